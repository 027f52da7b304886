//! Crown of Flowers: one resource is played, and is in play, as in the full of the day. The crown is taken up first; then
//! the next resource that its player plays from the hand is played with it, and both go together.

use super::prelude::*;

/// The cards that bring day, and night.
const DAY: &str = "gates_of_morning";
const NIGHT: &str = "doors_of_night";

operations! {
    /// The next resource of the hand is played with this card.
    "crown" => Crown,
}

impl Does for Crown {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.piece_mut(deed.link.piece).crown = Some(deed.link.piece);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let free = |id: PieceId| state.piece(id).crown.is_none() && state.crowned_by(id).is_none();
        require(scope.piece().is_some_and(free), Why::ONCE)
    }
}

impl State {
    /// The resource that was played with a crown.
    fn crowned_by(&self, crown: PieceId) -> Option<PieceId> {
        let at = self
            .pieces
            .iter()
            .enumerate()
            .position(|(at, piece)| piece.crown == Some(crown) && at != crown.index());
        at.map(|at| PieceId(at as u16))
    }

    /// The crown that a player has taken up, and has played nothing with yet.
    fn crown_taken_up(&self, seat: Seat) -> Option<PieceId> {
        self.in_play.iter().copied().find(|id| {
            let piece = self.piece(*id);
            piece.owner == seat && piece.crown == Some(*id)
        })
    }

    /// Does a card see the day, whatever is in play?
    pub(crate) fn sees_day(&self, id: PieceId) -> bool {
        let piece = self.piece(id);
        if let Some(crown) = piece.crown {
            return crown != id;
        }
        let may_come = piece.zone == Zone::Hand && self.face(id).is_resource();
        may_come && self.crown_taken_up(piece.owner).is_some()
    }

    /// The day or night that a card sees, if it sees one of its own.
    pub(crate) fn day_or_night(&self, id: PieceId, card: CardId) -> Option<bool> {
        let name = &*card.get().id;
        let asked = name == DAY || name == NIGHT;
        (asked && self.sees_day(id)).then_some(name == DAY)
    }

    /// A card is about to be played: with the crown that its player has taken up, if it is a resource of the hand.
    pub(crate) fn crown_it(&mut self, id: PieceId) {
        if !self.face(id).is_resource() || self.piece(id).zone != Zone::Hand {
            return;
        }
        if let Some(crown) = self.crown_taken_up(self.piece(id).owner) {
            self.piece_mut(crown).crown = None;
            self.piece_mut(id).crown = Some(crown);
        }
    }

    /// A resource that never came into play takes its crown with it: a people that did not join.
    pub(crate) fn crowns_fall(&mut self, ctx: &mut Ctx<'_>) {
        let lost = |piece: &crate::state::Piece| piece.zone == Zone::Discard && piece.crown.is_some();
        if let Some(at) = self.pieces.iter().position(lost) {
            self.crown_falls(PieceId(at as u16), ctx);
        }
    }

    /// A card has left: the card played with it goes, or the one it was played with.
    pub(crate) fn crown_falls(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        let with = self.piece_mut(id).crown.take().filter(|with| *with != id);
        let with = with.or_else(|| self.crowned_by(id));
        if let Some(with) = with {
            self.piece_mut(with).crown = None;
            if self.piece(with).zone.in_play() {
                self.discard(with, ctx);
            } else if let Some(link) = self.chain.iter_mut().find(|link| link.piece == with) {
                link.cancelled = true;
            }
        }
    }
}
