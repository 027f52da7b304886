//! Which cards does the hero discard?

use crate::prelude::*;

/// Which cards does the hero discard?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Discard {
    /// The hero.
    pub seat: Seat,
    /// Cards left.
    pub left: u8,
}

impl Ask for Discard {
    const CLAUSE: &'static str = "MEQ-7.8";
    const ID: &'static str = "quest-ask-discard";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "card": _, "discard";
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.hero(self.seat).hand.titles().map(Choice::Card).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = choice else { return };
        if self.left > 1 {
            state.frames.push(Self { left: self.left - 1, ..self });
        }
        state.discard(self.seat, card, ctx);
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0 || state.hero(self.seat).hand.is_empty())
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        message.with("left", self.left)
    }
}
