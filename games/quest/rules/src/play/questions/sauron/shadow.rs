//! Does Sauron play a shadow card at this moment?

use crate::effect::Moment;
use crate::prelude::*;

/// Does Sauron play a shadow card at this moment?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ShadowWindow {
    pub moment: Moment,
    /// The hero concerned.
    pub seat: Seat,
}

impl State {
    /// Sauron may play a card: this moment of a hero's has come.
    pub(crate) fn shadow_moment(&mut self, moment: Moment, seat: Seat) {
        self.frames.push(ShadowWindow { moment, seat });
    }
}

impl Ask for ShadowWindow {
    const CLAUSE: &'static str = "MEQ-5.5";
    const ID: &'static str = "quest-ask-shadow";
    const AUTO: bool = false;
    crate::ask::buttons! {
        "no": "no-shadow", _;
    }

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::No);
        state.sauron.shadows.titles().map(Choice::Shadow).for_each(offer);
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        // By open knowledge: whether he is asked reveals nothing of his hand.
        Moot::lapses(!state.shadow_possible(self.moment, self.seat))
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        match choice {
            Choice::Shadow(card) => state.may_play_shadow(card, self.moment, self.seat),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Shadow(card) = choice {
            state.play_shadow(card, self.seat, ctx);
        }
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.placed(message, self.seat)
    }
}
