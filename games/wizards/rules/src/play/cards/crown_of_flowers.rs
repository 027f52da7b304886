//! Crown of Flowers: one resource is played, and is in play, as in the full of the day. The crown is taken up first; then
//! the next resource that its player plays from the hand is played with it, and both go together.

use super::prelude::*;
use crate::card::Face;

/// The cards that bring day, and night.
const DAY: &str = "gates_of_morning";
const NIGHT: &str = "doors_of_night";

operations! {
    /// The next resource of the hand is played with this card.
    "crown" => Crown,
}

impl Does for Crown {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.make_ready(deed.link.piece);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let free = |id: PieceId| state.piece(id).with.is_none() && state.played_with(id).is_none();
        require(scope.piece().is_some_and(free), Why::ONCE)
    }

    fn takes_along(&self, face: &Face) -> bool {
        face.is_resource()
    }
}

impl State {
    /// Does a card see the day, whatever is in play?
    fn sees_day(&self, id: PieceId) -> bool {
        let piece = self.piece(id);
        if let Some(crown) = piece.with {
            return crown != id;
        }
        let may_come = piece.zone == Zone::Hand && self.face(id).is_resource();
        may_come && self.made_ready(piece.owner).is_some()
    }

    /// The day or night that a card sees, if it sees one of its own.
    pub(crate) fn day_or_night(&self, id: PieceId, card: CardId) -> Option<bool> {
        let name = &*card.get().id;
        let asked = name == DAY || name == NIGHT;
        (asked && self.sees_day(id)).then_some(name == DAY)
    }
}
