//! Solvers: with everything hidden laid open, can a deal be won, and how?

mod puzzle;

use std::fmt::Debug;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;
use table::{Chance, Game, Journal, Message, Rng, Seat, Seed, rng};

use crate::bench::Measure;
use crate::erased::{choose, read};
use crate::error::BotError;
use crate::mind::Blank;
use crate::minds::{Bot, Minds};
use crate::skill::Skill;
use crate::together::in_order;

pub use puzzle::Posed;
use puzzle::pose;

/// A solver that decides whether deals of a co-operative game can be won.
pub trait Solver: Clone + Debug + Send + Sync + 'static {
    /// The game it knows.
    type Game: Game;

    /// A table whose deals keep it busy, to measure its speed: players, and options as name and value.
    const BUSY: (usize, &'static [(&'static str, &'static str)]);

    /// Looks for a line that wins from `state` with the draws that `chance` has still to make; tries at most about
    /// `nodes` choices.
    fn solve(
        &self,
        state: &<Self::Game as Game>::State,
        chance: &Chance,
        nodes: u64,
        rng: &mut Rng,
    ) -> Solution<<Self::Game as Game>::Choice>;

    /// The table from whose deal the puzzle of this number is made: players and options. None: it makes no puzzles.
    fn puzzle_table(&self, _number: u64) -> Option<(usize, Vec<(&'static str, String)>)> {
        None
    }

    /// The difficulty of a moment at which everything lies open, from 1 to 3, and the question that it puts; none where a moment is
    /// no matter for a puzzle.
    fn poses(&self, _state: &<Self::Game as Game>::State) -> Option<(u8, Message)> {
        None
    }

    /// The failure in a moment from which nothing wins, whatever is chosen; tries at most about `nodes` choices. None where
    /// there is no more to be said than that it is lost.
    fn fails(&self, _state: &<Self::Game as Game>::State, _chance: &Chance, _nodes: u64) -> Option<Message> {
        None
    }
}

/// The verdict of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<C> {
    /// The deal can be won, by these choices.
    Winnable(Vec<(Seat, C)>),
    /// The deal cannot be won: everything was tried.
    Hopeless,
    /// The budget was spent before it was known.
    Unknown,
}

impl<C> Verdict<C> {
    /// `winnable`, `hopeless` or `undecided`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Winnable(_) => "winnable",
            Self::Hopeless => "hopeless",
            Self::Unknown => "undecided",
        }
    }
}

/// The verdict of a search, and its cost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<C> {
    pub verdict: Verdict<C>,
    /// Choices tried.
    pub nodes: u64,
}

/// A solver, and the bots that it is held against, without the types of their game.
pub trait AnySolver: Debug + Send + Sync {
    /// Players and options of a table whose deals keep it busy.
    fn busy(&self) -> (usize, &'static [(&'static str, &'static str)]);

    /// Decides the deal that a game from `seed` begins with. Choices are in notation.
    ///
    /// # Errors
    /// When the set-up does not fit.
    fn solve(&self, setup: &Value, seed: u64, nodes: u64) -> Result<Solution<String>, BotError>;

    /// Deals `deals` times, and counts how many could be won and how many were.
    ///
    /// Deterministic under `seed` (but for the time it took) however many `threads` there are.
    ///
    /// # Errors
    /// When the set-up does not fit.
    fn study(
        &self,
        setup: &Value,
        deals: u64,
        seed: u64,
        nodes: u64,
        threads: usize,
        done: &(dyn Fn() + Sync),
    ) -> Result<Study, BotError>;

    /// Choices that the solver tries in a second, on one core.
    ///
    /// # Errors
    /// When the set-up does not fit.
    fn speed(&self, setup: &Value, time: Duration) -> Result<Measure, BotError>;

    /// The table of the puzzle of this number: see [`Solver::puzzle_table`].
    fn puzzle_table(&self, number: u64) -> Option<(usize, Vec<(&'static str, String)>)>;

    /// The first moment of the deal `number`, as a bot of habit plays it, at which exactly one choice still wins.
    ///
    /// # Errors
    /// When the set-up does not fit.
    fn pose(&self, setup: &Value, number: u64) -> Result<Option<Posed>, BotError>;
}

/// Totals over a number of deals.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Study {
    /// Deals that could be won.
    pub winnable: u64,
    /// Deals that the solver neither won nor proved hopeless.
    pub undecided: u64,
    /// Deals won by hard bots, who see what their seats may see.
    pub hard: u64,
    /// Deals among these that could be won.
    pub both: u64,
    /// Deals won at random, of [`RANDOM`] times as many.
    pub random: u64,
    /// Choices that the solver tried.
    pub nodes: u64,
    /// Seconds that it took for them.
    pub solving: f64,
}

/// Random games for each deal: they seldom win, and take no time.
pub const RANDOM: u64 = 500;

impl Study {
    /// The sum of two studies.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        Self {
            winnable: self.winnable + other.winnable,
            undecided: self.undecided + other.undecided,
            hard: self.hard + other.hard,
            both: self.both + other.both,
            random: self.random + other.random,
            nodes: self.nodes + other.nodes,
            solving: self.solving + other.solving,
        }
    }
}

/// The solver without its types, compared with hard bots of the mind people play against.
pub fn solver<S: Solver>(solver: S, minds: &Minds<S::Game>) -> Arc<dyn AnySolver> {
    let hard = minds.hard();
    let quick = minds.bot("habit").unwrap_or_else(|_| minds.hard());
    Arc::new(Held { solver, hard, quick })
}

#[derive(Debug)]
struct Held<S: Solver> {
    solver: S,
    hard: Bot<S::Game>,
    /// The bot that plays to where a puzzle begins.
    quick: Bot<S::Game>,
}

impl<S: Solver> AnySolver for Held<S> {
    fn busy(&self) -> (usize, &'static [(&'static str, &'static str)]) {
        S::BUSY
    }

    fn solve(&self, setup: &Value, seed: u64, nodes: u64) -> Result<Solution<String>, BotError> {
        let mut chance = Chance::from_seed(&Seed::from_number(seed));
        let state = S::Game::start(&read(setup)?, &mut chance, &mut Journal::silent());
        let Solution { verdict, nodes } = self.solver.solve(&state, &chance, nodes, &mut rng(seed));
        let verdict = match verdict {
            Verdict::Winnable(line) => {
                let line = line.iter().map(|(seat, choice)| (*seat, choice.to_string()));
                Verdict::Winnable(line.collect())
            }
            Verdict::Hopeless => Verdict::Hopeless,
            Verdict::Unknown => Verdict::Unknown,
        };
        Ok(Solution { verdict, nodes })
    }

    fn study(
        &self,
        setup: &Value,
        deals: u64,
        seed: u64,
        nodes: u64,
        threads: usize,
        done: &(dyn Fn() + Sync),
    ) -> Result<Study, BotError> {
        let setup = read(setup)?;
        let mut sum = Study::default();
        let deal = |(): &mut (), deal: u64| {
            let one = self.deal(&setup, seed.wrapping_add(deal << 32), nodes);
            done();
            Ok::<_, BotError>(one)
        };
        in_order(deals, threads, || (), deal, |one| sum = sum.plus(one))?;
        Ok(sum)
    }

    fn speed(&self, setup: &Value, time: Duration) -> Result<Measure, BotError> {
        let setup = read(setup)?;
        let (begun, mut nodes, mut deal) = (Instant::now(), 0, 0);
        while begun.elapsed() < time {
            let mut chance = Chance::stream(rng(deal));
            let state = S::Game::start(&setup, &mut chance, &mut Journal::silent());
            let solution = self.solver.solve(&state, &chance, 20_000, &mut rng(deal));
            nodes += solution.nodes;
            deal += 1;
        }
        Ok(Measure {
            name: format!("{}: solver", S::Game::INFO.id),
            value: nodes as f64 / begun.elapsed().as_secs_f64(),
            unit: "nodes/s",
        })
    }

    fn puzzle_table(&self, number: u64) -> Option<(usize, Vec<(&'static str, String)>)> {
        self.solver.puzzle_table(number)
    }

    fn pose(&self, setup: &Value, number: u64) -> Result<Option<Posed>, BotError> {
        Ok(pose(&self.solver, &self.quick, &read(setup)?, number))
    }
}

impl<S: Solver> Held<S> {
    fn deal(&self, setup: &<S::Game as Game>::Setup, seed: u64, nodes: u64) -> Study {
        let mut chance = Chance::stream(rng(seed));
        let state = S::Game::start(setup, &mut chance, &mut Journal::silent());
        let begun = Instant::now();
        let solution = self.solver.solve(&state, &chance, nodes, &mut rng(seed));
        let solving = begun.elapsed().as_secs_f64();
        let winnable = matches!(solution.verdict, Verdict::Winnable(_));
        let hard = won(setup, &self.hard, seed);
        let chance_alone = Bot::new("random", Skill::Random, Blank::<S::Game>::new());
        let random = (0..RANDOM).filter(|game| won(setup, &chance_alone, seed.wrapping_add(1 + game)));
        Study {
            winnable: winnable.into(),
            undecided: matches!(solution.verdict, Verdict::Unknown).into(),
            hard: hard.into(),
            both: (hard && winnable).into(),
            random: random.count() as u64,
            nodes: solution.nodes,
            solving,
        }
    }
}

/// True if a company of such bots wins this deal.
fn won<G: Game>(setup: &G::Setup, bot: &Bot<G>, seed: u64) -> bool {
    let mut chance = Chance::stream(rng(seed));
    let mut journal = Journal::silent();
    let mut state = G::start(setup, &mut chance, &mut journal);
    let mut made = 0;
    while let Some(seat) = G::asks(&state).first() {
        let Some(choice) = choose::<G>(&state, seat, bot, seed.rotate_left(17) ^ made) else {
            break;
        };
        G::apply(&mut state, seat, &choice, &mut chance, &mut journal);
        made += 1;
    }
    G::outcome(&state).is_some_and(|outcome| !outcome.winners.is_empty())
}
