//! The run from the questions of a game to the contract with the kernel.

use crate::{Chance, Explanation, Journal, Message, Observer, Outcome, Refusal, Seat, SeatSet};

use super::{Ctx, DEEPEST, Due, Flow, Questions};

/// The open question, unless the game is over.
#[inline]
fn open<G: Flow>(state: &G::State) -> Option<&G::Question> {
    if G::over(state) { None } else { G::open(state) }
}

/// [`Game::asks`](crate::Game::asks): the seats of the open question.
#[inline]
pub fn asks<G: Flow>(state: &G::State) -> SeatSet {
    open::<G>(state).map_or(SeatSet::EMPTY, |question| question.asked(state))
}

/// [`Game::prompt`](crate::Game::prompt): the open question as a sentence, or how the game ended.
pub fn prompt<G: Flow>(state: &G::State, observer: Observer) -> Message {
    let asked = open::<G>(state).and_then(|question| question.prompt(state, observer));
    asked.unwrap_or_else(|| G::afterwards(state, observer))
}

/// [`Game::candidates`](crate::Game::candidates): everything that `seat` might answer.
pub fn candidates<G: Flow>(state: &G::State, seat: Seat, out: &mut Vec<G::Choice>) {
    if let Some(question) = open::<G>(state)
        && question.asked(state).has(seat)
    {
        each_candidate::<G>(question, state, seat, &mut |choice| out.push(choice));
    }
}

/// Lists candidates where nanoseconds do not matter: one copy of the code for all callers.
fn each_candidate<G: Flow>(
    question: &G::Question,
    state: &G::State,
    seat: Seat,
    mut offer: &mut dyn FnMut(G::Choice),
) {
    question.answers(state, seat, &mut offer);
}

/// [`Game::choices`](crate::Game::choices): the candidates to which there is no objection.
#[inline]
pub fn choices<G: Flow>(state: &G::State, seat: Seat, out: &mut Vec<G::Choice>) {
    let Some(question) = open::<G>(state) else {
        return;
    };
    if question.asked(state).has(seat) {
        question.choices(state, seat, &mut |choice| out.push(choice));
    }
}

/// The reason why `seat` may not choose this: the objection of the open question or, where it has none to something that it does
/// not offer either, that it is no answer.
///
/// # Errors
/// The one reason, with its clause.
pub fn objection<G: Flow>(state: &G::State, seat: Seat, choice: &G::Choice) -> Result<(), G::Why> {
    let Some(question) = open::<G>(state) else {
        return Err(G::OVER);
    };
    if !question.asked(state).has(seat) {
        let over = question.outcome(state).is_some();
        return Err(if over { G::OVER } else { G::NOT_ASKED });
    }
    question.objection(state, seat, choice)?;
    let mut offered = false;
    each_candidate::<G>(question, state, seat, &mut |candidate| offered |= candidate == *choice);
    if offered { Ok(()) } else { Err(G::NOT_AN_ANSWER) }
}

/// [`Game::check`](crate::Game::check): [`objection`], in words.
///
/// # Errors
/// The refusal, with its clause.
pub fn check<G: Flow>(state: &G::State, seat: Seat, choice: &G::Choice) -> Result<(), Refusal> {
    objection::<G>(state, seat, choice).map_err(|why| G::refuse(state, seat, choice, why))
}

/// [`Game::explain`](crate::Game::explain): the words of the open question; with none open, why it is no answer.
pub fn explain<G: Flow>(state: &G::State, seat: Seat, choice: &G::Choice) -> Explanation {
    let explained = open::<G>(state).and_then(|question| question.explain(state, seat, choice));
    explained.unwrap_or_else(|| G::OVER.into().into())
}

/// [`Game::ahead`](crate::Game::ahead) by the open question.
pub fn ahead<G: Flow>(state: &G::State, seat: Seat, choice: &G::Choice) -> Vec<G::Choice> {
    open::<G>(state).map_or_else(Vec::new, |question| question.ahead(state, seat, choice))
}

/// [`Game::outcome`](crate::Game::outcome), for a game whose end lies on its stack.
pub fn outcome<G: Flow>(state: &G::State) -> Option<Outcome> {
    G::open(state)?.outcome(state)
}

/// [`Game::apply`](crate::Game::apply): carries out the answer, and runs on until somebody must decide again.
#[inline]
pub fn apply<G: Flow>(
    state: &mut G::State,
    seat: Seat,
    choice: &G::Choice,
    chance: &mut Chance,
    journal: &mut Journal<G::Event>,
) {
    let mut ctx = Ctx::new(chance, journal);
    if let Some(question) = G::close(state) {
        question.answer(state, seat, choice, &mut ctx);
    }
    run::<G>(state, &mut ctx);
}

/// Runs on until somebody must decide, or the game is over: steps act, and questions that answer themselves are answered.
/// Whoever sets a game up calls it after the first things are on the stack.
#[inline]
pub fn run<G: Flow>(state: &mut G::State, ctx: &mut Ctx<'_, G::Event>) {
    if !comes_to_rest::<G>(state, ctx) {
        stop::<G>(state, ctx);
    }
    if G::over(state) {
        G::clear_away(state);
    }
}

/// Runs on; false, when that takes longer than it may.
#[inline]
fn comes_to_rest<G: Flow>(state: &mut G::State, ctx: &mut Ctx<'_, G::Event>) -> bool {
    for _ in 0..G::LONGEST_RUN {
        let Some(question) = open::<G>(state) else {
            return true;
        };
        match question.due(state) {
            Due::Over => return true,
            Due::Decide => {
                reveal_standing::<G>(question, ctx);
                return true;
            }
            Due::Answer(seat, choice) => {
                reveal_standing::<G>(question, ctx);
                ctx.journal.unasked(seat, &choice);
                if let Some(question) = G::close(state) {
                    question.answer(state, seat, &choice, ctx);
                }
            }
            Due::Lapse | Due::Act => {
                if let Some(question) = G::close(state) {
                    question.act(state, ctx);
                }
            }
        }
        if G::depth(state) > DEEPEST {
            return false;
        }
    }
    false
}

/// Reveals standing answers: who sees which seats are asked, and which are not, learns what was decided beforehand in
/// secret.
#[inline]
fn reveal_standing<G: Flow>(question: &G::Question, ctx: &mut Ctx<'_, G::Event>) {
    if question.stands_secretly() {
        ctx.journal.reveal();
    }
}

/// Stops an endless run by the game's rule for that. If that does not help either, steps are dropped until something
/// asks.
#[cold]
#[inline(never)]
fn stop<G: Flow>(state: &mut G::State, ctx: &mut Ctx<'_, G::Event>) {
    G::endless(state, ctx);
    if comes_to_rest::<G>(state, ctx) {
        return;
    }
    while let Some(question) = open::<G>(state) {
        if matches!(question.due(state), Due::Over) || !question.asked(state).is_empty() {
            return;
        }
        let before = G::depth(state);
        drop(G::close(state));
        if G::depth(state) >= before {
            return;
        }
    }
}
