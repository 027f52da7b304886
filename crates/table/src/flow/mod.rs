//! Games as questions: **a question is one type, in one file**, and says all that makes it one.
//!
//! A state of a game in this manner holds what is going on as a [`Stack`], the innermost last:
//!
//! - a [`Question`] asks somebody: who is asked, the sentence, what may be answered and why not, what the answer does;
//! - a [`Step`] acts by itself as soon as what lies above it is done: a phase, a step of a battle, an announced effect;
//! - an [`End`] is the end of the game, where that lies on the stack, too.
//!
//! [`questions!`](crate::questions) makes the enum of them all and every dispatch, without a catch-all. [`Flow`] says
//! where the state keeps it. The functions here are then the game's answers to the kernel, and
//! [`asks_questions!`](crate::asks_questions) writes them into its `impl Game`. After each answer [`run`] goes on while
//! the innermost acts by itself, answers itself ([`Moot`]) or was answered beforehand ([`Standing`]), until somebody
//! must decide.
//!
//! A game that asks one thing at a time needs no stack: it keeps one question, and each answer puts the next in its
//! place.
//!
//! # Example
//!
//! Two players take one to three matches in turn from a heap; whoever takes the last one wins.
//!
//! ```
//! use serde::{Deserialize, Serialize};
//! use table::flow::{self, Ctx, End, Flow, Question, Stack};
//! use table::*;
//! # use std::{fmt, str::FromStr};
//! # #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
//! # pub struct Choice(u8);
//! # impl fmt::Display for Choice {
//! #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { write!(f, "take {}", self.0) }
//! # }
//! # impl FromStr for Choice {
//! #     type Err = std::num::ParseIntError;
//! #     fn from_str(text: &str) -> Result<Self, Self::Err> {
//! #         text.strip_prefix("take ").unwrap_or("").parse().map(Self)
//! #     }
//! # }
//! # #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! # pub enum Event { Took(Seat, u8) }
//! # #[derive(Clone, Copy, PartialEq, Debug)]
//! # pub enum Why { TooMany, NotAsked, NoAnswer, Over }
//! # impl From<Why> for Refusal {
//! #     fn from(why: Why) -> Self { Refusal::new("NIM-1", Message::new("nim-no")) }
//! # }
//! # #[derive(Clone, Copy, Debug)]
//! # pub struct Nim;
//! #
//! // The state: matches, and what is going on.
//! #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
//! pub struct State {
//!     heap: u8,
//!     frames: Stack<Frame>,
//! }
//!
//! // A question, whole.
//! #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
//! pub struct Take {
//!     who: Seat,
//! }
//!
//! impl Question<Nim> for Take {
//!     const CLAUSE: Clause = Clause("NIM-1");
//!
//!     fn asked(&self, _: &State) -> SeatSet {
//!         SeatSet::only(self.who)
//!     }
//!     fn prompt(&self, _: &State, _: Observer) -> Message {
//!         Message::new("nim-take").with("seat", self.who)
//!     }
//!     fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
//!         (1..=3).map(Choice).for_each(offer);
//!     }
//!     fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
//!         if choice.0 <= state.heap { Ok(()) } else { Err(Why::TooMany) }
//!     }
//!     fn explain(&self, _: &State, _: Seat, choice: &Choice) -> Explanation {
//!         let label = Message::new("nim-choice").with("matches", choice.0);
//!         Explanation::new(label, Message::new("nim-effect"), Self::CLAUSE)
//!     }
//!     fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_, Event>) {
//!         state.heap -= choice.0;
//!         ctx.tell(|| Event::Took(seat, choice.0));
//!         match state.heap {
//!             0 => state.frames.push(Won { who: seat }),
//!             _ => state.frames.push(Take { who: seat.next(2) }),
//!         }
//!     }
//! }
//!
//! // The end.
//! #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
//! pub struct Won {
//!     who: Seat,
//! }
//!
//! impl End<Nim> for Won {
//!     fn prompt(&self, _: &State, _: Observer) -> Message {
//!         Message::new("nim-won").with("seat", self.who)
//!     }
//!     fn outcome(&self, _: &State) -> Outcome {
//!         Outcome { winners: SeatSet::only(self.who), together: false, reason: "nim-won".to_owned() }
//!     }
//! }
//!
//! table::questions! {
//!     /// What is going on.
//!     #[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
//!     pub enum Frame of Nim {
//!         asks {
//!             Take(Take),
//!         }
//!         ends {
//!             Won(Won),
//!         }
//!     }
//! }
//!
//! impl Flow for Nim {
//!     type Question = Frame;
//!     type Why = Why;
//!     const NOT_AN_ANSWER: Why = Why::NoAnswer;
//!     const NOT_ASKED: Why = Why::NotAsked;
//!     const OVER: Why = Why::Over;
//!     table::on_a_stack!(frames);
//! }
//!
//! impl Game for Nim {
//! #   type Data = ();
//! #   type Setup = ();
//! #   type State = State;
//! #   type Choice = Choice;
//! #   type View = State;
//! #   type Event = Event;
//! #   const INFO: Info =
//! #       Info { id: "nim", least: 2, most: 2, rules_version: 1, state_version: 1, cooperative: false };
//! #   const LONGEST: usize = 30;
//! #   fn options(_: &()) -> Vec<GameOption> { Vec::new() }
//! #   fn setup(_: &(), _: &SetupRequest) -> Result<(), SetupError> { Ok(()) }
//! #   fn players(_: &()) -> usize { 2 }
//! #   fn view(state: &State, _: Observer) -> State { state.clone() }
//! #   fn say(_: &Event) -> Message { Message::new("nim-took") }
//!     // … types, options, set-up, view, words …
//!     fn start(_: &(), _: &mut Chance, _: &mut Journal<Event>) -> State {
//!         let first = Frame::from(Take { who: Seat::new(0) });
//!         State { heap: 21, frames: [first].into_iter().collect() }
//!     }
//!     table::asks_questions!();
//!     fn outcome(state: &State) -> Option<Outcome> {
//!         flow::outcome::<Self>(state)
//!     }
//! }
//!
//! // It conforms.
//! table::conformance::check::<Nim>(&(), 0..100, table::conformance::Rigour::FULL).unwrap();
//! ```
//!
//! A question that says all compiles (this is Pig again, with `RollOrHold` in an enum of its own):
//!
//! ```
//! # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pig/game.rs"));
//! # fn main() {}
//! table::questions! {
//!     #[derive(Clone)]
//!     pub enum Another of Pig {
//!         asks { RollOrHold(RollOrHold) }
//!     }
//! }
//! ```
//!
//! One that is only declared does not:
//!
//! ```compile_fail,E0277
//! # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/pig/game.rs"));
//! # fn main() {}
//! #[derive(Clone)]
//! pub struct Declared;
//!
//! table::questions! {
//!     #[derive(Clone)]
//!     pub enum Another of Pig {
//!         asks { RollOrHold(RollOrHold), Declared }
//!     }
//! }
//! ```

mod macros;
mod question;
mod run;
mod sealed;
mod stack;

use crate::{Chance, Game, Journal, Message, Observer, Refusal, Seat, SeatSet};

#[doc(hidden)]
pub use question::due_of;
pub use question::{Due, End, Moot, Question, Questions, Step};
pub use run::{ahead, apply, asks, candidates, check, choices, explain, objection, outcome, prompt, run};
pub use sealed::{Sealed, Standing};
pub use stack::{DEEPEST, Stack, TooDeep};

/// A game that is made of [questions](Question).
pub trait Flow: Game {
    /// All that can be going on, made by [`questions!`](crate::questions).
    type Question: Questions<Self>;
    /// The reason of a refusal: small, and turned into a [`Refusal`] for readers.
    type Why: Into<Refusal>;

    /// The choice does not answer the open question.
    const NOT_AN_ANSWER: Self::Why;
    /// The refusal for a seat that is not asked.
    const NOT_ASKED: Self::Why;
    /// The game is over.
    const OVER: Self::Why;
    /// The most steps and automatic answers before somebody must decide. A longer run never ends: then
    /// [`endless`](Self::endless) names the rule by which it is stopped.
    const LONGEST_RUN: usize = 10_000;

    /// The innermost question or step, if there is any. [`on_a_stack!`](crate::on_a_stack) and
    /// [`one_at_a_time!`](crate::one_at_a_time) write this and the next two.
    fn open(state: &Self::State) -> Option<&Self::Question>;

    /// Pops the innermost, to answer it or to let it act. A game without a stack may leave it where it is, for the next
    /// one to be put in its place.
    fn close(state: &mut Self::State) -> Option<Self::Question>;

    /// The depth of the stack.
    fn depth(state: &Self::State) -> usize;

    /// True if the game is over, whatever is still on the stack. For games whose end does not lie on the stack.
    #[inline]
    fn over(_state: &Self::State) -> bool {
        false
    }

    /// Clears what is left on the stack when the game is [over](Self::over). The default leaves it as it is.
    #[inline]
    fn clear_away(_state: &mut Self::State) {}

    /// The prompt when the stack is empty: for games whose end does not lie on the stack.
    fn afterwards(_state: &Self::State, _observer: Observer) -> Message {
        let Refusal { message, .. } = Self::OVER.into();
        message
    }

    /// The refusal of a choice for `seat`, where its words need more than the reason itself holds: which condition is
    /// missing, or facts beside the state. Anything can be sent as a choice: what the seat may not know is not in it,
    /// either.
    fn refuse(_state: &Self::State, _seat: Seat, _choice: &Self::Choice, why: Self::Why) -> Refusal {
        why.into()
    }

    /// Things go on without end: more than [`LONGEST_RUN`](Self::LONGEST_RUN) of them by themselves, or more than
    /// [`DEEPEST`] upon each other. The game's rule for it comes here: a chain that fizzles out, a game that is drawn.
    /// Then it runs on once more. Where that does not come to rest either, what acts by itself is dropped until
    /// something asks.
    fn endless(_state: &mut Self::State, _ctx: &mut Ctx<'_, Self::Event>) {}
}

/// The context of acting rules besides the state: chance, and the journal.
pub struct Ctx<'a, E> {
    /// The source of every random thing.
    pub chance: &'a mut Chance,
    /// The journal of what happens.
    pub journal: &'a mut Journal<E>,
}

impl<'a, E> Ctx<'a, E> {
    /// Chance and journal of one choice.
    pub fn new(chance: &'a mut Chance, journal: &'a mut Journal<E>) -> Self {
        Self { chance, journal }
    }

    /// Writes an event for everybody: [`Journal::tell`].
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        self.journal.tell(event);
    }

    /// Writes an event for one seat only: [`Journal::whisper`].
    #[inline]
    pub fn whisper(&mut self, seat: Seat, event: impl FnOnce() -> E) {
        self.journal.whisper(seat, event);
    }

    /// Writes the whole event for `seats`, and for everybody else the part they may know: [`Journal::tell_apart`].
    #[inline]
    pub fn tell_apart(&mut self, seats: SeatSet, whole: impl FnOnce() -> E, part: impl FnOnce() -> E) {
        self.journal.tell_apart(seats, whole, part);
    }
}

/// Implements the stack of a [`Flow`] by the field of this name, a [`Stack`].
#[macro_export]
macro_rules! on_a_stack {
    ($field:ident) => {
        #[inline]
        fn open(state: &Self::State) -> ::core::option::Option<&Self::Question> {
            state.$field.top()
        }
        #[inline]
        fn close(state: &mut Self::State) -> ::core::option::Option<Self::Question> {
            state.$field.pop()
        }
        #[inline]
        fn depth(state: &Self::State) -> usize {
            state.$field.len()
        }
    };
}

/// Implements the single question of a [`Flow`] by the field of this name. Each answer puts the next in its place; one
/// that does not leaves the question open.
#[macro_export]
macro_rules! one_at_a_time {
    ($field:ident) => {
        #[inline]
        fn open(state: &Self::State) -> ::core::option::Option<&Self::Question> {
            ::core::option::Option::Some(&state.$field)
        }
        #[inline]
        fn close(state: &mut Self::State) -> ::core::option::Option<Self::Question> {
            ::core::option::Option::Some(::core::clone::Clone::clone(&state.$field))
        }
        #[inline]
        fn depth(_: &Self::State) -> usize {
            1
        }
    };
}

/// Within `impl Game`, what follows from the game's questions: `asks`, `prompt`, `candidates`, `choices`, `check`,
/// `apply`, `explain` and `ahead`, each by the function of that name in [`flow`](self).
///
/// `choices` and `apply` are not `#[inline]`: all questions hang on them, and every crate that plays would compile them again.
#[macro_export]
macro_rules! asks_questions {
    () => {
        #[inline]
        fn asks(state: &Self::State) -> $crate::SeatSet {
            $crate::flow::asks::<Self>(state)
        }
        fn prompt(state: &Self::State, observer: $crate::Observer) -> $crate::Message {
            $crate::flow::prompt::<Self>(state, observer)
        }
        fn candidates(state: &Self::State, seat: $crate::Seat, out: &mut ::std::vec::Vec<Self::Choice>) {
            $crate::flow::candidates::<Self>(state, seat, out);
        }
        fn choices(state: &Self::State, seat: $crate::Seat, out: &mut ::std::vec::Vec<Self::Choice>) {
            $crate::flow::choices::<Self>(state, seat, out);
        }
        fn check(
            state: &Self::State,
            seat: $crate::Seat,
            choice: &Self::Choice,
        ) -> ::core::result::Result<(), $crate::Refusal> {
            $crate::flow::check::<Self>(state, seat, choice)
        }
        fn apply(
            state: &mut Self::State,
            seat: $crate::Seat,
            choice: &Self::Choice,
            chance: &mut $crate::Chance,
            journal: &mut $crate::Journal<Self::Event>,
        ) {
            $crate::flow::apply::<Self>(state, seat, choice, chance, journal);
        }
        fn explain(state: &Self::State, seat: $crate::Seat, choice: &Self::Choice) -> $crate::Explanation {
            $crate::flow::explain::<Self>(state, seat, choice)
        }
        fn ahead(
            state: &Self::State,
            seat: $crate::Seat,
            choice: &Self::Choice,
        ) -> ::std::vec::Vec<Self::Choice> {
            $crate::flow::ahead::<Self>(state, seat, choice)
        }
    };
}
