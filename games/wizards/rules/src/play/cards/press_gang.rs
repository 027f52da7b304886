//! Press-gang: a discarded character is taken along.

use super::prelude::*;

statics! {
    /// A character that would be discarded lies with it instead, and the cards on it are discarded; one that
    /// lay there before returns to the hand.
    "presses" => Presses;
}

impl State {
    /// The press-gang that takes a character about to leave play, if it would be discarded.
    pub(crate) fn pressed_by(&self, id: PieceId, to: Zone) -> Option<PieceId> {
        let goes = to == Zone::Discard && self.is_character(id);
        let mut gangs =
            self.in_play.iter().copied().filter(|card| self.face(*card).has.contains(&Static::Presses));
        gangs.find(|_| goes)
    }

    /// Takes a character along.
    pub(crate) fn press(&mut self, id: PieceId, gang: PieceId, ctx: &mut Ctx<'_>) {
        for before in self.held(gang) {
            self.leave(before, Zone::Hand, ctx);
        }
        self.set_beside(id, gang, ctx);
        let (seat, card) = (self.piece(id).owner, self.piece(id).card);
        ctx.tell(|| Event::Discarded { seat, card });
    }
}
