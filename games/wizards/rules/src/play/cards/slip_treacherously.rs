//! Slip Treacherously: borne items cannot be used.

use super::prelude::*;

operations! {
    /// Every untapped item in play taps.
    "tap_items" => TapItems,
}

impl TapItems {
    fn items(state: &State) -> Vec<PieceId> {
        let items = state.in_play.iter().copied().filter(|id| state.face(*id).class.is_some());
        items.filter(|id| state.is_untapped(*id)).collect()
    }
}

impl Does for TapItems {
    fn does(&self, _: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in Self::items(state) {
            state.tap(id);
            let card = state.piece(id).card;
            ctx.tell(|| Event::Turned { card });
        }
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        !Self::items(state).is_empty()
    }
}
