//! The table of Las Dos Torres: cards, hands, the trick, characters and what they must do.

mod card;
mod card_art;

pub use card::{Face, back, face};
