//! The end of a game: the moment at which it turned, and whether it could be won if all had been open.
//!
//! Either something became impossible that had to be reached ([`Mind::lost`]); or one act changed the winner's chance by much, as a
//! searching player judges the moments before and after it. To judge every moment of a long game would take minutes: the judgement
//! of a glance finds where to look, and playouts say how much it was.

use table::{Chance, Game, Journal, Match, Message, Outcome, Rng, Seat, pick, rng};

use crate::cancel::CancelFlag;
use crate::course::Course;
use crate::mind::{ChoiceOf, Mind, Rest, StateOf};
use crate::search::{Search, Searcher};
use crate::skill::Skill;

/// The look back on a finished game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Turned {
    /// The act with which it turned; nothing, when no single one decided it.
    pub turn: Option<Turn>,
    /// True if it was close: no act decided it, and near its end the winner could still have lost.
    pub close: bool,
    /// The result with open hands; nothing where that was not found out, or means nothing.
    pub open: Option<Open>,
    /// For each seat the last step, before it was decided, at which it had more than one choice.
    pub tries: Vec<Try>,
}

/// A step at which a seat had more than one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Try {
    /// The seat that was asked.
    pub seat: Seat,
    /// The number of choices made before.
    pub ply: u32,
}

/// An act with which a game turned.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn {
    /// The number of choices with it: the step at which a replay shows its effect.
    pub ply: u32,
    /// The seat that did it.
    pub by: Seat,
    /// The goal that became impossible with it.
    pub lost: Option<Message>,
    /// The change of somebody's chance.
    pub swing: Option<Swing>,
}

/// A change of somebody's chance to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Swing {
    /// The winner's seat.
    pub seat: Seat,
    /// The chance before the act, from 0 to 1.
    pub before: f64,
    /// The chance after it.
    pub after: f64,
    /// True if it was luck: the same choice with other dice and draws changes the chance by less than half as much.
    pub luck: bool,
}

/// The result of the deal with open hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// True if it could be won.
    pub could: bool,
    /// The last step at which it still could, among those that were looked at.
    pub last: Option<u32>,
    /// Choices that win it from that step on.
    pub line: Vec<LineStep>,
}

/// A choice of a line that wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineStep {
    /// The seat that makes it.
    pub seat: Seat,
    /// The choice in notation.
    pub choice: String,
    /// The choice in words: its label.
    pub say: Message,
}

/// The least fall that counts as a turn.
const MUCH: f64 = 0.15;
/// The chance from which on somebody is as good as sure to win.
const SURE: f64 = 0.8;
/// The number of acts that are looked at more closely.
const SUSPECTS: usize = 10;
/// Playouts before, and as many after.
const QUICK: u32 = 24;
/// Suspects among them that are judged in earnest.
const EARNEST: usize = 3;
/// Playouts.
pub(crate) const PLAYOUTS: u32 = 200;

/// The look back of this mind at this skill. Nothing once `stop` is set, or when the game is not over.
pub(crate) fn turned<M: Mind>(
    mind: &M,
    skill: Skill,
    stop: &CancelFlag,
    game: &Match<M::Game>,
    seed: u64,
) -> Option<Turned> {
    let outcome = game.outcome()?;
    let course = Course::<M>::of(game)?;
    let mut rng = rng(seed);
    let open = with_open_hands(mind, stop, &course, &outcome, &mut rng);
    let turn = match lost(mind, &course) {
        Some(turn) => Some(turn),
        // Where all win or lose together, and nothing became impossible, no act of one is to be blamed.
        None if M::Game::INFO.cooperative => None,
        None => swung(mind, skill, stop, &course, &outcome, &mut rng),
    };
    let close = turn.is_none() && was_close(mind, skill, stop, &course, &outcome, &mut rng);
    // What was decided by then no choice of a later step mends.
    let before = turn.as_ref().map(|turn| turn.ply.saturating_sub(1));
    let could = open.as_ref().and_then(|open| open.last);
    let tries = tries(&course, before.into_iter().chain(could).min().unwrap_or(u32::MAX));
    (!stop.is_cancelled()).then_some(Turned { turn, close, open, tries })
}

/// For each seat the last step, up to this one, at which it had more than one choice.
fn tries<M: Mind>(course: &Course<'_, M>, until: u32) -> Vec<Try> {
    let mut found = Vec::<Try>::new();
    let mut choices = Vec::new();
    for (ply, state) in course.states.iter().rev().filter(|(ply, _)| *ply <= until) {
        for seat in M::Game::asks(state).iter() {
            choices.clear();
            if !found.iter().any(|known| known.seat == seat) {
                M::Game::choices(state, seat, &mut choices);
            }
            if choices.len() > 1 {
                found.push(Try { seat, ply: *ply });
            }
        }
    }
    found
}

/// True if the winner could still have lost when nine tenths of the choices were made. Of partners nobody asks.
fn was_close<M: Mind>(
    mind: &M,
    skill: Skill,
    stop: &CancelFlag,
    course: &Course<'_, M>,
    outcome: &Outcome,
    rng: &mut Rng,
) -> bool {
    let late = course.states.get(course.states.len() * 9 / 10);
    let (Some(winner), Some((_, state))) = (outcome.winners.first(), late) else { return false };
    !M::Game::INFO.cooperative && Judge::new(mind, skill, stop).of(state, winner, QUICK, rng) < SURE
}

/// The act from which on a goal was out of reach until the end.
fn lost<M: Mind>(mind: &M, course: &Course<'_, M>) -> Option<Turn> {
    let last = course.states.len().checked_sub(1)?;
    mind.lost(&course.states[last].1)?;
    let mut first = last;
    while first > 0 && mind.lost(&course.states[first - 1].1).is_some() {
        first -= 1;
    }
    let (ply, state) = &course.states[first];
    Some(Turn { ply: *ply, by: course.by(first)?, lost: mind.lost(state), swing: None })
}

/// The result of a lost deal with open hands. Asked backwards, as less is left to try the later it is: what could be won
/// at some moment could be won before it.
fn with_open_hands<M: Mind>(
    mind: &M,
    stop: &CancelFlag,
    course: &Course<'_, M>,
    outcome: &Outcome,
    rng: &mut Rng,
) -> Option<Open> {
    if !outcome.winners.is_empty() {
        return None;
    }
    let mut hopeless = false;
    for (index, (ply, state)) in course.states.iter().enumerate().rev() {
        if stop.is_cancelled() {
            return None;
        }
        // What was dealt before the last deal is another matter.
        let over = course.states.last().is_some_and(|(last, _)| last != ply);
        if over && mind.decided(state, Seat::new(0)).is_some() {
            break;
        }
        let Some((then, rest)) = course.solved(mind, index, rng) else { continue };
        match rest {
            Some(Rest::Won(line)) => {
                return Some(Open { could: true, last: Some(*ply), line: told::<M>(&then, &line) });
            }
            Some(Rest::Lost) => hopeless = true,
            // From here back nobody knows.
            None => hopeless = false,
        }
    }
    hopeless.then_some(Open { could: false, last: None, line: Vec::new() })
}

/// A line from this moment on, each choice in the words that it has there.
fn told<M: Mind>(then: &Match<M::Game>, line: &[(Seat, ChoiceOf<M>)]) -> Vec<LineStep> {
    let (mut state, mut chance) = (then.state().clone(), then.chance().clone());
    let steps = line.iter().map(|(seat, choice)| {
        let say = M::Game::explain(&state, *seat, choice).label;
        M::Game::apply(&mut state, *seat, choice, &mut chance, &mut Journal::silent());
        LineStep { seat: *seat, choice: choice.to_string(), say }
    });
    steps.collect()
}

/// A judge of the worth of moments.
pub(crate) struct Judge<M: Mind> {
    searcher: Searcher<M>,
    stop: CancelFlag,
}

impl<M: Mind> Judge<M> {
    pub(crate) fn new(mind: &M, skill: Skill, stop: &CancelFlag) -> Self {
        let search = match skill {
            Skill::Search(search) => search,
            _ => Search::shallow(1),
        };
        Self { searcher: Searcher::new(search, mind.clone()), stop: stop.clone() }
    }

    /// The worth of two moments to a seat.
    pub(crate) fn of_both(
        &mut self,
        states: [&StateOf<M>; 2],
        seat: Seat,
        playouts: u32,
        rng: &mut Rng,
    ) -> (f64, f64) {
        let [before, after] = states.map(|state| self.of(state, seat, playouts, rng));
        (before, after)
    }

    /// The worth of a moment to a seat. Of no use once it is to stop.
    pub(crate) fn of(&mut self, state: &StateOf<M>, seat: Seat, playouts: u32, rng: &mut Rng) -> f64 {
        let mut total = 0.0;
        for _ in 0..playouts {
            if self.stop.is_cancelled() {
                break;
            }
            total += self.searcher.judged(state, seat, pick(rng, u32::MAX as usize) as u64);
        }
        total / f64::from(playouts)
    }

    /// The worth to a seat of what `by` chose in this state, over many draws of what follows from it. Nothing where nothing is
    /// drawn.
    fn of_choice(
        &mut self,
        state: &StateOf<M>,
        (by, choice): (Seat, &ChoiceOf<M>),
        seat: Seat,
        rng: &mut Rng,
    ) -> Option<f64> {
        let mut total = 0.0;
        for _ in 0..PLAYOUTS {
            if self.stop.is_cancelled() {
                return None;
            }
            let mut chance = Chance::stream(table::rng(pick(rng, u32::MAX as usize) as u64));
            let mut after = state.clone();
            M::Game::apply(&mut after, by, choice, &mut chance, &mut Journal::silent());
            if chance.drawn() == 0 {
                return None;
            }
            total += self.searcher.judged(&after, seat, pick(rng, u32::MAX as usize) as u64);
        }
        Some(total / f64::from(PLAYOUTS))
    }
}

/// The act that changed the winner's chance most.
fn swung<M: Mind>(
    mind: &M,
    skill: Skill,
    stop: &CancelFlag,
    course: &Course<'_, M>,
    outcome: &Outcome,
    rng: &mut Rng,
) -> Option<Turn> {
    let winner = outcome.winners.first()?;
    let suspects = course.sharpest(mind, winner, SUSPECTS, |rise| rise);
    let mut judge = Judge::new(mind, skill, stop);
    let both = |index: usize| [index - 1, index].map(|index| &course.states[index].1);
    let mut close = Vec::new();
    for index in suspects {
        let (before, after) = judge.of_both(both(index), winner, QUICK, rng);
        close.push((index, after - before));
    }
    close.sort_by(|a, b| b.1.total_cmp(&a.1));
    close.truncate(EARNEST);
    let judged = close.into_iter().map(|(index, _)| {
        let (before, after) = judge.of_both(both(index), winner, PLAYOUTS, rng);
        (index, before, after)
    });
    let (index, before, after) = judged.max_by(|a, b| (a.2 - a.1).total_cmp(&(b.2 - b.1)))?;
    if after - before <= MUCH {
        return None;
    }
    let made = course.game.made().get(index - 1)?;
    let state = &course.states[index - 1].1;
    let chosen = judge.of_choice(state, (made.seat, &made.choice), winner, rng);
    let luck = chosen.is_some_and(|chosen| chosen - before < (after - before) / 2.0);
    let swing = Some(Swing { seat: winner, before, after, luck });
    Some(Turn { ply: course.states[index].0, by: made.seat, lost: None, swing })
}
