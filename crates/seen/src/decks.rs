//! A guest's decks, and the workbench where they are made.

use std::collections::BTreeMap;

use ::table::{Fault, Info, Message, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// A deck that you keep.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeckCard {
    /// The deck's id.
    pub id: String,
    /// The game that it is for.
    pub game: String,
    /// The deck's name.
    pub name: String,
    /// Time of the last change: milliseconds since 1970, UTC.
    pub updated_at: i64,
}

/// One of your decks, with its texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeckText {
    /// The deck's id.
    pub id: String,
    /// The game that it is for.
    pub game: String,
    /// The deck's name.
    pub name: String,
    /// Time of the last change: milliseconds since 1970, UTC.
    pub updated_at: i64,
    /// The text of the deck, in a form that the game reads when it is handed in.
    pub text: String,
    /// The list of which the text was made, as it came in, where it is another.
    pub came: Option<String>,
}

/// The table to which a deck is to be brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BenchTable {
    /// The table's id.
    pub id: String,
    /// The name its maker gave it.
    pub name: String,
    /// The seat that needs the deck.
    pub seat: Seat,
}

/// The bench where the decks of a game are made.
#[derive(Clone, Debug)]
pub struct WorkshopView {
    pub game: Info,
    /// The fields of the workbench's form, of which the house knows `text`, `name`, `deck`, `table` and `seat`, and gives
    /// `option-ID` where a table says by which options it plays.
    pub fields: BTreeMap<String, String>,
    /// The deck that was taken from the shelf, as it is kept.
    pub kept: Option<DeckText>,
    /// The decks of the guest for this game, the latest written first.
    pub decks: Vec<DeckCard>,
    /// The most decks a guest may have.
    pub most: usize,
    /// The longest text of a deck, in bytes.
    pub longest: usize,
    /// The table that needs the deck.
    pub table: Option<BenchTable>,
    /// The result of the last action.
    pub notice: Option<Message>,
    /// The table's objections to the deck.
    pub faults: Vec<Fault>,
}
