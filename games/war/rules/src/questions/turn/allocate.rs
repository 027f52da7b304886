//! How many dice go to the Hunt Box?

use crate::prelude::*;

/// How many dice go to the Hunt Box?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Allocate;

impl Ask for Allocate {
    const CLAUSE: &'static str = clause::ALLOCATION;
    const ID: &'static str = "war-ask-allocate";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        // One more than may be, and why not.
        let most = (state.hunt_bounds().1 + 1).min(state.pool(Side::Shadow));
        (0..=most).map(Choice::Count).for_each(offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Count(count) => {
                let (least, most) = state.hunt_bounds();
                unless(count >= least, Why::HUNT_LEAST)?;
                unless(count <= most, Why::HUNT_MOST)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Count(count) = choice {
            state.hunt_box[Side::Shadow] = count;
            ctx.tell(|| Event::Allocated { dice: count });
        }
    }
}
