//! The workbench, where a reader makes what a seat brings to a table: a deck.

use std::collections::BTreeMap;

use maud::Markup;
use table::{Clause, Seat};

use crate::Language;

/// The workbench of a game. Its contents are text in a form: a button sends all of it, and the game carries out the
/// action and draws the workbench anew. So it works without script, and nothing is stored but by the reader.
///
/// The house draws the form around it, keeps decks, and brings them to tables; of the fields of the form these are its
/// own: `text`, `name`, `deck`, `table`, `seat`, `brings`, `keep`.
pub trait Workshop: Send + Sync {
    /// The id of the text that is made here, as [`table::Brings`] has it.
    fn brings(&self) -> &'static str;

    /// Carries out an action, and draws the workbench after it.
    fn work(&self, task: &Task) -> Bench;

    /// The ways to open a table with the text on the workbench; the most usual first.
    fn openings(&self) -> &'static [Opening] {
        &[]
    }

    /// The ready-made texts, for readers who have made nothing: those that a table of these options takes, as it takes them.
    fn ready(&self, _language: Language, _options: &BTreeMap<String, String>) -> Vec<Ready> {
        Vec::new()
    }

    /// What a table of these options has for a seat that brings nothing itself.
    fn usual(&self, _language: Language, _options: &BTreeMap<String, String>, _seat: Seat) -> Option<String> {
        None
    }
}

/// A way to open a table with the text on the workbench: the reader sits on the first seat that is theirs, and has
/// brought it.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// The word in the messages `workshop-play-WORD` (the label) and `workshop-play-WORD.does` (the effect).
    pub word: &'static str,
    /// The occupants of the seats, as in the form of a new table: `me`, `open`, `bot:fair`.
    pub seats: &'static [&'static str],
    /// Options of the table, besides those that are chosen on the bench.
    pub options: &'static [(&'static str, &'static str)],
}

/// Something ready made, to be brought as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ready {
    /// The text's id: letters, digits, `-` and `_`.
    pub id: &'static str,
    pub name: String,
    /// Its use, in a sentence.
    pub does: Option<String>,
    pub text: String,
}

/// An action on a workbench.
pub struct Task<'a> {
    /// The reader's language.
    pub language: Language,
    /// The fields of the form. `act` is the value of the button that was pressed, if it was one of the game's; `text` is
    /// what is being made; `option-ID` a value of an option by which a table plays.
    pub fields: &'a BTreeMap<String, String>,
    /// True if a table says by which options it is played.
    pub at_table: bool,
    /// The address of the host's own picture of an entry of the library, where there is one that the reader may see.
    pub picture: &'a dyn Fn(&str) -> Option<String>,
    /// A rule's number, as a link to its words.
    pub clause: &'a dyn Fn(Clause) -> Markup,
}

impl Task<'_> {
    /// The value of a field; empty where it is missing.
    pub fn field(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }
}

/// A workbench.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The text being made, to be handed in or kept.
    pub text: String,
    /// True if it may be handed in as it is.
    pub legal: bool,
    /// A name for it, where it has none yet.
    pub name: Option<String>,
    /// The drawing: inputs and buttons in the form.
    pub body: Markup,
}
