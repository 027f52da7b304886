//! Andúril: once it is made anew it is laid on Narsil, and adds to it wherever that goes.

use crate::ids::CardId;
use crate::state::{Link, State, Zone};

impl State {
    /// Lays the card on one of this name that a character of its player bears.
    pub(in crate::rules) fn lay_on(&mut self, link: &Link, card: CardId) {
        let borne = self.in_play.iter().copied().find(|id| {
            let piece = self.piece(*id);
            piece.card == card && piece.owner == link.seat && self.bearer(*id).is_some()
        });
        if let Some(on) = borne {
            self.put(link.piece, Zone::On(on));
            self.piece_mut(link.piece).stored = None;
        }
    }
}
