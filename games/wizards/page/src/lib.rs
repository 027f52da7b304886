//! The wizards' game on a page.
//!
//! So far: what the cards say ([`says`]), and the words of the game.

pub mod says;

/// The words of the game.
pub fn words() -> canvas::Words {
    canvas::words!("wizards", "wizards-cards", "wizards-play")
}

/// The clauses of its rulebook.
pub const RULEBOOK: &str = include_str!("../../rules/rulebook.toml");
