//! The games of the house, as the binary puts them together.

use std::sync::Arc;

use bots::AnyBots;
use table::{AnyGame, Lesson, Puzzle, SetupRequest};

use crate::album::Album;
use crate::seeds::SeedSource;

/// A game with its data files, and the bots that play it.
#[derive(Clone)]
pub struct Room {
    /// The rules.
    pub game: Arc<dyn AnyGame>,
    /// The bots that can take a seat.
    pub bots: Arc<dyn AnyBots>,
    /// Whence the seeds of its games.
    pub seeds: SeedSource,
    /// Its lessons, in the order in which they are taken.
    pub lessons: Vec<Arc<Lesson>>,
    /// Its puzzles and deals of a day, where it makes any.
    pub puzzles: Option<Arc<Puzzles>>,
    /// The option whose values are the chapters of its campaign, where it has one.
    pub campaign: Option<&'static str>,
    /// The host's own pictures of its cards, where there are any.
    pub pictures: Option<Arc<Album>>,
}

impl Room {
    /// The level at which a bot takes over an abandoned seat: `fair` where there is one.
    pub fn steady_level(&self) -> &'static str {
        let levels = self.bots.levels();
        levels.iter().find(|level| **level == "fair").or(levels.last()).copied().unwrap_or("fair")
    }

    /// Its lesson of that id.
    pub fn lesson(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().find(|lesson| lesson.id == id)
    }

    /// The lesson that comes after the one of that id.
    pub(crate) fn lesson_after(&self, id: &str) -> Option<&Arc<Lesson>> {
        self.lessons.iter().skip_while(|lesson| lesson.id != id).nth(1)
    }

    /// The level as the bots name it, if they know it.
    pub fn level(&self, name: &str) -> Option<&'static str> {
        self.bots.levels().iter().find(|level| **level == name).copied()
    }
}

/// The puzzles of a game, and the tables of its deals of a day.
pub struct Puzzles {
    /// The puzzle of a number, where its deal has one. Slow.
    pub make: Box<dyn Fn(u64) -> Option<Puzzle> + Send + Sync>,
    /// The table of a number: players and options.
    pub table: Box<dyn Fn(u64) -> Option<SetupRequest> + Send + Sync>,
    /// The puzzles that stand on the shelf, in the order in which they are solved: number and grade.
    pub shelf: Vec<(u64, u8)>,
}

impl Puzzles {
    /// The place of a puzzle on the shelf, from 1: people call it by that. One that stands there no more has the number of its deal.
    pub fn place(&self, seed: u64) -> u64 {
        let at = self.shelf.iter().position(|(shelved, _)| *shelved == seed);
        at.map_or(seed, |at| at as u64 + 1)
    }

    /// The puzzle that comes after this one on the shelf.
    pub fn after(&self, seed: u64) -> Option<u64> {
        let mut rest = self.shelf.iter().skip_while(|(shelved, _)| *shelved != seed);
        rest.nth(1).map(|(next, _)| *next)
    }
}

/// All games, in the order of the shelf.
#[derive(Clone, Default)]
pub struct House {
    rooms: Vec<Room>,
}

impl House {
    /// A house with these games.
    pub fn new(rooms: impl IntoIterator<Item = Room>) -> Self {
        Self { rooms: rooms.into_iter().collect() }
    }

    /// The same house with this source of seeds for every game.
    #[must_use]
    pub fn with_seeds(mut self, seeds: &SeedSource) -> Self {
        for room in &mut self.rooms {
            room.seeds = seeds.clone();
        }
        self
    }

    /// The games, in the order of the shelf.
    pub fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.rooms.iter()
    }

    /// The game of that id.
    pub fn room(&self, id: &str) -> Option<&Room> {
        self.rooms.iter().find(|room| room.game.info().id == id)
    }
}
