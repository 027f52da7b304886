//! Which option of an event card is taken? Fields: the card, and the effect's place in its list.

use crate::cards::book::entry;
use crate::cards::effect::Effect;
use crate::prelude::*;

/// Which option of an event card is taken? Fields: the card, and the effect's place in its list.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EventChoice(pub Card, pub u8);

impl EventChoice {
    /// The card that asks.
    pub const fn card(self) -> Card {
        self.0
    }

    /// The side of the card.
    pub const fn side(self) -> Side {
        self.0.side()
    }

    /// The effect that asks.
    pub fn effect(self) -> Effect {
        entry(self.0).effects[usize::from(self.1)]
    }

    /// Is there no answer that would do anything?
    pub(crate) fn says_nothing(self, state: &State) -> bool {
        let mut some = false;
        self.each_answer(state, &mut |choice| {
            let says = choice != Choice::Done && !matches!(choice, Choice::Count(0));
            some = some || says && self.objection(state, choice).is_ok();
        });
        !some
    }

    fn each_answer(self, state: &State, offer: &mut dyn FnMut(Choice)) {
        let effect = self.effect();
        let regions = effect.regions(self, state).iter();
        regions.for_each(|at| offer(Choice::To(at)));
        let armies = effect.armies(state).iter();
        armies.for_each(|at| offer(Choice::From(at)));
        effect.answers(state, offer);
        if effect.optional() {
            offer(Choice::Done);
        }
    }
}

impl Ask for EventChoice {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.5";
    const ID: &'static str = "war-ask-event-choice";
    const LEFT: Named = Some(("war-choice-no-effect", "war-effect-no-effect"));

    fn who(&self, state: &State) -> Seat {
        self.effect().chooser(state, self.side())
    }

    fn about(&self, state: &State, message: Message) -> Message {
        let what = wording::wanted(|offer| self.each_answer(state, offer));
        message.with("card", self.0).with("what", what)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.effect().moot(*self, state))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.each_answer(state, offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let effect = self.effect();
        let named = match choice {
            Choice::Done => return require(effect.optional(), Why::NOT_NOW),
            Choice::To(at) => effect.regions(*self, state).has(at),
            Choice::From(at) => effect.armies(state).has(at),
            _ => return effect.objection(*self, state, choice),
        };
        if named { Ok(()) } else { Err(effect.why_not(*self, state, choice)) }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        match choice {
            Choice::Way(way) => {
                let words = [self.effect().way(way), "war-effect-way"];
                Some(words.map(|id| Message::new(id).with("way", way)).into())
            }
            _ => self.effect().words(*self, choice),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice != Choice::Done {
            self.effect().answered(self, state, choice, ctx);
        }
    }
}
