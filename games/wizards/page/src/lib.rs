//! The wizards' game on a page.
//!
//! - [`says`]: what the cards say
//! - `card`: one card; `company`: a company with all that it bears; `sides`: both sides of the table
//! - `page`: which of it is drawn where, and where a choice is made
//!
//! Ids of what can be lit: `piece-12` a card in play, `hand-elrond` a card of the hand, `company-3`, `place-moria` a site
//! of a company, `region-arthedain`.

mod attack;
mod card;
mod company;
mod page;
mod players;
mod poster;
pub mod says;
mod sides;

pub use page::WizardsPage;

/// The words of the game.
pub fn words() -> canvas::Words {
    canvas::words!(
        "wizards",
        "wizards-agents",
        "wizards-cards",
        "wizards-play",
        "wizards-page"
    )
}

/// The clauses of its rulebook.
pub const RULEBOOK: &str = include_str!("../../rules/rulebook.toml");
