//! Shrewd Planning: which card of the combat stack comes back to hand?

use crate::combat::HERO;
use crate::prelude::*;

/// Shrewd Planning: which card of the combat stack comes back to hand?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBack;

impl Ask for TakeBack {
    const CLAUSE: &'static str = "MEQ-8.4e";
    const ID: &'static str = "quest-ask-take-back";

    fn who(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.seat))
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let Some(combat) = &state.combat else { return };
        let stack = &combat.stacks[HERO];
        // Not the card itself, which lies on top, unless the table says so (MEQ-B21).
        let most = stack.len().saturating_sub(usize::from(!state.options.take_back));
        let others = stack.iter().take(most).collect::<crate::state::HeroPile>();
        others.sorted().titles().map(Choice::Card).for_each(offer);
    }

    fn answer(self, state: &mut State, seat: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Card(card) = choice
            && let Some(combat) = &mut state.combat
        {
            combat.stacks[HERO].take(card);
            state.hero_mut(seat).take_openly(card);
            ctx.tell(|| Event::TookBack { seat, card });
        }
    }
}

/// Another card of the stack comes back.
pub fn now(state: &mut State) {
    state.frames.push(TakeBack);
}
