//! Statics on the kinds of sites, and on cards that lie on them.

use super::super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// Characters at the site on which it lies are healed as in a haven.
    "cures" => Cures;
    /// The site on which it lies counts as another kind.
    "becomes" => Becomes { kind: SiteKind };
}
