//! What sites count as, and what lies upon them.

use super::super::prelude::*;
use crate::card::SiteKind;

statics! {
    /// A site counts as another kind, to heal there and to play hazards.
    "counts_as" => CountsAs { site: SiteId, kind: SiteKind }: |_| Touches::PLACES;
    /// Whoever is at the site is besieged.
    "besieges" => Besieges;
}
