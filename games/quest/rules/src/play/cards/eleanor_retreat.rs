//! Retreat: where does Eleanor go, ending the combat?

use crate::prelude::*;
use crate::steps::arrival::Coming;

/// Retreat: where does Eleanor go, ending the combat?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Flee;

impl Ask for Flee {
    const CLAUSE: &'static str = "MEQ-8.12";
    const ID: &'static str = "quest-ask-retreat";
    crate::ask::buttons! {
        "no": "no-retreat", _;
    }

    fn who(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(combat.seat))
    }

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.pack.map.adjacent[state.hero(seat).at.index()].iter().map(Choice::At).for_each(&mut *offer);
        offer(Choice::No);
    }

    fn answer(self, state: &mut State, seat: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::At(to) = choice {
            // The consequences of the arrival follow when the combat is over.
            state.stand_at(seat, to, Coming::Card, ctx);
            if let Some(combat) = &mut state.combat {
                combat.early = true;
            }
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.in_combat(message)
    }
}

/// Unhurt, she may end the combat, go to an adjacent place and go on with her turn.
pub fn after(state: &mut State) {
    if !state.concluded && !state.foe_fallen() {
        state.frames.push(Flee);
    }
}
