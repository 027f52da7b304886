//! Puzzles: of all cards that may be played exactly one still wins, and nothing is hidden from whoever looks for it.

use std::sync::Arc;

use bots::{AnySolver, Posed, solver};
use table::{AnyGame, Chance, Game, Journal, Observer, Seat, Seed, SetupRequest, Typed};
use tricks::Tricks;
use tricks::book::Data;
use tricks::choice::Choice;
use tricks::state::State;
use tricks_mind::minds;
use tricks_mind::solver::{OpenHands, Position, Verdict, exhaust, wins};

use crate::table::setup;

/// More than the search that makes puzzles may try.
const NODES: u64 = 2_000_000;

fn seat() -> Seat {
    Seat::new(0)
}

/// The deal of this number after these choices.
fn after(number: u64, before: &[(Seat, String)]) -> (State, Chance) {
    let chapter = chapter_of(number);
    let mut chance = Chance::from_seed(&Seed::from_number(number));
    let mut state = Tricks::start(&setup(1, &[("chapter", &chapter)]), &mut chance, &mut Journal::silent());
    for (seat, choice) in before {
        let choice = choice.parse::<Choice>().expect("a choice");
        Tricks::check(&state, *seat, &choice).expect("a legal choice");
        Tricks::apply(&mut state, *seat, &choice, &mut chance, &mut Journal::silent());
    }
    (state, chance)
}

fn chapter_of(number: u64) -> String {
    let solver = solver(OpenHands, &minds());
    let (players, options) = solver.puzzle_table(number).expect("a table");
    assert_eq!(players, 1, "one plays all hands");
    options.into_iter().find(|(option, _)| *option == "chapter").expect("a chapter").1
}

/// The puzzle of a number at a table of so many.
fn pose(solver: &Arc<dyn AnySolver>, players: usize, number: u64) -> Option<Posed> {
    let rules = Typed::<Tricks> { data: Data::built_in() };
    let request = SetupRequest::players(players).option("chapter", &chapter_of(number));
    let setup = AnyGame::setup(&rules, &request).expect("a set-up");
    solver.pose(&setup, number).expect("a set-up")
}

/// Every legal card of each puzzle is tried out here once more, by a search that knows nothing of the other.
#[test]
fn exactly_one_card_wins() {
    let (solver, mut posed, mut grades) = (solver(OpenHands, &minds()), 0, [0; 3]);
    let mut told = 0;
    for number in 1..60 {
        let Some(puzzle) = pose(&solver, 1, number) else { continue };
        let (state, chance) = after(number, &puzzle.before);
        // All hands lie open, and no card is left to be dealt.
        let view = Tricks::view(&state, Observer::Seat(seat()));
        assert!(view.chairs.iter().all(|chair| chair.hand.is_some()), "{number}: a hand is hidden");
        assert_eq!(view.stock, 0, "{number}");
        assert_eq!(puzzle.grade, state.tricks_left() - 1);

        let mut choices = Vec::new();
        Tricks::choices(&state, seat(), &mut choices);
        let mut winning = Vec::new();
        for choice in &choices {
            let (mut next, mut luck) = (state.clone(), chance.clone());
            Tricks::apply(&mut next, seat(), choice, &mut luck, &mut Journal::silent());
            match exhaust::exhaust(&Position { state: next, chance: luck }, NODES).verdict {
                Verdict::Winnable(_) => winning.push(choice.to_string()),
                Verdict::Hopeless => assert!(puzzle.others.contains(&choice.to_string())),
                Verdict::Unknown => panic!("{number}: not tried to the end"),
            }
        }
        assert_eq!(winning, std::slice::from_ref(&puzzle.answer), "{number}");
        assert_eq!(puzzle.others.len() + 1, choices.len(), "{number}");
        // Of those that lose it is told whose objective fails.
        assert!(puzzle.fails.iter().all(|(choice, _)| puzzle.others.contains(choice)), "{number}");
        told += puzzle.fails.len();
        // And the line that is shown wins.
        let line = [(seat(), puzzle.answer)].into_iter().chain(puzzle.line);
        let line = line.map(|(seat, choice)| (seat, choice.parse().expect("a choice"))).collect::<Vec<_>>();
        assert!(wins(&state, &chance, &line), "{number}");
        assert!(!wins(&state, &chance, &line[..line.len() - 1]), "{number}: won before its end");
        posed += 1;
        grades[usize::from(puzzle.grade) - 1] += 1;
    }
    assert!(told > posed, "of {told} choices it is told who fails, in {posed} puzzles");
    assert!(posed >= 12, "only {posed} puzzles in 59 deals");
    assert!(grades.iter().all(|grade| *grade > 0), "{grades:?}");
}

/// The same number is the same puzzle, and a table of company is none.
#[test]
fn a_number_is_a_puzzle() {
    let solver = solver(OpenHands, &minds());
    let number = (1..60).find(|number| pose(&solver, 1, *number).is_some()).expect("a puzzle");
    assert_eq!(pose(&solver, 1, number), pose(&solver, 1, number));
    assert_eq!(pose(&solver, 4, number), None, "hands are hidden there");
    assert!(solver.pose(&Default::default(), number).is_err(), "no set-up");
}
