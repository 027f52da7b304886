//! Statics on the kinds of sites, and on cards that lie on them.

use super::super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// A site counts as another kind, to heal there and to play hazards.
    "counts_as" => CountsAs { site: SiteId, kind: SiteKind }: |_| Touches::PLACES;
    /// Characters at the site on which it lies are healed as in a haven.
    "cures" => Cures;
    /// The site on which it lies counts as another kind.
    "becomes" => Becomes { kind: SiteKind };
    /// The site on which it lies has no automatic-attacks.
    "unguarded" => Unguarded;
    /// Companies at the site are besieged.
    "besieges" => Besieges;
}
