//! The contracts of questions, steps and ends: what asks, what acts by itself, and how a game ends.

use crate::{Clause, Explanation, Message, Observer, Outcome, Seat, SeatSet};

use super::{Ctx, Flow};

/// One question of a game `G`, with all that makes it one: **a question is one type, and one file**.
///
/// Its fields are what it has to remember. What has no default here must be said, so that a question that is only
/// declared does not compile.
///
/// Legal answers are those that [`answers`](Self::answers) offers and to which [`objection`](Self::objection) has
/// nothing to say, in lists as in checks: the two cannot disagree.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared as a question, but does not say what it asks and what its answers do",
    label = "implement `table::flow::Question<{G}>` for it"
)]
pub trait Question<G: Flow>: Sized {
    /// The clause behind the question.
    const CLAUSE: Clause;

    /// True if a seat may keep a standing answer to this question to itself. Then the others learn, whenever the question
    /// comes up, who is asked and who is not: each time, that counts as something revealed.
    const SECRET_STANDING: bool = false;

    /// The seats that are asked; several, when they answer at the same time. At least one: see [`moot`](Self::moot) for a
    /// question that need not be asked.
    fn asked(&self, state: &G::State) -> SeatSet;

    /// The question as a sentence, for the seats that are asked and for those that wait. Must not depend on what
    /// `observer` may not know.
    fn prompt(&self, state: &G::State, observer: Observer) -> Message;

    /// Offers everything that `seat` might answer, legal or not, once and in a stable order: the table shows these, lit
    /// or dimmed.
    fn answers(&self, state: &G::State, seat: Seat, offer: &mut impl FnMut(G::Choice));

    /// Offers every legal answer of `seat`, in the order of [`answers`](Self::answers): by itself those to which
    /// there is no [objection](Self::objection). A question that is asked very often, and sees at once what is legal
    /// of all, may say so here; [conformance](crate::conformance) proves that it says the same.
    #[inline]
    fn choices(&self, state: &G::State, seat: Seat, offer: &mut impl FnMut(G::Choice)) {
        self.answers(state, seat, &mut |choice| {
            if self.objection(state, seat, &choice).is_ok() {
                offer(choice);
            }
        });
    }

    /// The reason why `seat` may not choose this.
    ///
    /// Also asked about choices that [`answers`](Self::answers) does not offer: what has no better reason against
    /// it is refused as [no answer](Flow::NOT_AN_ANSWER), so it does no harm to let it pass here.
    ///
    /// # Errors
    /// The one reason, with its clause.
    fn objection(&self, state: &G::State, seat: Seat, choice: &G::Choice) -> Result<(), G::Why>;

    /// The words of a choice: label, effect, clause. Asked about dimmed choices, too.
    fn explain(&self, state: &G::State, seat: Seat, choice: &G::Choice) -> Explanation;

    /// Carries out an answer. The question has been taken from the [stack](super::Stack): one that goes on, or waits for
    /// others to answer, is put back; what comes next is put above or in its place.
    fn answer(self, state: &mut G::State, seat: Seat, choice: &G::Choice, ctx: &mut Ctx<'_, G::Event>);

    /// Decides whether the question answers itself. Asked when it comes up, and again after everything that happens above
    /// it.
    #[inline]
    fn moot(&self, _state: &G::State) -> Moot<G::Choice> {
        Moot::No
    }

    /// The effect of a question that is [not asked after all](Moot::Lapses). It has been taken from the stack.
    #[inline]
    fn lapse(self, _state: &mut G::State, _ctx: &mut Ctx<'_, G::Event>) {}

    /// The standing answer of `seat` to this question ('pass until …'), if there is one. It is given for the seat, if it
    /// is legal, instead of asking.
    #[inline]
    fn standing(&self, _state: &G::State, _seat: Seat) -> Option<G::Choice> {
        None
    }

    /// The clause behind this instance of the question.
    #[inline]
    fn clause(&self) -> Clause {
        Self::CLAUSE
    }

    /// Choices of `seat` that may follow `choice`: see [`Game::ahead`](crate::Game::ahead).
    fn ahead(&self, _state: &G::State, _seat: Seat, _choice: &G::Choice) -> Vec<G::Choice> {
        Vec::new()
    }
}

/// A step that acts by itself, as soon as everything above it on the stack is done: the next phase of a turn, a step of a
/// battle, an effect that was announced.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared to act by itself, but does not say what it does",
    label = "implement `table::flow::Step<{G}>` for it"
)]
pub trait Step<G: Flow>: Sized {
    /// Carries out the step. It has been taken from the stack.
    fn act(self, state: &mut G::State, ctx: &mut Ctx<'_, G::Event>);
}

/// The end of a game, where the end lies on the stack like everything else.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is declared as an end of the game, but does not say who won",
    label = "implement `table::flow::End<{G}>` for it"
)]
pub trait End<G: Flow>: Sized {
    /// The sentence about the end.
    fn prompt(&self, state: &G::State, observer: Observer) -> Message;

    /// The winners and the reason.
    fn outcome(&self, state: &G::State) -> Outcome;
}

/// The way in which a question need not be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moot<C> {
    /// No: somebody must decide.
    No,
    /// The only answer: it is given for the first of the seats that are asked.
    Answer(C),
    /// The question lapses: it goes, and [`Question::lapse`] says what happens instead.
    Lapses,
}

impl<C> Moot<C> {
    /// Lapses when this holds.
    #[inline]
    pub fn lapses(when: bool) -> Self {
        if when { Self::Lapses } else { Self::No }
    }

    /// Answered so when this holds.
    #[inline]
    pub fn answered(when: bool, answer: C) -> Self {
        if when { Self::Answer(answer) } else { Self::No }
    }
}

/// The next thing to do about the top of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due<C> {
    /// Wait for a decision.
    Decide,
    /// This seat answers so.
    Answer(Seat, C),
    /// Drop the question.
    Lapse,
    /// Let it act by itself.
    Act,
    /// The game is over.
    Over,
}

/// All that can be going on in a game `G`, as one enum. [`questions!`](crate::questions) makes it, and every dispatch.
pub trait Questions<G: Flow>: Clone {
    /// See [`Question::asked`]: nobody, when it does not ask.
    fn asked(&self, state: &G::State) -> SeatSet;
    /// See [`Question::prompt`]; nothing for steps.
    fn prompt(&self, state: &G::State, observer: Observer) -> Option<Message>;
    /// See [`Question::answers`].
    fn answers(&self, state: &G::State, seat: Seat, offer: &mut impl FnMut(G::Choice));
    /// See [`Question::choices`].
    fn choices(&self, state: &G::State, seat: Seat, offer: &mut impl FnMut(G::Choice));
    /// See [`Question::objection`].
    ///
    /// # Errors
    /// The one reason, with its clause.
    fn objection(&self, state: &G::State, seat: Seat, choice: &G::Choice) -> Result<(), G::Why>;
    /// See [`Question::explain`]; nothing for steps and ends.
    fn explain(&self, state: &G::State, seat: Seat, choice: &G::Choice) -> Option<Explanation>;
    /// See [`Question::clause`]; none for steps and ends.
    fn clause(&self) -> Option<Clause>;
    /// See [`Question::ahead`].
    fn ahead(&self, state: &G::State, seat: Seat, choice: &G::Choice) -> Vec<G::Choice>;
    /// See [`End::outcome`]; none, while the game goes on.
    fn outcome(&self, state: &G::State) -> Option<Outcome>;
    /// The next thing to do about it.
    fn due(&self, state: &G::State) -> Due<G::Choice>;
    /// See [`Question::SECRET_STANDING`].
    fn stands_secretly(&self) -> bool;
    /// See [`Question::answer`].
    fn answer(self, state: &mut G::State, seat: Seat, choice: &G::Choice, ctx: &mut Ctx<'_, G::Event>);
    /// See [`Step::act`] and [`Question::lapse`].
    fn act(self, state: &mut G::State, ctx: &mut Ctx<'_, G::Event>);
}

/// The next thing to do about a question: the part of [`Questions::due`] that is the same for all.
#[doc(hidden)]
#[inline]
pub fn due_of<G: Flow, Q: Question<G>>(question: &Q, state: &G::State) -> Due<G::Choice> {
    match question.moot(state) {
        Moot::Lapses => Due::Lapse,
        Moot::Answer(choice) => match question.asked(state).first() {
            Some(seat) => Due::Answer(seat, choice),
            None => Due::Lapse,
        },
        Moot::No => {
            let stands = |seat| {
                let choice = question.standing(state, seat)?;
                let legal = question.objection(state, seat, &choice).is_ok();
                legal.then_some(Due::Answer(seat, choice))
            };
            question.asked(state).iter().find_map(stands).unwrap_or(Due::Decide)
        }
    }
}
