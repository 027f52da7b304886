//! Operations that are only done if something holds, or if the dice say so.

use super::super::prelude::*;
use crate::card::Keyword;

operations! {
    /// Two dice and the amount: below the number, the operation is done. The target's player rolls.
    "roll_under" => RollUnder { number: i8, by: Amount, does: &'static Op },
    /// Two dice and an amount: above the other amount, the operation is done. Who is tried rolls, or who bears the card.
    "roll_over" => RollOver { above: Amount, by: Amount, does: &'static Op },
    /// Each of them that is such a one is the target of the operation.
    "for_each" => ForEach { who: Who, kind: Kind, does: &'static Op },
    /// Two dice and the amount: not above the number, and nothing more of the action is done.
    "attempt" => Attempt { number: i8, by: Amount },
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

impl Does for RollOver {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let scope = deed.scope();
        let tried = scope.target_piece().or_else(|| scope.bearer(state));
        let seat = tried.map_or(deed.link.seat, |id| state.controller_of(id));
        let total = state.roll(seat, "card", ctx) + state.amount(&self.by, &scope);
        if total > state.amount(&self.above, &scope) {
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

impl ForEach {
    fn whom(&self, state: &State, scope: &Scope) -> Vec<PieceId> {
        let mut whom = state.who(self.who, scope);
        whom.retain(|id| state.piece_is(*id, &self.kind, scope));
        whom
    }
}

impl Does for ForEach {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in self.whom(state, &deed.scope()) {
            let link = state::Link { target: Target::Piece(id), ..*deed.link };
            self.does.does(Deed { link: &link, index: deed.index }, state, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let mut whom = self.whom(state, scope).into_iter();
        whom.any(|id| self.does.matters(state, &Scope { target: Target::Piece(id), ..*scope }))
    }

    fn is_of_company(&self) -> bool {
        self.who == Who::Company
    }

    fn is_barred_on_guard(&self) -> bool {
        self.does.is_barred_on_guard()
    }

    fn inner(&self) -> Option<&'static Op> {
        Some(self.does)
    }
}

impl Does for Attempt {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        let mut by = state.amount(&self.by, &deed.scope());
        if state.face(deed.link.piece).is(Keyword::Riddling) {
            by += state.wit(seat);
        }
        if let Some(who) = deed.scope().target_piece() {
            by += state.hampered(who, state.piece(deed.link.piece).card);
        }
        if state.roll(seat, "card", ctx) + by <= self.number {
            // The next frame waits on top.
            state.frames.pop();
        }
    }

    /// The effect that follows is what counts.
    fn is_price(&self, _: bool) -> bool {
        true
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

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        if self.test.holds(state, scope) { self.does.objection(state, scope) } else { Ok(()) }
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
