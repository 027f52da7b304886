//! A rulebook, its chapters and its clauses.

use serde::Serialize;

use crate::language::Localised;

/// The rules of one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Rulebook {
    /// The game's id: `journey`.
    pub game: String,
    /// The prefix of its clauses' ids: `VAM`.
    pub prefix: String,
    /// The game's name.
    pub name: Localised,
    /// The title of the Spanish rulebook that these clauses restate.
    pub seed: String,
    /// The chapters, in the book's order.
    pub chapters: Vec<Chapter>,
    /// The clauses, in the order of their ids.
    pub clauses: Vec<Clause>,
}

impl Rulebook {
    /// The clause with this id.
    pub fn clause(&self, id: &str) -> Option<&Clause> {
        self.clauses.iter().find(|clause| clause.id == id)
    }

    /// The chapter with this key.
    pub fn chapter(&self, key: &str) -> Option<&Chapter> {
        self.chapters.iter().find(|chapter| chapter.key == key)
    }

    /// The clauses of a chapter, in order.
    pub fn clauses_in<'a>(&'a self, chapter: &'a Chapter) -> impl Iterator<Item = &'a Clause> {
        self.clauses.iter().filter(|clause| clause.chapter == chapter.key)
    }
}

/// A part of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Chapter {
    /// The key in clauses: `rolling`.
    pub key: String,
    /// The number in ids: `2`, or `A` for the readings.
    pub number: String,
    /// The heading.
    pub title: Localised,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Clause {
    /// The id: `VAM-2.3`.
    pub id: String,
    /// The key of its chapter.
    pub chapter: String,
    /// The place in the Spanish rulebook.
    pub seed: Place,
    /// The rule in a few words.
    pub title: Localised,
    /// The rule, complete enough to play from.
    pub text: Localised,
    /// The house's reading, where the book leaves room.
    pub reading: Option<Localised>,
    /// The reason why no program can test it.
    pub untestable: Option<Localised>,
}

/// A place in a rulebook's text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Place {
    /// The heading above it, in Spanish.
    pub heading: String,
    /// The lines of the text file, from 1: `111, 213-219`.
    pub lines: String,
}
