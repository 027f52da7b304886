//! The trait by which this game's questions are written: their shared part is said once.

use cardlang::Say;

use crate::ids::Face;
use crate::prelude::*;

/// The context of the rules while they act: chance and journal.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

/// One question. [`asks!`](crate::ask::asks) makes it one of the kernel's.
pub trait Ask: Copy {
    /// The clause on which it rests.
    const CLAUSE: &'static str;
    /// The id of its sentence: `quest-ask-REST`.
    const ID: &'static str;
    /// Does it answer itself when there is one answer? Not where that would reveal a hidden card.
    const AUTO: bool = true;

    /// The seats asked.
    fn who(&self, state: &State) -> SeatSet;

    /// Everything one might answer.
    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice));

    /// The objection to an answer.
    ///
    /// # Errors
    /// The one reason.
    fn objection(&self, _state: &State, _seat: Seat, _choice: Choice) -> Verdict {
        Ok(())
    }

    /// Applies the answer.
    fn answer(self, state: &mut State, seat: Seat, choice: Choice, ctx: &mut Ctx<'_>);

    /// Adds the arguments of the sentence to a message, besides the seat asked.
    fn about(&self, _state: &State, message: Message) -> Message {
        message
    }

    /// The labels and helps of choices here, if not the usual ones: a button never says only 'yes'. The ids
    /// leave out their common prefix: `("done", "done-travel")` for `quest-choice-done-travel`.
    const WORDS: &'static [Words] = &[];

    /// The label of a choice here.
    fn label(&self, state: &State, _seat: Seat, choice: Choice) -> Message {
        labelled(state, Self::WORDS, choice)
    }

    /// The effect of a choice here, in words.
    fn effect(&self, state: &State, choice: Choice) -> Message {
        state.named(choice, worded(Self::WORDS, choice.effect(), |words| words.effect))
    }

    /// The effect of having no answer to give.
    fn lapse(self, _state: &mut State, _ctx: &mut Ctx<'_>) {}

    /// Does it answer itself, or need not be asked?
    fn moot(&self, state: &State) -> Moot<Choice> {
        let Some(seat) = self.who(state).first() else {
            return Moot::Lapses;
        };
        let (mut found, mut only) = (0, None);
        self.answers(state, seat, &mut |choice| {
            if found < 2 && self.objection(state, seat, choice).is_ok() {
                found += 1;
                only = Some(choice);
            }
        });
        match (found, only) {
            (0, _) => Moot::Lapses,
            (1, Some(choice)) if Self::AUTO => Moot::Answer(choice),
            _ => Moot::No,
        }
    }
}

/// The label and the help of a choice at a question.
#[derive(Clone, Copy, Debug)]
pub struct Words {
    /// Its ids elsewhere: the label, and the help.
    pub mostly: [&'static str; 2],
    /// The id of its label.
    pub label: &'static str,
    /// The id of its help.
    pub effect: &'static str,
}

/// The label of a choice by the words of a question.
pub(crate) fn labelled(state: &State, words: &[Words], choice: Choice) -> Message {
    state.named(choice, worded(words, choice.label(), |words| words.label))
}

/// The label of a monster of Sauron's: he knows its face, and nobody else is told.
pub(crate) fn monster(
    state: &State,
    seat: Seat,
    number: u8,
    label: Message,
    ids: [&'static str; 2],
) -> Message {
    let Some(token) = state.board.token(number).filter(|_| seat == SAURON) else {
        return label;
    };
    let [id, blank] = ids;
    let id = if token.face == Face::blank() { blank } else { id };
    Message { id, ..label }.with("face", token.face)
}

/// The message under the id that it has here.
fn worded(words: &[Words], mut message: Message, id: fn(&Words) -> &'static str) -> Message {
    if let Some(words) = words.iter().find(|words| words.mostly.contains(&message.id)) {
        message.id = id(words);
    }
    message
}

/// The [`Words`] of a question: the choice, its label, its help. `_` for one that stays as elsewhere.
macro_rules! buttons {
    ($($choice:literal: $label:tt, $effect:tt;)*) => {
        const WORDS: &'static [$crate::ask::Words] = &[$($crate::ask::Words {
            mostly: [concat!("quest-choice-", $choice), concat!("quest-effect-", $choice)],
            label: $crate::ask::buttons!(@ "quest-choice-", $choice, $label),
            effect: $crate::ask::buttons!(@ "quest-effect-", $choice, $effect),
        }),*];
    };
    (@ $kind:literal, $choice:literal, _) => { concat!($kind, $choice) };
    (@ $kind:literal, $choice:literal, $id:literal) => { concat!($kind, $id) };
}
pub(crate) use buttons;

impl State {
    /// A message with the arguments of the choice, where the choice itself holds but a number.
    fn named(&self, choice: Choice, message: Message) -> Message {
        match choice {
            Choice::Slot(space) => {
                let plot = self.sauron.active.get(usize::from(space).wrapping_sub(1)).copied().flatten();
                message.with("plot", plot.map_or("quest-hidden", |(plot, _)| plot.term()))
            }
            Choice::Token(number) | Choice::MoveToken(number, _) => match self.board.token(number) {
                Some(token) => message.with("bag", token.bag).with("at", token.at),
                None => message.with("bag", "quest-hidden").with("at", "quest-hidden"),
            },
            Choice::Act(action) => message.with("worth", self.worth(action).0),
            Choice::Consult(who) => {
                message.with("what", self.pack.effect(self.pack.character(who).ability).say())
            }
            _ => message,
        }
    }
}

/// Makes questions of this game questions of the kernel.
macro_rules! asks {
    ($($name:ty),* $(,)?) => {$(
        impl table::flow::Question<$crate::MiddleEarthQuest> for $name {
            const CLAUSE: table::Clause = table::Clause(<Self as $crate::ask::Ask>::CLAUSE);

            #[inline]
            fn asked(&self, state: &$crate::state::State) -> table::SeatSet {
                $crate::ask::Ask::who(self, state)
            }

            fn prompt(&self, state: &$crate::state::State, _: table::Observer) -> table::Message {
                let message = table::Message::new(<Self as $crate::ask::Ask>::ID);
                let message = message.with("seats", $crate::ask::Ask::who(self, state));
                $crate::ask::Ask::about(self, state, message)
            }

            #[inline]
            fn answers(
                &self,
                state: &$crate::state::State,
                seat: table::Seat,
                offer: &mut impl FnMut($crate::choice::Choice),
            ) {
                $crate::ask::Ask::answers(self, state, seat, offer);
            }

            #[inline]
            fn objection(
                &self,
                state: &$crate::state::State,
                seat: table::Seat,
                choice: &$crate::choice::Choice,
            ) -> $crate::why::Verdict {
                $crate::ask::Ask::objection(self, state, seat, *choice)
            }

            fn explain(
                &self,
                state: &$crate::state::State,
                seat: table::Seat,
                choice: &$crate::choice::Choice,
            ) -> table::Explanation {
                let effect = $crate::ask::Ask::effect(self, state, *choice);
                let label = $crate::ask::Ask::label(self, state, seat, *choice);
                table::Explanation::new(label, effect, table::Clause(<Self as $crate::ask::Ask>::CLAUSE))
            }

            #[inline]
            fn answer(
                self,
                state: &mut $crate::state::State,
                seat: table::Seat,
                choice: &$crate::choice::Choice,
                ctx: &mut $crate::ask::Ctx<'_>,
            ) {
                $crate::ask::Ask::answer(self, state, seat, *choice, ctx);
            }

            #[inline]
            fn moot(&self, state: &$crate::state::State) -> table::flow::Moot<$crate::choice::Choice> {
                $crate::ask::Ask::moot(self, state)
            }

            #[inline]
            fn lapse(self, state: &mut $crate::state::State, ctx: &mut $crate::ask::Ctx<'_>) {
                $crate::ask::Ask::lapse(self, state, ctx);
            }
        }
    )*};
}
pub(crate) use asks;
