//! Operations that restore.

use super::super::prelude::*;

operations! {
    /// A stored card of this name is laid on the item, which is whole from then on.
    "restore" => Restore { with: CardId },
}

impl Does for Restore {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let item = deed.link.piece;
        if let Some(id) = state.stored_card(deed.link.seat, self.with)
            && state.piece(item).zone.in_play()
        {
            state.put(id, Zone::On(item));
            state.piece_mut(id).stored = None;
            state.piece_mut(item).restored = true;
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let whole = scope.piece().is_none_or(|id| state.piece(id).restored);
        !whole && state.stored_card(scope.seat, self.with).is_some()
    }
}
