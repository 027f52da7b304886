//! Conditions about the card's state: stored, laid on another, eliminated.

use super::super::prelude::*;

conditions! {
    /// The card is stored.
    "stored" => Stored: |_, state, scope| state.piece(scope.this).stored.is_some();
    /// The card is stored at such a site.
    "stored_at" => StoredAt { kind: Kind }: |it, state, scope| {
        state.piece(scope.this).stored.is_some_and(|site| state.site_is(site, &it.kind))
    };
    /// The card has been restored.
    "restored" => Restored: |_, state, scope| state.piece(scope.this).restored;
    /// The card was eliminated.
    "eliminated" => Eliminated: |_, state, scope| state.piece(scope.this).zone == Zone::Out;
}
