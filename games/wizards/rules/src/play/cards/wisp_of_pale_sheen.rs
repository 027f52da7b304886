//! Wisp of Pale Sheen: a character with too weak a mind who looks at it stands there dazed.

use super::prelude::*;
use crate::mechanics::Against;

operations! {
    /// Taps the target of the strike, if the mind is not greater than its prowess. A character without a mind
    /// is not dazed.
    "daze" => Daze,
}

impl Does for Daze {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some((at, combat)) = deed.scope().target_piece().zip(state.combat.as_ref()) else {
            return;
        };
        let mind = state.number(at, Stat::Mind, Against::Nothing);
        let weak = state.face(at).mind.is_some() && mind <= state.attack_prowess(combat);
        if weak && state.is_untapped(at) {
            state.tap(at);
        }
    }
}
