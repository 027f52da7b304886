//! Map to Mithril: the find of Moria is forged into a weapon.

use super::prelude::*;

operations! {
    /// The card itself is laid on the target.
    "temper" => Temper,
}

conditions! {
    /// The card lies on such a one.
    "lies_on" => LiesOn { kind: Kind }: |it, state, scope| match scope.piece().map(|id| state.piece(id).zone) {
        Some(Zone::On(on)) => state.piece_is(on, &it.kind, scope),
        _ => false,
    };
}

impl Does for Temper {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(item) = deed.scope().target_piece().filter(|id| state.piece(*id).zone.in_play()) {
            state.put(deed.link.piece, Zone::On(item));
        }
    }
}
