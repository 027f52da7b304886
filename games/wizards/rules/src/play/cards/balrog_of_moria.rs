//! Balrog of Moria: while he is abroad the Golden Wood is no refuge without its Lady.

use super::conditions::standing;
use super::prelude::*;
use crate::card::SiteKind;

conditions! {
    /// A card of this name is at such a site.
    "stands_at" => StandsAt { card: CardId, kind: Kind }: |it, state, _| {
        standing(state, it.card).any(|company| state.site_is(company.site, &it.kind))
    };
}

statics! {
    /// A site counts as another kind, to heal there and to play hazards.
    "counts_as" => CountsAs { site: SiteId, kind: SiteKind }: |_| Touches::PLACES;
}
