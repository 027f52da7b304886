//! What a guest keeps from table to table, and the bench where it is made.

use std::collections::BTreeMap;

use ::table::{Fault, Info, Message, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// A deck that you keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeckCard {
    /// Its id.
    pub id: String,
    /// The game that it is for.
    pub game: String,
    /// What you call it.
    pub name: String,
    /// When it was last written: milliseconds since 1970, UTC.
    pub updated_at: i64,
}

/// A deck that you keep, with what is in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeckText {
    /// Its id.
    pub id: String,
    /// The game that it is for.
    pub game: String,
    /// What you call it.
    pub name: String,
    /// When it was last written: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// What is in it, in a form that the game reads when it is handed in.
    pub text: String,
}

/// The table to which a deck is to be brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BenchTable {
    /// Its id.
    pub id: String,
    /// What its maker called it.
    pub name: String,
    /// For which seat.
    pub seat: Seat,
}

/// The bench where the decks of a game are made.
#[derive(Clone, Debug)]
pub struct WorkshopView {
    /// The game.
    pub game: Info,
    /// What lies on the bench: the fields of its form, of which the house knows `text`, `name`, `deck`, `table` and `seat`,
    /// and gives `option-ID` where a table says by which options it plays.
    pub fields: BTreeMap<String, String>,
    /// The deck that was taken from the shelf, as it is kept.
    pub kept: Option<DeckText>,
    /// The decks of the guest for this game, the latest written first.
    pub decks: Vec<DeckCard>,
    /// How many there may be.
    pub most: usize,
    /// How long one may be, in bytes.
    pub longest: usize,
    /// Where it is to be brought.
    pub table: Option<BenchTable>,
    /// What came of what was asked for.
    pub notice: Option<Message>,
    /// What the table says is wrong with it.
    pub faults: Vec<Fault>,
}
