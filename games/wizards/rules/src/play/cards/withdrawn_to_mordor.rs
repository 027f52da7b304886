//! Withdrawn to Mordor: an agent goes, or whatever waits on guard.

use super::prelude::*;

operations! {
    /// Discards the agent, if its mind is at most `mind`; else returns it to its player's hand.
    "withdraw" => Withdraw { mind: i8 },
    /// The card on guard at the company's site is discarded.
    "unguard" => Unguard,
}

impl Does for Withdraw {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.who(Who::Target, &deed.scope()) {
            let weak = state.face(id).mind.is_some_and(|mind| mind <= self.mind);
            state.leave(id, if weak { Zone::Discard } else { Zone::Hand }, ctx);
        }
    }
}

/// The cards on guard for the company.
fn guards(state: &State, scope: &Scope) -> Vec<PieceId> {
    let all = state.pieces.iter().enumerate();
    let on_guard = all.filter(|(_, piece)| scope.company.is_some_and(|id| piece.zone == Zone::Guard(id)));
    // A creature that was turned up is no longer on guard.
    let shown = scope.its_company(state).and_then(|company| company.ambush);
    on_guard.map(|(at, _)| PieceId(at as u16)).filter(|id| Some(*id) != shown).collect()
}

impl Does for Unguard {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let scope = deed.scope();
        for id in guards(state, &scope) {
            let seat = state.piece(id).owner;
            // SATM-1.8: face down, as it lay.
            state.put(id, Zone::Discard);
            ctx.tell(|| Event::GuardGone { seat });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !guards(state, scope).is_empty()
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
