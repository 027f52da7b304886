//! The wizards' game on a page.
//!
//! - [`says`]: the text of the cards
//! - `map`: the regions and sites of the atlas, the ways of companies and where they stand
//! - `sides`: both sides of the table; `company`: a company with all that it bears; `card`: one card, as a tile, in the
//!   hand, enlarged; `site`; `attack`: checks and the chain, `strike`, `came`: what came of the last ones; `players`: the score and where it is from
//! - `plays`: where cards of the hand are played; `cost`: what playing one costs besides; `number`: numbers in their parts; `odds`: what a choice
//!   brings or costs; `label`: names of cards and sites; `leader`: who leads a company; `sign`: the signs
//! - `asked`: what is answered in one go; `read`: what the cards say that a question is about; `opened`: things that open, with the choices that are made there; `spots`: where each choice is made; `stops`: steps that one may
//!   want to pass without being asked
//! - `bench`: where decks are made
//! - `help`: how to play, on one page
//!
//! | id | what |
//! |---|---|
//! | `region-arthedain`, `site-moria`, `token-c3` | on the map: a region, a site, a company |
//! | `company-c3`, `region-company-c3` | a company's head, and all of it |
//! | `piece-12` | a card in play |
//! | `hand-elrond` | a card of the hand, or set aside before the game |
//! | `strike-0` | a strike of the attack |
//! | `stack-…` | the same, opened; `do-…`, `go-…`, `to-…` a choice by its notation, listed there |

mod agents;
mod asked;
mod attack;
mod bench;
mod came;
mod card;
mod company;
mod cost;
mod facts;
mod help;
mod kinds;
mod label;
mod leader;
mod library;
mod line;
mod map;
mod number;
mod odds;
mod opened;
mod page;
mod players;
mod plays;
mod poster;
mod read;
pub mod says;
mod sides;
mod sign;
mod site;
mod spots;
mod stage;
mod stops;
mod strength;
mod strike;

pub use page::WizardsPage;

/// The scene the table is drawn from.
pub(crate) type Scene<'a> = canvas::Scene<'a, wizards::Wizards>;

/// The words of the game.
pub fn words() -> canvas::Words {
    canvas::words!(
        "wizards",
        "wizards-agents",
        "wizards-asked",
        "wizards-cards",
        "wizards-decks",
        "wizards-play",
        "wizards-page",
        "wizards-bench",
        "wizards-help",
        "wizards-lesson",
        "wizards-hint",
        "wizards-puzzle",
        "wizards-fact"
    )
}

/// The clauses of its rulebook.
pub const RULEBOOK: &str = include_str!("../../rules/rulebook.toml");
