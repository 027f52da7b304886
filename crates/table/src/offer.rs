//! What some games offer besides being played. Each offer is a small trait of its own; the house says which games
//! make it, and the commands ask there, so that none of them knows a game by name.

use crate::Game;

/// A game whose moments can be written down by hand, and begun from: all of them, or just the quiet ones.
pub trait Positions: Game {
    /// The table as the book sets it up, in full.
    fn of_the_book(data: &Self::Data, players: u8) -> String;

    /// What was written, perhaps in a few lines, in full.
    ///
    /// # Errors
    /// Why it cannot be, with the line.
    fn in_full(data: &Self::Data, text: &str) -> Result<String, String>;

    /// How many play in a position. `text` is one that [`in_full`](Self::in_full) has accepted.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn players_in(data: &Self::Data, text: &str) -> Result<usize, String>;

    /// The position of a state, where there is one.
    fn written(state: &Self::State) -> Option<String>;

    /// Lets games of this set-up begin there. `text` is one that [`in_full`](Self::in_full) has accepted.
    ///
    /// # Errors
    /// Why they cannot.
    fn begin_at(setup: &mut Self::Setup, text: &str) -> Result<(), String>;
}

/// A game of cards that can be counted: what is known, what can be played, what is tested.
pub trait Cards: Game {
    /// Every card of the data.
    fn cards(data: &Self::Data) -> Vec<Card>;
}

/// A card, as it is counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// What sort it is of; sorts are also counted one by one.
    pub kind: &'static str,
    /// Its id.
    pub id: String,
    /// Can it be played in a game?
    pub playable: bool,
    /// Is anything on it made up, because nobody who has the box has said what it is?
    pub reconstructed: bool,
    /// The uses of it that tests must cite, such as `event:fp-strategy-05`.
    pub uses: Vec<String>,
}
