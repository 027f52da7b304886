//! The table of Las Dos Torres: cards, hands, the trick, characters and their objectives.
//!
//! Every function takes what is seen and a [`Context`](canvas::Context), and gives markup
//! with stable ids:
//!
//! | id | what | choice |
//! |---|---|---|
//! | `card-h3` | a card that one sees, wherever it lies | `play h3`, `pass h3`, `tuck h3`, … |
//! | `character-eomer` | a character to take | `take eomer` |
//! | `chair-2` | a chair | `with 2` |
//! | `goal-2` | the objective over the hand of a chair | |
//! | `burden-3` | a Burden token | `burden 3` |
//!
//! Hidden cards have no id: it could betray them.

mod card;
mod card_art;
mod chapter;
mod facts;
mod hand;
mod how;
mod library;
mod library_cards;
mod objective;
mod page;
mod piece;
mod plaque;
mod players;
mod poster;
mod published;
mod pyramid;
mod roster;
mod stage;
mod table;
mod trick;
pub mod words;

pub use card::{Face, back, face};
pub use hand::hand;
pub use page::TricksPage;
pub use piece::chips;
pub use players::players;
pub use poster::poster;
pub use table::table;
