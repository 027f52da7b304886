//! Puzzles: moments of a deal at which exactly one choice still wins, found by a solver that tries everything.

use table::{Chance, Game, Journal, Message, Seat, Seed, rng};

use crate::erased::choose;
use crate::minds::Bot;

use super::{Solver, Verdict};

/// Choices tried after each choice of a moment, at most. What is not known by then is no puzzle.
const NODES: u64 = 200_000;

/// A puzzle, with choices in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Posed {
    /// The choices of the deal before it.
    pub before: Vec<(Seat, String)>,
    /// The seat that is asked.
    pub seat: Seat,
    /// The only choice that wins.
    pub answer: String,
    /// The other choices, each proved to lose.
    pub others: Vec<String>,
    /// The failure after one of them, where it is known.
    pub fails: Vec<(String, Message)>,
    /// The line that wins after the answer.
    pub line: Vec<(Seat, String)>,
    /// The difficulty, from 1 to 3.
    pub grade: u8,
    pub question: Message,
}

/// The answer among the choices of a moment, and the line that wins after it.
struct Answer<C> {
    at: usize,
    line: Vec<(Seat, C)>,
}

/// Plays the deal of this number as `bot` does, to the first moment that is a puzzle.
pub(crate) fn pose<S: Solver>(
    solver: &S,
    bot: &Bot<S::Game>,
    setup: &<S::Game as Game>::Setup,
    number: u64,
) -> Option<Posed> {
    let mut chance = Chance::from_seed(&Seed::from_number(number));
    let mut state = S::Game::start(setup, &mut chance, &mut Journal::silent());
    let mut before = Vec::new();
    loop {
        let seat = S::Game::asks(&state).first()?;
        if let Some((grade, question)) = solver.poses(&state) {
            let mut choices = Vec::new();
            S::Game::choices(&state, seat, &mut choices);
            if let Some(Answer { at, line }) = only(solver, &state, &chance, seat, &choices) {
                let line = line.iter().map(|(seat, choice)| (*seat, choice.to_string())).collect();
                let wrong = choices.iter().enumerate().filter(|(other, _)| *other != at);
                let fails = wrong.filter_map(|(_, choice)| {
                    let (next, luck) = after::<S>(&state, &chance, seat, choice);
                    Some((choice.to_string(), solver.fails(&next, &luck, NODES)?))
                });
                let fails = fails.collect();
                let mut others = choices.iter().map(ToString::to_string).collect::<Vec<_>>();
                let answer = others.remove(at);
                return Some(Posed { before, seat, answer, others, fails, line, grade, question });
            }
        }
        let choice = choose::<S::Game>(&state, seat, bot, number.rotate_left(17) ^ before.len() as u64)?;
        S::Game::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
        before.push((seat, choice.to_string()));
    }
}

/// The only choice of several that wins: of each other one it is proved that it cannot.
fn only<S: Solver>(
    solver: &S,
    state: &<S::Game as Game>::State,
    chance: &Chance,
    seat: Seat,
    choices: &[<S::Game as Game>::Choice],
) -> Option<Answer<<S::Game as Game>::Choice>> {
    let mut answer = None;
    for (at, choice) in choices.iter().enumerate().filter(|_| choices.len() > 1) {
        let (next, luck) = after::<S>(state, chance, seat, choice);
        match solver.solve(&next, &luck, NODES, &mut rng(at as u64)).verdict {
            Verdict::Hopeless => {}
            Verdict::Winnable(line) if answer.is_none() => answer = Some(Answer { at, line }),
            Verdict::Winnable(_) | Verdict::Unknown => return None,
        }
    }
    answer
}

/// A moment after a choice, with the draws still to come.
fn after<S: Solver>(
    state: &<S::Game as Game>::State,
    chance: &Chance,
    seat: Seat,
    choice: &<S::Game as Game>::Choice,
) -> (<S::Game as Game>::State, Chance) {
    let (mut next, mut luck) = (state.clone(), chance.clone());
    S::Game::apply(&mut next, seat, choice, &mut luck, &mut Journal::silent());
    (next, luck)
}
