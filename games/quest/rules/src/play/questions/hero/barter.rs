//! Two heroes are with the active one: which things does one of them hand to the other?

use crate::prelude::*;

/// What does a hero whose turn it is not hand to another? A hero with nothing to give is not asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Barter {
    /// The giver.
    pub seat: Seat,
    /// The receiver.
    pub to: Seat,
}

impl Ask for Barter {
    const CLAUSE: &'static str = "MEQ-5.3h";
    const ID: &'static str = "quest-ask-barter";
    crate::ask::buttons! {
        "done": "done-give", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.offer_gifts(self.seat, self.to, offer);
        offer(Choice::Done);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        state.may_trade(self.seat, choice)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice != Choice::Done {
            state.frames.push(self);
            state.trade(self.seat, choice, ctx);
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("hero", self.to)
    }
}
