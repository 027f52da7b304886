//! Andúril: once it is made anew it is laid on Narsil, and adds to it wherever that goes.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::ctx::Ctx;
use crate::ids::CardId;
use crate::state::{State, Zone};

operations! {
    /// The card is laid on one of this name that its player's character bears.
    "lay_on" => LayOn { card: CardId },
}

impl Does for LayOn {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let link = deed.link;
        let borne = state.in_play.iter().copied().find(|id| {
            let piece = state.piece(*id);
            piece.card == self.card && piece.owner == link.seat && state.bearer(*id).is_some()
        });
        if let Some(on) = borne {
            state.put(link.piece, Zone::On(on));
            state.piece_mut(link.piece).stored = None;
        }
    }
}
