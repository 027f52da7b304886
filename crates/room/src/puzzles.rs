//! The puzzles of a game: made by its solver from the deal of a number and written down as positions, or prepared positions whose
//! odds are reckoned.

use std::collections::BTreeMap;
use std::sync::Arc;

use bots::AnySolver;
use canvas::Language;
use table::offer::Positions;
use table::{AnyGame, Game, Judge, Match, Message, Names, Prepared, Puzzle, Seed, SetupRequest, Typed};

/// The puzzles of a game, without its types.
pub struct Puzzles {
    source: Source,
    /// The puzzles that stand on the shelf, in the order in which they are solved.
    pub shelf: Vec<Shelved>,
}

/// The source of puzzles.
enum Source {
    /// A solver, which looks for them in deals.
    Solver { make: Box<dyn Fn(u64) -> Option<Puzzle> + Send + Sync>, solver: Arc<dyn AnySolver> },
    /// A file of positions, numbered from 1.
    Prepared { game: Arc<dyn AnyGame>, judge: Box<Judge>, all: Result<Vec<Prepared>, String> },
}

impl Puzzles {
    /// The puzzles that this solver makes, and a shelf of them: a line each with number and grade.
    pub(crate) fn of<G: Positions>(rules: Arc<Typed<G>>, solver: Arc<dyn AnySolver>, shelf: &str) -> Self {
        let by = solver.clone();
        let make = Box::new(move |number| make(&rules, by.as_ref(), number));
        let mut shelf = self::shelf(shelf);
        // Of one grade in the order of what they are taken from: what comes late in a box asks for more of its rules.
        shelf.sort_by_cached_key(|shelved| {
            let from = solver.puzzle_table(shelved.seed).map(|(_, options)| options);
            (shelved.grade, from, shelved.seed)
        });
        Self { source: Source::Solver { make, solver }, shelf }
    }

    /// The puzzles of a file, with another of the odds that are kept; all of them stand on the shelf, the easiest first.
    pub(crate) fn prepared(game: Arc<dyn AnyGame>, (file, kept): (&str, &str), judge: Box<Judge>) -> Self {
        let all = Prepared::read(file, kept);
        let numbered = (1..).zip(all.iter().flatten());
        let mut shelf =
            numbered.map(|(seed, puzzle)| Shelved { seed, grade: puzzle.grade }).collect::<Vec<_>>();
        shelf.sort_by_key(|shelved| shelved.grade);
        Self { source: Source::Prepared { game, judge, all }, shelf }
    }

    /// The puzzle of a number, where there is one. Slow, but where its odds are kept: a deal is played and its end tried out, or every
    /// draw followed.
    pub fn make(&self, number: u64) -> Option<Puzzle> {
        self.made(number).ok()
    }

    /// The same.
    ///
    /// # Errors
    /// Why there is none.
    pub fn made(&self, number: u64) -> Result<Puzzle, String> {
        match &self.source {
            Source::Solver { make, .. } => make(number).ok_or_else(|| "no choice alone wins".to_owned()),
            Source::Prepared { game, judge, all } => {
                one(all, number)?.pose(number, game.as_ref(), judge.as_ref())
            }
        }
    }

    /// Makes a puzzle of the shelf anew: `much` also where it is long to reckon. Else what is kept of such a one is only held against what
    /// may be chosen there.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self, shelved: Shelved, much: bool) -> Result<(), String> {
        let made = self.made(shelved.seed)?;
        if made.grade != shelved.grade {
            return Err(format!("its grade is {}", made.grade));
        }
        let Source::Prepared { game, judge, all } = &self.source else { return Ok(()) };
        let puzzle = one(all, shelved.seed)?;
        if puzzle.long && !much {
            return puzzle.is_kept();
        }
        puzzle.keeps_what_is_reckoned(game.as_ref(), judge.as_ref())?;
        puzzle.hides_nothing(&made, game.as_ref(), judge.as_ref())
    }

    /// Reckons the puzzles that are long to reckon, and writes the file in which their odds are kept. Slow.
    ///
    /// # Errors
    /// Of which of them they cannot be reckoned, and why; or why there is no such file.
    pub fn reckon(&self) -> Result<String, String> {
        let Source::Prepared { game, judge, all } = &self.source else {
            return Err("what a solver makes has no odds".to_owned());
        };
        let all = all.as_ref().map_err(Clone::clone)?;
        let mut kept = BTreeMap::new();
        for (number, puzzle) in (1..).zip(all).filter(|(_, puzzle)| puzzle.long) {
            let odds = puzzle.reckoned(game.as_ref(), judge.as_ref());
            kept.insert(number, odds.map_err(|why| format!("{number}: {why}"))?);
        }
        Ok(Prepared::written(&kept))
    }

    /// The fault in the file of puzzles, if it cannot be read.
    pub fn fault(&self) -> Option<&str> {
        match &self.source {
            Source::Prepared { all: Err(fault), .. } => Some(fault),
            _ => None,
        }
    }

    /// The table of a number: that of a deal of a day, where the game has one.
    pub fn table(&self, number: u64) -> Option<SetupRequest> {
        match &self.source {
            Source::Solver { solver, .. } => request(solver.as_ref(), number),
            Source::Prepared { .. } => None,
        }
    }
}

/// The prepared puzzle of a number.
fn one(all: &Result<Vec<Prepared>, String>, number: u64) -> Result<&Prepared, String> {
    let all = all.as_ref().map_err(Clone::clone)?;
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    at.and_then(|at| all.get(at)).ok_or_else(|| "there is no such puzzle".to_owned())
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
        fails: posed.fails.into_iter().map(|(choice, fails)| (choice, in_both(&fails))).collect(),
        line: posed.line,
        question: Some(posed.question),
        reckoned: None,
    })
}

/// A message in the words of each language, to be kept.
fn in_both(message: &Message) -> Names {
    Names { es: Language::Es.say(message), en: Language::En.say(message) }
}

fn written<G: Positions + Game>(game: &Match<G>) -> Option<String> {
    Some(G::written(game.state())?.to_string())
}
