//! Crown of Flowers: one resource is played, and is in play, as in the full of the day. The crown is taken up first; then
//! the next resource of its player that minds the day or the night is played with it, and both go together.

use super::prelude::*;
use crate::card::Face;

/// The cards that bring day, and night.
const DAY: &str = "gates_of_morning";
const NIGHT: &str = "doors_of_night";

operations! {
    /// The next resource that minds day or night is played with this card.
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

/// Does something on a card depend on day or night?
fn minds_day(face: &Face) -> bool {
    let says = |text: String| text.contains(DAY) || text.contains(NIGHT);
    let ways = || face.modes.iter().chain(&face.uses);
    let tests = ways().flat_map(|mode| &mode.tests).chain(&face.needs).chain(&face.leaves);
    let does = ways().flat_map(|mode| &mode.does).chain(face.on.iter().flat_map(|on| &on.does));
    face.has.iter().any(|one| says(cardlang::write(one)))
        || tests.chain(face.on.iter().flat_map(|on| &on.tests)).any(|one| says(cardlang::write(one)))
        || does.into_iter().any(|one| says(cardlang::write(one)))
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
        let coming = matches!(piece.zone, Zone::Hand | Zone::Chain) && self.face(id).is_resource();
        coming && self.crown_taken_up(piece.owner).is_some() && minds_day(self.face(id))
    }

    /// The day or night that a card sees, if it sees one of its own.
    pub(crate) fn day_or_night(&self, id: PieceId, card: CardId) -> Option<bool> {
        let name = &*card.get().id;
        let asked = name == DAY || name == NIGHT;
        (asked && self.sees_day(id)).then_some(name == DAY)
    }

    /// A card is played from the hand: with the crown that its player has taken up, if it minds the day.
    pub(crate) fn crown_it(&mut self, id: PieceId) {
        if !self.face(id).is_resource() || !minds_day(self.face(id)) {
            return;
        }
        if let Some(crown) = self.crown_taken_up(self.piece(id).owner) {
            self.piece_mut(crown).crown = None;
            self.piece_mut(id).crown = Some(crown);
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
