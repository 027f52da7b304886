//! Strider: he shows who he is, and Aragorn takes his place with all that he has.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;

operations! {
    /// This card of the hand takes the place of the character, which leaves the game, and has all that was its own.
    "become" => Become { card: CardId },
}

impl Does for Become {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if let Some(new) = state.in_hand(deed.link.seat, self.card) {
            ctx.journal.reveal();
            state.becomes(deed.link.piece, new, ctx);
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(state.in_hand(scope.seat, self.card).is_some(), Why::NOT_IN_HAND)?;
        let mut all = state.pieces.iter();
        let taken = |zone: Zone| zone.in_play() || matches!(zone, Zone::Out | Zone::Won(_) | Zone::Chain);
        let elsewhere = all.any(|piece| piece.card == self.card && taken(piece.zone));
        require(!elsewhere, Why::UNIQUE)?;
        let room = |id: PieceId| state.room_instead(scope.seat, id, self.card);
        require(scope.piece().is_some_and(room), Why::MIND)
    }
}

impl State {
    /// Puts one character in the place of another: its cards, its followers and its company. The old one is
    /// not eliminated, but out of the game.
    fn becomes(&mut self, old: PieceId, new: PieceId, ctx: &mut Ctx<'_>) {
        let Some(company) = self.company_of(old) else { return };
        let (seat, status) = (self.piece(old).owner, self.piece(old).status);
        self.put(new, Zone::Company(company));
        self.piece_mut(new).status = status;
        self.piece_mut(new).fresh = true;
        for held in self.held(old) {
            self.piece_mut(held).zone = Zone::On(new);
        }
        for piece in self.pieces.iter_mut().filter(|piece| piece.leader == Some(old)) {
            piece.leader = Some(new);
        }
        self.put(old, Zone::Unused);
        let (card, site) = (self.piece(new).card, self.company(company).site);
        ctx.tell(|| Event::Joined { seat, card, site });
        self.members_changed(company, ctx);
    }
}
