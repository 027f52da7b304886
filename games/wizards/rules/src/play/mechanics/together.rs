//! Cards that are played together: one is made ready, the next that it takes along is played with it, and both go together.

use crate::prelude::*;
use crate::state::Piece;

impl State {
    /// Makes a card ready: the next of its player's that it takes along is played with it.
    pub(crate) fn make_ready(&mut self, id: PieceId) {
        self.piece_mut(id).with = Some(id);
    }

    /// The card that a player has made ready, and has played nothing with yet.
    pub(crate) fn made_ready(&self, seat: Seat) -> Option<PieceId> {
        self.in_play.iter().copied().find(|id| {
            let piece = self.piece(*id);
            piece.owner == seat && piece.with == Some(*id)
        })
    }

    /// The card that was played with another.
    pub(crate) fn played_with(&self, with: PieceId) -> Option<PieceId> {
        let mut all = self.pieces.iter().enumerate();
        let at = all.position(|(at, piece)| piece.with == Some(with) && at != with.index());
        at.map(|at| PieceId(at as u16))
    }

    /// A card is played from the hand: with the one that its player has made ready, if that takes it along.
    pub(crate) fn goes_along(&mut self, id: PieceId) {
        if self.piece(id).zone != Zone::Hand {
            return;
        }
        let face = self.face(id);
        let takes = |ready: &PieceId| {
            let mut ops = self.face(*ready).uses.iter().flat_map(|ways| &ways.does);
            ops.any(|op| op.takes_along(face))
        };
        if let Some(ready) = self.made_ready(self.piece(id).owner).filter(takes) {
            self.piece_mut(ready).with = None;
            self.piece_mut(id).with = Some(ready);
        }
    }

    /// A card that never came into play takes along the one it was played with: a people that did not join.
    pub(crate) fn those_lost_part(&mut self, ctx: &mut Ctx<'_>) {
        let lost = |piece: &Piece| piece.zone == Zone::Discard && piece.with.is_some();
        if let Some(at) = self.pieces.iter().position(lost) {
            self.parts_from(PieceId(at as u16), ctx);
        }
    }

    /// A card has left: the card played with it goes, or the one it was played with.
    pub(crate) fn parts_from(&mut self, id: PieceId, ctx: &mut Ctx<'_>) {
        let with = self.piece_mut(id).with.take().filter(|with| *with != id);
        let with = with.or_else(|| self.played_with(id));
        if let Some(with) = with {
            self.piece_mut(with).with = None;
            if self.piece(with).zone.in_play() {
                self.discard(with, ctx);
            } else if let Some(link) = self.chain.iter_mut().find(|link| link.piece == with) {
                link.cancelled = true;
            }
        }
    }
}
