//! How many dice go to the Hunt Box?

use crate::prelude::*;

/// How many dice go to the Hunt Box?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Allocate;

impl Ask for Allocate {
    type Answer = u8;
    const CLAUSE: &'static str = "GDA-3.7";
    const ID: &'static str = "war-ask-allocate";
    const WHO: Who = Who::Of(Side::Shadow);

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        // One more than may be, and why not.
        let most = (state.hunt_bounds().1 + 1).min(state.pool(Side::Shadow));
        (0..=most).map(Choice::Count).for_each(offer);
    }

    fn objection(&self, state: &State, count: u8) -> Verdict {
        let (least, most) = state.hunt_bounds();
        require(count >= least, Why::HUNT_LEAST)?;
        require(count <= most, Why::HUNT_MOST)
    }

    fn answer(self, state: &mut State, count: u8, ctx: &mut Ctx<'_>) {
        state.hunt_box[Side::Shadow] = count;
        ctx.tell(|| Event::Allocated { dice: count });
    }
}
