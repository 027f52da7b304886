//! Half an Eye Open: a Dragon looks at somebody before it strikes at anybody.

use super::prelude::*;

operations! {
    /// The target faces the first strike of the attack that is given.
    "single_out" => SingleOut,
}

impl Does for SingleOut {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let at = deed.scope().target_piece();
        if let Some(combat) = state.combat.as_mut().filter(|combat| !combat.assigned) {
            combat.singled_out = at;
        }
    }

    /// Without a strike, or with one for each, no member is first; and neither is one that no strike reaches.
    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let combat = state.combat.as_ref().ok_or(Why::NOT_NOW)?;
        require(!combat.each && state.attack_strikes(combat) > 0, Why::CONDITION)?;
        let reached = |id: PieceId| !state.out_of_reach(id, combat);
        require(scope.target_piece().is_none_or(reached), Why::OUT_OF_REACH)
    }
}

impl State {
    /// Whoever was singled out faces the first strike, if there still is one, and nobody but the attacker has had a say.
    pub(crate) fn strike_the_singled_out(&mut self, ctx: &mut Ctx<'_>) {
        let chosen = self.combat.as_ref().and_then(|combat| combat.singled_out);
        let open = |id: &PieceId| self.strikes_left() > 0 && self.without_strike().contains(id);
        if let Some(at) = chosen.filter(open) {
            self.give_strike(at, ctx);
        }
    }
}
