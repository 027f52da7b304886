//! The rulebooks the house has. To add one: a file in `data/`, and a line here.

use std::sync::LazyLock;

use crate::book::{Clause, Rulebook};
use crate::parse::parse;

/// Each data file's name and text.
const FILES: &[(&str, &str)] = &[
    ("data/journey.toml", include_str!("../data/journey.toml")),
    ("data/tricks.toml", include_str!("../data/tricks.toml")),
    ("data/war.toml", include_str!("../data/war.toml")),
];

static BOOKS: LazyLock<Vec<Rulebook>> = LazyLock::new(|| {
    let books = FILES.iter().map(|(file, text)| parse(file, text));
    // The files are compiled in and the tests parse them: a wrong one never leaves the house.
    books
        .collect::<Result<_, _>>()
        .unwrap_or_else(|error| panic!("{error}"))
});

/// Every rulebook.
pub fn all() -> &'static [Rulebook] {
    &BOOKS
}

/// The rulebook of the game with this id (`journey`).
pub fn of(game: &str) -> Option<&'static Rulebook> {
    all().iter().find(|book| book.game == game)
}

/// The clause with this id (`VAM-2.3`), of whichever game.
pub fn clause(id: &str) -> Option<&'static Clause> {
    all().iter().find_map(|book| book.clause(id))
}
