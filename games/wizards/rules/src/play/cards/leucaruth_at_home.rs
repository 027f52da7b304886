//! Leucaruth at home: while that one sleeps, of the great Dragons one wakes in a turn.

use super::prelude::*;
use crate::card::Face;

statics! {
    /// One manifestation of a unique Dragon is played in a turn.
    "one_dragon" => OneDragon;
}

/// Is it a manifestation of a unique Dragon?
fn is_great_dragon(face: &Face) -> bool {
    face.race == Some(Race::Dragon) && face.unique
}

impl State {
    /// Has one of the great Dragons been played this turn, where no other may follow?
    pub(crate) fn may_wake(&self, card: CardId) -> Verdict {
        let bound = || self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::OneDragon));
        require(!(self.turn.woken && is_great_dragon(card.get()) && bound()), Why::ONCE)
    }

    /// A card is played: is it one of the great Dragons?
    pub(crate) fn wakes(&mut self, card: CardId) {
        self.turn.woken |= is_great_dragon(card.get());
    }
}
