//! Offers of some games besides being played. Each offer is a small trait of its own; the house says which games make it,
//! and the commands ask there, so that none of them knows a game by name.

use std::fmt::Display;

use crate::Game;
use crate::lines::Flaw;

/// A game whose moments can be written down by hand, and [begun from](Game::begin_at): all of them, or just the quiet
/// ones.
pub trait Positions: Game {
    /// A moment, which is written in full.
    type Position: Display;

    /// The table as the book sets it up.
    fn of_the_book(data: &Self::Data, players: u8) -> Self::Position;

    /// Reads a position, perhaps in a few lines.
    ///
    /// # Errors
    /// The line that does not fit, and why.
    fn read(data: &Self::Data, text: &str) -> Result<Self::Position, Flaw>;

    /// The number of players.
    fn players_in(position: &Self::Position) -> usize;

    /// The position of a state, where there is one.
    fn written(state: &Self::State) -> Option<Self::Position>;
}

/// A game of cards that can be counted: known, playable, tested.
pub trait Cards: Game {
    /// Every card of the data.
    fn cards(data: &Self::Data) -> Vec<Card>;
}

/// A card, as it is counted.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Card {
    /// The kind of card; kinds are also counted one by one.
    pub kind: &'static str,
    /// The card's id.
    pub id: String,
    /// True if it can be played in a game.
    pub playable: bool,
    /// True if anything on it is made up, because nobody who has the box has said what it is.
    pub reconstructed: bool,
    /// True if no word that several cards share says all that it does: it has one of its own.
    pub odd: bool,
    /// The uses of it that tests must cite, such as `event:fp-strategy-05`.
    pub uses: Vec<String>,
    /// The card's set, where the game has several; sets are counted one by one, too.
    pub set: Option<&'static str>,
    /// True if it is a card of the game of which nothing is known here but the name.
    pub absent: bool,
    /// The reason why it cannot be played, beginning with its name; for people.
    pub why: Option<String>,
}
