//! Andúril: once it is made anew it is laid on Narsil, and adds to it wherever that goes.

use super::prelude::*;

operations! {
    /// The card is laid on one of this name that its player's character bears.
    "lay_on" => LayOn { card: CardId },
}

conditions! {
    /// The card was stored with the one on which it lay.
    "stored_with" => StoredWith: |_, state, scope| {
        let piece = scope.piece().map(|id| state.piece(id));
        piece.is_some_and(|piece| matches!(piece.zone, Zone::Won(_)) && piece.stored.is_none())
    };
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
