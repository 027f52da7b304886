//! The rulebooks of a house.

use std::sync::OnceLock;

use crate::book::{Clause, Rulebook};
use crate::parse::{BookError, parse};

/// Rulebooks side by side. It knows no game: the house fills it with the games' books.
#[derive(Debug, Default)]
pub struct Library {
    files: Vec<(String, &'static str)>,
    books: OnceLock<Vec<Rulebook>>,
}

impl Library {
    /// A library of these files, each with the id of its game, for errors. They are read when a book is first asked
    /// for.
    pub fn new(files: impl IntoIterator<Item = (impl Into<String>, &'static str)>) -> Self {
        Self {
            files: files.into_iter().map(|(game, text)| (game.into(), text)).collect(),
            books: OnceLock::new(),
        }
    }

    /// Reads all books.
    ///
    /// # Errors
    /// What is wrong with the first that cannot be read.
    pub fn read(&self) -> Result<Vec<Rulebook>, BookError> {
        let books = self.files.iter();
        books.map(|(game, text)| parse(&format!("{game}/rules/rulebook.toml"), text)).collect()
    }

    /// All rulebooks.
    ///
    /// # Panics
    /// When a book cannot be read. They are compiled in and tests read them: a wrong one never leaves the house.
    pub fn all(&self) -> &[Rulebook] {
        self.books.get_or_init(|| self.read().unwrap_or_else(|error| panic!("{error}")))
    }

    /// The rulebook of the game with this id (`journey`).
    pub fn of(&self, game: &str) -> Option<&Rulebook> {
        self.all().iter().find(|book| book.game == game)
    }

    /// The clause with this id (`VAM-2.3`), of whichever game.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.all().iter().find_map(|book| book.clause(id))
    }
}
