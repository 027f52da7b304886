//! One game of the house: its rules with their data, its minds, its page, and its other offers.
//!
//! A game hands itself out as a [`Room`], without its types (`games/<game>/room`): what the house, the server and the command
//! line need of it is compiled there, so that a change of one game compiles that game alone.

mod citation;
mod lessons;
mod own_data;
mod puzzles;

use std::sync::Arc;

pub use citation::Citation;
pub use own_data::{OwnData, PICTURES};
pub use puzzles::{Puzzles, Shelved};

use bots::{AnyBots, AnySolver, Minds, Solver};
use canvas::{AnyPage, Language, Page};
use serde_json::Value;
use table::lines::Flaw;
use table::offer::{Card, Cards, Positions};
use table::{AnyGame, AnyMatch, Game, Lesson, Match, SetupError, SetupRequest, Typed};

/// The error of a game that cannot be opened or set up, as a sentence.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct RoomError(pub String);

/// A game, without its types. An offer that it does not make is none.
pub struct Room {
    /// The rules, with their data.
    pub game: Arc<dyn AnyGame>,
    /// The bots that play it.
    pub bots: Arc<dyn AnyBots>,
    /// The page: drawing, words, rulebook.
    pub page: &'static dyn AnyPage,
    /// The game's positions as text.
    pub positions: Option<Box<dyn AnyPositions>>,
    /// The game's cards, counted.
    pub cards: Option<Box<dyn Fn() -> Vec<Card>>>,
    /// The solver that decides whether a deal can be won.
    pub solver: Option<Arc<dyn AnySolver>>,
    /// The tests that cite its clauses and cards.
    pub citations: Vec<Citation>,
    /// Its lessons, in the order in which they are taken.
    pub lessons: Vec<Lesson>,
    /// The faults of lessons that cannot be read.
    pub lesson_faults: Vec<String>,
    pub puzzles: Option<Arc<Puzzles>>,
}

impl Room {
    /// A set-up for this many players, with options given as `name=value`. What seats must bring, bots bring for them.
    ///
    /// # Errors
    /// When they do not fit the game.
    pub fn setup(&self, players: usize, options: &[String]) -> Result<Value, RoomError> {
        self.set_up(&asked_for(players, options)?)
    }

    /// The same for a table that begins where a text says. Options that the text names stand in the place of these.
    ///
    /// # Errors
    /// When they do not fit the game, or the text does not fit the table.
    pub fn setup_at(&self, players: usize, options: &[String], text: &str) -> Result<Value, RoomError> {
        let unfit = |flaw: Flaw| RoomError(flaw.to_string());
        let request = table::lines::request(asked_for(players, options)?, text).map_err(unfit)?;
        let setup = self.set_up(&request)?;
        self.game.begin_at(&setup, text).map_err(unfit)
    }

    fn set_up(&self, request: &SetupRequest) -> Result<Value, RoomError> {
        let setup = self.game.setup(request).map_err(|error| in_words(&error))?;
        self.with_all_brought(setup)
    }

    fn with_all_brought(&self, mut setup: Value) -> Result<Value, RoomError> {
        for (seat, id) in self.game.lacks(&setup).map_err(|error| in_words(&error))? {
            let text = seat.and_then(|seat| {
                let seed = seat.number() as u64;
                self.bots.brings(&setup, seat, id, "random", seed)
            });
            let text = text.ok_or_else(|| {
                RoomError(format!("the game needs a text '{id}', and there is no bot that brings one"))
            })?;
            let with = self.game.bring(&setup, seat, id, &text);
            setup = with.map_err(|error| in_words(&error))?;
        }
        Ok(setup)
    }
}

/// So many players, with options given as `name=value`.
fn asked_for(players: usize, options: &[String]) -> Result<SetupRequest, RoomError> {
    let mut request = SetupRequest::players(players);
    for option in options {
        let (name, value) = option
            .split_once('=')
            .ok_or_else(|| RoomError(format!("'{option}': an option is written name=value")))?;
        request = request.option(name, value);
    }
    Ok(request)
}

/// All that is wrong with a set-up.
fn in_words(error: &SetupError) -> RoomError {
    let faults = error.faults.iter().map(|fault| Language::En.say(&fault.message));
    RoomError(faults.collect::<Vec<_>>().join(" "))
}

/// [`Positions`] of a game, without its types.
pub trait AnyPositions {
    /// The table as the book sets it up, in full.
    fn of_the_book(&self, players: u8) -> String;
    /// The position in full.
    ///
    /// # Errors
    /// Why it cannot be, with the line.
    fn in_full(&self, text: &str) -> Result<String, Flaw>;
    /// The number of players in a position.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn players_in(&self, text: &str) -> Result<usize, Flaw>;
    /// The position that a running game has come to, where it can be written down.
    fn written(&self, game: &dyn AnyMatch) -> Option<String>;
}

struct PositionsOf<G: Game>(Arc<Typed<G>>);

impl<G: Positions> AnyPositions for PositionsOf<G> {
    fn of_the_book(&self, players: u8) -> String {
        G::of_the_book(&self.0.data, players).to_string()
    }

    fn in_full(&self, text: &str) -> Result<String, Flaw> {
        Ok(G::read(&self.0.data, text)?.to_string())
    }

    fn players_in(&self, text: &str) -> Result<usize, Flaw> {
        Ok(G::players_in(&G::read(&self.0.data, text)?))
    }

    fn written(&self, game: &dyn AnyMatch) -> Option<String> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        Some(G::written(game.state())?.to_string())
    }
}

/// A room while its game's types are still known: the builder of its offers.
pub struct RoomOf<G: Game> {
    rules: Arc<Typed<G>>,
    minds: Minds<G>,
    page: &'static dyn AnyPage,
    positions: Option<Box<dyn AnyPositions>>,
    cards: Option<Box<dyn Fn() -> Vec<Card>>>,
    solver: Option<Arc<dyn AnySolver>>,
    citations: Vec<Citation>,
    puzzles: Option<Arc<Puzzles>>,
}

impl<G: Game> RoomOf<G> {
    /// A game with its data, the minds that play it, and its page.
    pub fn new<P: Page<Game = G>>(data: G::Data, minds: Minds<G>, _page: P) -> Self {
        Self {
            rules: Arc::new(Typed { data }),
            minds,
            page: canvas::of::<P>(),
            positions: None,
            cards: None,
            solver: None,
            citations: Vec::new(),
            puzzles: None,
        }
    }

    /// Adds citations: the list that `cargo run -p citations` writes.
    #[must_use]
    pub fn citations(mut self, list: &'static str) -> Self {
        self.citations = citation::read(list);
        self
    }

    /// Offers positions as text.
    #[must_use]
    pub fn positions(mut self) -> Self
    where
        G: Positions,
    {
        self.positions = Some(Box::new(PositionsOf(self.rules.clone())));
        self
    }

    /// Offers the counts of cards.
    #[must_use]
    pub fn cards(mut self) -> Self
    where
        G: Cards,
    {
        let rules = self.rules.clone();
        self.cards = Some(Box::new(move || G::cards(&rules.data)));
        self
    }

    /// Offers a solver.
    #[must_use]
    pub fn solver(mut self, solver: impl Solver<Game = G>) -> Self {
        self.solver = Some(bots::solver(solver, &self.minds));
        self
    }

    /// Offers puzzles that the solver makes, and those that stand on the shelf: a line each with number and grade.
    #[must_use]
    pub fn puzzles(mut self, shelf: &str) -> Self
    where
        G: Positions,
    {
        let solver = self.solver.clone();
        self.puzzles = solver.map(|solver| Arc::new(Puzzles::of::<G>(self.rules.clone(), solver, shelf)));
        self
    }

    /// Offers the puzzles of a file, in which chance decides, and `kept`, the odds of those that are long to reckon (empty where none
    /// is): `reached` says whether the aim of one was reached, once that is known.
    #[must_use]
    pub fn prepared_puzzles(
        mut self,
        file: &str,
        kept: &str,
        reached: fn(&str, &G::State) -> Option<bool>,
    ) -> Self {
        let judge = move |aim: &str, game: &dyn AnyMatch| {
            reached(aim, game.as_any().downcast_ref::<Match<G>>()?.state())
        };
        self.puzzles = Some(Arc::new(Puzzles::prepared(self.rules.clone(), (file, kept), Box::new(judge))));
        self
    }
}

impl<G: Game> From<RoomOf<G>> for Room {
    fn from(room: RoomOf<G>) -> Self {
        let (lessons, lesson_faults) = lessons::of(G::INFO.id, room.page);
        Self {
            lessons,
            lesson_faults,
            game: room.rules,
            bots: bots::of(room.minds),
            page: room.page,
            positions: room.positions,
            cards: room.cards,
            solver: room.solver,
            citations: room.citations,
            puzzles: room.puzzles,
        }
    }
}
