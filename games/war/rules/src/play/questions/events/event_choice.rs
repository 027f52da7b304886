//! Which option of an event card is taken?

use crate::cards::effect::Deed;
use crate::prelude::*;

/// Which option of an event card is taken?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EventChoice(pub Deed);

impl State {
    /// Asks which option of the effect is taken.
    pub(crate) fn ask_option(&mut self, deed: Deed) {
        self.frames.push(EventChoice(deed));
    }
}

impl Deed {
    /// Is there no answer that would do anything?
    pub(crate) fn says_nothing(self, state: &State) -> bool {
        let mut some = false;
        self.each_answer(state, &mut |choice| {
            let says = choice != Choice::Done && !matches!(choice, Choice::Count(0));
            some = some || says && EventChoice(self).objection(state, choice).is_ok();
        });
        !some
    }
}

impl Ask for EventChoice {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-5.5";
    const ID: &'static str = "war-ask-event-choice";
    const LEFT: Named = Some(("war-choice-no-effect", "war-effect-no-effect"));

    fn who(&self, state: &State) -> Seat {
        self.0.effect().chooser(state, self.0.side())
    }

    fn about(&self, state: &State, message: Message) -> Message {
        let usual = || wording::wanted(|offer| self.0.each_answer(state, offer));
        let what = self.0.effect().wanted().unwrap_or_else(usual);
        message.with("card", self.0.card()).with("what", what)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.0.effect().moot(self.0, state))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.0.each_answer(state, offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let effect = self.0.effect();
        let named = match choice {
            Choice::Done => return require(effect.optional(), Why::NOT_NOW),
            Choice::To(at) => effect.regions(self.0, state).has(at),
            Choice::From(at) => effect.armies(state).has(at),
            _ => return effect.objection(self.0, state, choice),
        };
        if named { Ok(()) } else { Err(effect.why_not(self.0, state, choice)) }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        match choice {
            Choice::Way(way) => {
                let words = [self.0.effect().way(way), "war-effect-way"];
                Some(words.map(|id| Message::new(id).with("way", way)).into())
            }
            _ => self.0.effect().words(self.0, choice),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice != Choice::Done {
            self.0.effect().answered(self.0, state, choice, ctx);
        }
    }
}
