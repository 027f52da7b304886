//! Where does a routed Army of the Shadow flee to?

use serde::{Deserialize, Serialize};
use table::{Message, Seat};

use crate::ask::Ask;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::nation::Side;
use crate::region::Region;
use crate::state::State;
use crate::why::{Verdict, Why, unless};
use crate::wording::Words;
use crate::{clause, wording};

/// Where does a routed Army of the Shadow flee to?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rout(pub Region);

impl Ask for Rout {
    const CLAUSE: &'static str = clause::RETREAT;
    const ID: &'static str = "war-ask-rout";

    fn who(&self, state: &State) -> Seat {
        state.decider(Side::Shadow)
    }

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("at", self.0.term())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        self.0.near().iter().for_each(|to| offer(Choice::To(to)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(to) => unless(state.flights_from(self.0).has(to), Why::RETREAT_NOT_FREE),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::to(choice, "war-choice-flee", "war-effect-flee")?;
        Some(wording::with(words, "from", self.0.term()))
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::To(to) = choice else { return };
        let (from, side) = (self.0, Side::Shadow);
        let force = state.force_in(from, side);
        ctx.tell(|| Event::Retreated { from, to, side });
        state.fall_back(from, to, &force);
    }
}
