//! How the questions of the war are written: what they all share is said once.

use table::flow::Moot;
use table::{Message, Seat};

use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::state::State;
use crate::why::Verdict;
use crate::wording::Words;

/// One question, with all that makes it one. [`asks!`](crate::ask::asks) makes it one of the kernel's.
pub trait Ask: Copy {
    /// The clause on which it rests.
    const CLAUSE: &'static str;
    /// The id of its sentence.
    const ID: &'static str;

    /// The clause on which it rests as it stands here.
    fn clause(&self) -> &'static str {
        Self::CLAUSE
    }

    /// The id of its sentence as it stands here.
    fn id(&self) -> &'static str {
        Self::ID
    }

    /// Who is asked: whoever acts, where nothing else is said.
    #[inline]
    fn who(&self, state: &State) -> Seat {
        state.decider(state.acting())
    }

    /// What the sentence is about.
    fn about(&self, _state: &State, message: Message) -> Message {
        message
    }

    /// Does it answer itself, or need not be asked?
    #[inline]
    fn moot(&self, _state: &State) -> Moot<Choice> {
        Moot::No
    }

    /// What happens when it need not be asked.
    #[inline]
    fn lapse(self, _state: &mut State, _ctx: &mut Ctx<'_>) {}

    /// Everything one might answer, legal or not; yes or no, where nothing else is said.
    fn answers(&self, _state: &State, offer: &mut impl FnMut(Choice)) {
        [Choice::Yes, Choice::No].into_iter().for_each(offer);
    }

    /// Every legal answer: those without an objection, unless it sees at once what is legal of all.
    #[inline]
    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        self.answers(state, &mut |choice| {
            if self.objection(state, choice).is_ok() {
                offer(choice);
            }
        });
    }

    /// Why not.
    ///
    /// # Errors
    /// The one reason.
    fn objection(&self, _state: &State, _choice: Choice) -> Verdict {
        Ok(())
    }

    /// What a choice is called and does here, where that is not what it mostly is.
    fn words(&self, _state: &State, _choice: Choice) -> Option<Words> {
        None
    }

    /// What a choice leads to at once.
    fn ahead(&self, _state: &State, _seat: Seat, _choice: Choice) -> Vec<Choice> {
        Vec::new()
    }

    /// Does what was answered.
    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>);
}

/// Makes questions of the war questions of the kernel.
macro_rules! asks {
    ($($name:ty),* $(,)?) => {$(
        impl table::flow::Question<$crate::rules::War> for $name {
            const CLAUSE: table::Clause = table::Clause(<Self as $crate::ask::Ask>::CLAUSE);

            #[inline]
            fn asked(&self, state: &$crate::state::State) -> table::SeatSet {
                table::SeatSet::only($crate::ask::Ask::who(self, state))
            }

            fn prompt(&self, state: &$crate::state::State, observer: table::Observer) -> table::Message {
                let seat = $crate::ask::Ask::who(self, state);
                if observer == table::Observer::Seat(seat) {
                    let message = table::Message::new($crate::ask::Ask::id(self));
                    $crate::ask::Ask::about(self, state, message)
                } else {
                    table::Message::new("war-wait").with("seat", seat)
                }
            }

            #[inline]
            fn answers(
                &self,
                state: &$crate::state::State,
                _: table::Seat,
                offer: &mut impl FnMut($crate::choice::Choice),
            ) {
                $crate::ask::Ask::answers(self, state, offer);
            }

            #[inline]
            fn choices(
                &self,
                state: &$crate::state::State,
                _: table::Seat,
                offer: &mut impl FnMut($crate::choice::Choice),
            ) {
                $crate::ask::Ask::choices(self, state, offer);
            }

            #[inline]
            fn objection(
                &self,
                state: &$crate::state::State,
                _: table::Seat,
                choice: &$crate::choice::Choice,
            ) -> $crate::why::Verdict {
                $crate::ask::Ask::objection(self, state, *choice)
            }

            fn explain(
                &self,
                state: &$crate::state::State,
                _: table::Seat,
                choice: &$crate::choice::Choice,
            ) -> table::Explanation {
                let own = $crate::ask::Ask::words(self, state, *choice);
                let (label, effect) = own.unwrap_or_else(|| $crate::wording::plain(state, *choice));
                table::Explanation::new(label, effect, table::Clause($crate::ask::Ask::clause(self)))
            }

            #[inline]
            fn answer(
                self,
                state: &mut $crate::state::State,
                _: table::Seat,
                choice: &$crate::choice::Choice,
                ctx: &mut $crate::ctx::Ctx<'_>,
            ) {
                $crate::ask::Ask::answer(self, state, *choice, ctx);
            }

            #[inline]
            fn moot(&self, state: &$crate::state::State) -> table::flow::Moot<$crate::choice::Choice> {
                $crate::ask::Ask::moot(self, state)
            }

            #[inline]
            fn lapse(self, state: &mut $crate::state::State, ctx: &mut $crate::ctx::Ctx<'_>) {
                $crate::ask::Ask::lapse(self, state, ctx);
            }

            fn clause(&self) -> table::Clause {
                table::Clause($crate::ask::Ask::clause(self))
            }

            fn ahead(
                &self,
                state: &$crate::state::State,
                seat: table::Seat,
                choice: &$crate::choice::Choice,
            ) -> Vec<$crate::choice::Choice> {
                $crate::ask::Ask::ahead(self, state, seat, *choice)
            }
        }
    )*};
}
pub(crate) use asks;
