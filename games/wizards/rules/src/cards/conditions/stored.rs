//! Conditions about the card's state: stored, laid on another, eliminated.

use super::super::prelude::*;

conditions! {
    /// The card is stored.
    "stored" => Stored: |_, state, scope| state.piece(scope.this).stored.is_some();
    /// The player has stored a card of this name.
    "has_stored" => HasStored { card: CardId }: |it, state, scope| {
        state.stored_card(scope.seat, it.card).is_some()
    };
    /// No other copy of the card is turned, or stored.
    "foremost" => Foremost: |_, state, scope| state.is_foremost(scope.this);
    /// The card is stored at such a site.
    "stored_at" => StoredAt { kind: Kind }: |it, state, scope| {
        state.piece(scope.this).stored.is_some_and(|site| state.site_is(site, &it.kind))
    };
    /// The card lies on one of this name.
    "laid_on" => LaidOn { card: CardId }: |it, state, scope| match state.piece(scope.this).zone {
        Zone::On(on) => state.piece(on).card == it.card,
        _ => false,
    };
    /// The card lies on such a one.
    "lies_on" => LiesOn { kind: Kind }: |it, state, scope| match state.piece(scope.this).zone {
        Zone::On(on) => state.piece_is(on, &it.kind, scope),
        _ => false,
    };
    /// The card was stored with the one on which it lay.
    "stored_with" => StoredWith: |_, state, scope| {
        let piece = state.piece(scope.this);
        matches!(piece.zone, Zone::Won(_)) && piece.stored.is_none()
    };
    /// The card has been restored.
    "restored" => Restored: |_, state, scope| state.piece(scope.this).restored;
    /// The card was eliminated.
    "eliminated" => Eliminated: |_, state, scope| state.piece(scope.this).zone == Zone::Out;
}

impl State {
    /// Is no other copy of a turned card in play, or stored, on either side?
    fn is_foremost(&self, id: PieceId) -> bool {
        let of = self.piece(id).card;
        let mut others = self.pieces.iter().enumerate().filter(|(at, _)| *at != id.index());
        others.all(|(_, other)| {
            let turned = other.zone.in_play() && other.status != state::Status::Untapped;
            let stored = other.stored.is_some() && matches!(other.zone, Zone::Won(_));
            other.card != of || !(turned || stored)
        })
    }
}
