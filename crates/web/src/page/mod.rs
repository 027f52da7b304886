//! The pages: plain data in, HTML out.
//!
//! Whoever serves them fills in the structs of `view`; nothing here knows where tables are kept. Every page
//! works without script: choices are buttons in forms, links are links. Every part of a table's page that
//! can change is an element with an id of its own, and [`layers`] gives just those.

mod about;
mod clock;
mod drawing;
mod error;
mod form;
mod join;
mod layers;
mod lobby;
mod new_table;
mod replay;
mod rules;
mod shell;
mod table;
mod view;

use ::table::Clause;
use maud::{Markup, html};

pub use about::about;
pub use error::error;
pub use join::join;
pub use layers::{Layer, Part};
pub use lobby::lobby;
pub use new_table::new_table;
pub use replay::{replay, replay_layers};
pub use rules::{books, rules};
pub use shell::Reader;
pub use table::{layers, table};
pub use view::{
    Ask, ChatLine, Ended, ErrorView, GameView, How, JoinView, LaidFor, Links, LobbyView, Offer, RemarksFor,
    ReplayView, SeatKind, SeatView, Status, TableCard, TableView,
};

use crate::text::Language;

/// A rule's number, as a link to its words.
fn clause_link(language: Language, clause: Clause) -> Markup {
    let title = rulebook::clause(clause.0).map(|clause| clause.title.get(language.book()));
    html! { a .clause href=(rules::path_of(clause.0)) title=[title] target="_blank" rel="noopener" { (clause.0) } }
}

/// What a game is called.
fn game_name(language: Language, game: &str) -> String {
    language.text(&format!("{game}-name"))
}
