//! Statics on the kinds of sites, and on cards that lie on them.

use super::super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// Characters at the site on which it lies are healed as in a haven.
    "cures" => Cures;
    /// One such permanent-event in play, if there is any, must attack whoever enters the site: one automatic-attack more. It is discarded
    /// afterwards, and nobody's prize.
    "wakes" => Wakes { kind: Kind };
    /// The site on which it lies counts as another kind.
    "becomes" => Becomes { kind: SiteKind };
}
