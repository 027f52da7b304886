//! Operations that are only done if something holds, or if the dice say so.

use super::super::prelude::*;

operations! {
    /// Two dice and the amount: below the number, the operation is done. The target's player rolls.
    "roll_under" => RollUnder { number: i8, by: Amount, does: &'static Op },
    /// Only under a condition.
    "if" => OnlyIf { test: Condition, does: &'static Op },
}

impl Does for RollUnder {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let scope = deed.scope();
        let seat = scope.target_piece().map_or(deed.link.seat, |id| state.controller_of(id));
        if state.roll(seat, "card", ctx) + state.amount(&self.by, &scope) < self.number {
            self.does.does(deed, state, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        self.does.matters(state, scope)
    }

    fn is_barred_on_guard(&self) -> bool {
        self.does.is_barred_on_guard()
    }

    fn inner(&self) -> Option<&'static Op> {
        Some(self.does)
    }
}

impl Does for OnlyIf {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.test.holds(state, &deed.scope()) {
            self.does.does(deed, state, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        self.test.holds(state, scope) && self.does.matters(state, scope)
    }

    fn is_price(&self, own: bool) -> bool {
        self.does.is_price(own)
    }

    fn checks(&self) -> Option<Who> {
        self.does.checks()
    }

    fn is_barred_on_guard(&self) -> bool {
        self.does.is_barred_on_guard()
    }

    fn inner(&self) -> Option<&'static Op> {
        Some(self.does)
    }
}
