//! Deftness of Agility: a Dragon strikes twice at one.

use super::prelude::*;

operations! {
    /// Lets the attacker give a strike of this attack to a character who has one already; its prowess changes by `by`.
    "double_up" => DoubleUp { by: i8 },
}

impl Does for DoubleUp {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Attack, deed.link);
    }

    /// An attack of one strike has no second.
    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let several = |combat: &Combat| !combat.each && state.attack_strikes(combat) > 1;
        require(state.combat.as_ref().is_some_and(several), Why::CONDITION)
    }
}

impl State {
    /// The first unused right to a second strike at one character: the change of prowess.
    pub(crate) fn doubling(&self) -> Option<(usize, i8)> {
        self.lasting.iter().enumerate().find_map(|(at, lasting)| match lasting.change.op() {
            Some(Op::DoubleUp(DoubleUp { by })) => Some((at, *by)),
            _ => None,
        })
    }

    /// Gives a second strike to a character who has one.
    pub(crate) fn give_second_strike(&mut self, at: PieceId, ctx: &mut Ctx<'_>) {
        let Some((used, by)) = self.doubling() else { return };
        self.lasting.remove(used);
        self.give_strike(at, ctx);
        if let Some(strike) = self.combat.as_mut().and_then(|combat| combat.given.last_mut()) {
            strike.more_prowess = by;
        }
    }
}
