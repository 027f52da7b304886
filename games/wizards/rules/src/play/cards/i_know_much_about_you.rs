//! I Know Much about You: who is known is no agent any more, and one of many blows does not fall.

use super::prelude::*;

conditions! {
    /// The attack is one of several of a creature.
    "one_of_several" => OneOfSeveral: |_, state, _| state.combat.as_ref().is_some_and(|combat| {
        matches!(combat.source, Source::Creature(..)) && state.attacks_of(combat) > 1
    });
}

operations! {
    /// The last declared effect for which an agent of the opponent tapped is cancelled.
    "see_through" => SeeThrough,
}

/// The index of that action in the chain.
fn tapped_for(state: &State, seat: Seat) -> Option<usize> {
    state.chain.iter().rposition(|link| {
        let agent = state.face(link.piece).kind == CardKind::Agent && link.seat == other(seat);
        let taps = state.mode_of(link.piece, link.does).is_some_and(|mode| {
            mode.cost.iter().any(|cost| matches!(cost, Cost::TapSelf | Cost::TapBearer | Cost::Tap(_)))
        });
        agent && taps && !link.cancelled
    })
}

impl Does for SeeThrough {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(at) = tapped_for(state, deed.link.seat) {
            state.chain[at].cancelled = true;
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(tapped_for(state, scope.seat).is_some(), Why::NO_TARGET)
    }
}
