//! Pass the Doors of Dol Guldur: whoever is the first to have been there keeps it.

use super::prelude::*;

conditions! {
    /// No other copy of the card is turned, or stored.
    "foremost" => Foremost: |_, state, scope| scope.piece().is_some_and(|id| state.is_foremost(id));
}

impl State {
    /// Is no other copy of a card turned in play, or stored, whoever's?
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
