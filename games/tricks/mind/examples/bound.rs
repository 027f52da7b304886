//! The bound of what partners can win, by partners who see each other's hands:
//! `cargo run --release -p tricks-mind --example bound -- PLAYERS DEALS CHAPTER…`.
//!
//! They see what lies in hands and under characters, but no draw that is still to come: after each the solver looks for a line anew, with
//! other draws behind it. Characters that were completed in an earlier round are not taken again while there are others. Where the
//! solver finds no line, they play on by habit.

use bots::{choose, wilson};
use table::{Chance, Game, Journal, Rng, Seat, SeatSet, SetupRequest, pick, rng};
use tricks::Tricks;
use tricks::book::Data;
use tricks::choice::Choice;
use tricks::setup::Setup;
use tricks::state::State;
use tricks_mind::solver::{Verdict, solve};

/// Choices that the solver tries each time.
const NODES: u64 = 300_000;
/// So often other characters are tried.
const CASTS: usize = 4;

fn main() {
    let args = std::env::args().skip(1).collect::<Vec<_>>();
    let [players, deals, chapters @ ..] = &args[..] else { panic!("bound PLAYERS DEALS CHAPTER…") };
    let (players, deals) = (players.parse().expect("players"), deals.parse::<u64>().expect("deals"));
    for chapter in chapters {
        let request = SetupRequest::players(players).option("chapter", chapter);
        let setup = Tricks::setup(&Data::built_in(), &request).expect("a chapter");
        let won = (0..deals).filter(|deal| is_won(&setup, 1_u64.wrapping_add(deal << 32))).count();
        let bounds = wilson(won as f64, deals as f64);
        let [share, low, high] = [won as f64 / deals as f64, bounds.low, bounds.high].map(|one| 100.0 * one);
        println!(
            "chapter {chapter}, {players} players: {won} of {deals} ({share:.1} %, {low:.1} to {high:.1})"
        );
    }
}

/// A line that is followed until something is drawn, and the draws that had been made when it was found.
type Line = (std::vec::IntoIter<(Seat, Choice)>, u64);

fn is_won(setup: &Setup, seed: u64) -> bool {
    let habit = tricks_mind::minds().bot("habit").expect("a bot");
    let (mut chance, mut random) = (Chance::stream(rng(seed)), rng(!seed));
    let mut state = Tricks::start(setup, &mut chance, &mut Journal::silent());
    let mut line: Option<Line> = None;
    while let Some(seat) = state.asks().first() {
        let mut choices = Vec::new();
        Tricks::choices(&state, seat, &mut choices);
        let drawn = chance.drawn();
        let known = line.as_mut().filter(|(_, then)| *then == drawn).and_then(|(line, _)| line.next());
        let choice = match known {
            Some((by, choice)) if by == seat && choices.contains(&choice) => choice,
            _ if choices.len() == 1 => choices[0],
            _ => {
                let (first, found) = looked_for(&state, &choices, &mut random);
                line = found.map(|found| (found.into_iter(), drawn));
                let next = line.as_mut().and_then(|(line, _)| line.next()).map(|(_, choice)| choice);
                let by_habit = || choose::<Tricks>(&state, seat, &habit, seed ^ drawn).expect("a choice");
                first.or(next).unwrap_or_else(by_habit)
            }
        };
        Tricks::apply(&mut state, seat, &choice, &mut chance, &mut Journal::silent());
    }
    Tricks::outcome(&state).is_some_and(|outcome| outcome.winners != SeatSet::EMPTY)
}

/// A choice to make at once, and the line to follow from it, or from here.
fn looked_for(
    state: &State,
    choices: &[Choice],
    random: &mut Rng,
) -> (Option<Choice>, Option<Vec<(Seat, Choice)>>) {
    if !matches!(choices[0], Choice::Take(_)) {
        return (None, line(state, random));
    }
    let (mut first, mut line_found) = (None, None);
    for _ in 0..CASTS {
        let mut then = state.clone();
        let mut taken = Vec::new();
        while let Some(seat) = then.asks().first() {
            let mut choices = Vec::new();
            Tricks::choices(&then, seat, &mut choices);
            let takes = choices.iter().any(|choice| matches!(choice, Choice::Take(_)));
            if !takes {
                break;
            }
            let fresh = |choice: &&Choice| matches!(choice, Choice::Take(who) if !then.completed.has(*who));
            let fresh = choices.iter().filter(fresh).copied().collect::<Vec<_>>();
            let from = if fresh.is_empty() { &choices } else { &fresh };
            let choice = from[pick(random, from.len())];
            taken.push((seat, choice));
            let mut chance = Chance::stream(rng(pick(random, 1 << 30) as u64));
            Tricks::apply(&mut then, seat, &choice, &mut chance, &mut Journal::silent());
        }
        first = first.or(taken.first().map(|(_, choice)| *choice));
        if let Some(rest) = line(&then, random) {
            first = taken.first().map(|(_, choice)| *choice);
            line_found = Some(taken.into_iter().skip(1).chain(rest).collect());
            break;
        }
    }
    (first, line_found)
}

/// A line that wins the round, with other draws to come than the true ones.
fn line(state: &State, random: &mut Rng) -> Option<Vec<(Seat, Choice)>> {
    let chance = Chance::stream(rng(pick(random, 1 << 30) as u64));
    match solve(state, &chance, NODES, random).verdict {
        Verdict::Winnable(line) => Some(line),
        _ => None,
    }
}
