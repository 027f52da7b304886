//! The puzzles of a game: made by its solver from the deal of a number, and written down as positions.

use std::sync::Arc;

use bots::AnySolver;
use table::offer::Positions;
use table::{AnyGame, Game, Match, Puzzle, Seed, SetupRequest, Typed};

/// A maker of puzzles: that of a number, where its deal has one.
pub type Poser = Arc<dyn Fn(u64) -> Option<Puzzle> + Send + Sync>;

/// A puzzle on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// The number of its deal.
    pub seed: u64,
    /// The difficulty, from 1 to 3.
    pub grade: u8,
}

/// Reads a shelf: on each line a number and a grade.
pub(crate) fn shelf(text: &str) -> Vec<Shelved> {
    let one = |line: &str| {
        let (seed, grade) = line.split_once(' ')?;
        Some(Shelved { seed: seed.parse().ok()?, grade: grade.parse().ok()? })
    };
    text.lines().filter_map(one).collect()
}

/// Puzzles by this solver. Slow: a deal is played and its end tried out.
pub(crate) fn poser<G: Positions>(rules: Arc<Typed<G>>, solver: Arc<dyn AnySolver>) -> Poser {
    Arc::new(move |number| make(&rules, solver.as_ref(), number))
}

fn make<G: Positions>(rules: &Typed<G>, solver: &dyn AnySolver, number: u64) -> Option<Puzzle> {
    let (players, options) = solver.puzzle_table(number)?;
    let options = options.into_iter().map(|(option, value)| (option.to_owned(), value)).collect();
    let request = SetupRequest { players, options };
    let setup = AnyGame::setup(rules, &request).ok()?;
    let posed = solver.pose(&setup, number).ok()??;
    let mut game = AnyGame::start(rules, &setup, &Seed::from_number(number)).ok()?;
    for (seat, choice) in &posed.before {
        game.choose(*seat, game.since(*seat), choice).ok()?;
    }
    let begin = written::<G>(game.as_any().downcast_ref::<Match<G>>()?)?;
    Some(Puzzle {
        seed: number,
        grade: posed.grade,
        players,
        options: request.options,
        begin,
        seat: posed.seat,
        answer: posed.answer,
        others: posed.others,
        line: posed.line,
        question: Some(posed.question),
    })
}

fn written<G: Positions + Game>(game: &Match<G>) -> Option<String> {
    Some(G::written(game.state())?.to_string())
}
