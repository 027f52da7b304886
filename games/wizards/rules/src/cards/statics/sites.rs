//! What sites count as, and what lies upon them.

use super::super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// A site counts as another kind, to heal there and to play hazards.
    "counts_as" => CountsAs { site: SiteId, kind: SiteKind }: |_| Touches::PLACES;
    /// Whoever is at the site on which it lies is healed as in a haven.
    "cures" => Cures;
    /// The site on which it lies counts as another kind.
    "becomes" => Becomes { kind: SiteKind };
    /// The site on which it lies has no automatic-attacks.
    "unguarded" => Unguarded;
    /// Whoever is at the site is besieged.
    "besieges" => Besieges;
}
