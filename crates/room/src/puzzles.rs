//! The puzzles of a game: made by its solver from the deal of a number, and written down as positions.

use std::sync::Arc;

use bots::AnySolver;
use table::offer::Positions;
use table::{AnyGame, Game, Match, Puzzle, Seed, SetupRequest, Typed};

/// The puzzles of a game, without its types.
pub struct Puzzles {
    make: Box<dyn Fn(u64) -> Option<Puzzle> + Send + Sync>,
    solver: Arc<dyn AnySolver>,
    /// The puzzles that stand on the shelf, in the order in which they are solved.
    pub shelf: Vec<Shelved>,
}

impl Puzzles {
    /// The puzzles that this solver makes, and a shelf of them: a line each with number and grade.
    pub(crate) fn of<G: Positions>(rules: Arc<Typed<G>>, solver: Arc<dyn AnySolver>, shelf: &str) -> Self {
        let by = solver.clone();
        let make = Box::new(move |number| make(&rules, by.as_ref(), number));
        Self { make, solver, shelf: self::shelf(shelf) }
    }

    /// The puzzle of a number, where its deal has one. Slow: a deal is played and its end tried out.
    pub fn make(&self, number: u64) -> Option<Puzzle> {
        (self.make)(number)
    }

    /// The table of a number: that of a puzzle, and of a deal of a day.
    pub fn table(&self, number: u64) -> Option<SetupRequest> {
        request(self.solver.as_ref(), number)
    }
}

/// A puzzle on the shelf.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shelved {
    /// The number of its deal.
    pub seed: u64,
    /// The difficulty, from 1 to 3.
    pub grade: u8,
}

/// Reads a shelf.
fn shelf(text: &str) -> Vec<Shelved> {
    let one = |line: &str| {
        let (seed, grade) = line.split_once(' ')?;
        Some(Shelved { seed: seed.parse().ok()?, grade: grade.parse().ok()? })
    };
    text.lines().filter_map(one).collect()
}

fn request(solver: &dyn AnySolver, number: u64) -> Option<SetupRequest> {
    let (players, options) = solver.puzzle_table(number)?;
    let options = options.into_iter().map(|(option, value)| (option.to_owned(), value)).collect();
    Some(SetupRequest { players, options })
}

fn make<G: Positions>(rules: &Typed<G>, solver: &dyn AnySolver, number: u64) -> Option<Puzzle> {
    let request = request(solver, number)?;
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
        players: request.players,
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
