//! Does a hero hand over what another asks for?

use crate::prelude::*;
use crate::trade::Goods;

/// Does a hero hand over what another asks for?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Consent {
    /// The hero asked.
    pub seat: Seat,
    /// The hero who asks.
    pub to: Seat,
    /// The thing asked for.
    pub what: Goods,
}

impl Ask for Consent {
    const CLAUSE: &'static str = "MEQ-5.3h";
    const ID: &'static str = "quest-ask-consent";
    crate::ask::buttons! {
        "yes": "consent", _;
        "no": "refuse", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Yes);
        offer(Choice::No);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        state.answer_trade(self.seat, self.to, self.what, choice == Choice::Yes, ctx);
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        let message = message.with("hero", self.to);
        match self.what {
            Goods::Favor => message.with("what", "quest-favor"),
            Goods::Item(item) => message.with("what", item),
            Goods::Quest(quest) => message.with("what", quest),
        }
    }
}
