//! Which cards pay for the path?

use crate::prelude::*;

/// Which cards pay for the path?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pay {
    /// The hero.
    pub seat: Seat,
    /// The end of the path.
    pub to: Place,
    /// Cards still to pay.
    pub left: u8,
}

impl Ask for Pay {
    const CLAUSE: &'static str = "MEQ-5.3a";
    const ID: &'static str = "quest-ask-pay";
    crate::ask::buttons! {
        "card": _, "pay";
    }
    // That there is one answer only would tell what is in hand.
    const AUTO: bool = false;

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.hero(self.seat).hand.titles().map(Choice::Card).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = choice else { return };
        state.discard(self.seat, card, ctx);
        if self.left > 1 && !state.hero(self.seat).hand.is_empty() {
            state.frames.push(Self { left: self.left - 1, ..self });
        } else {
            state.enter(self.seat, self.to, ctx);
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        let last = u8::from(state.pays_the_last(self.seat, self.left));
        message.with("left", self.left).with("place", self.to).with("last", last)
    }
}
