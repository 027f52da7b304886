//! Conditions about the card's state: stored, laid on another, eliminated.

use super::super::prelude::*;

conditions! {
    /// The card is stored.
    "stored" => Stored: |_, state, scope| its(state, scope).is_some_and(|card| card.stored.is_some());
    /// The card is stored at such a site.
    "stored_at" => StoredAt { kind: Kind }: |it, state, scope| {
        let stored = its(state, scope).and_then(|card| card.stored);
        stored.is_some_and(|site| state.site_is(site, &it.kind))
    };
    /// The card has been restored.
    "restored" => Restored: |_, state, scope| its(state, scope).is_some_and(|card| card.restored);
    /// The card was eliminated.
    "eliminated" => Eliminated: |_, state, scope| its(state, scope).is_some_and(|card| card.zone == Zone::Out);
}

/// The card that says it.
fn its<'a>(state: &'a State, scope: &Scope) -> Option<&'a state::Piece> {
    scope.piece().map(|id| state.piece(id))
}
