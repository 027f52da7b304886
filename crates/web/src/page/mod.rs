//! The pages: plain data in, HTML out.
//!
//! Nothing here knows the storage of tables, or the games played at them. Every page works without script: choices are
//! buttons in forms, links are links. Every part of a table's page that can change is an element with an id of its
//! own, and [`layers`] gives just those.

mod about;
mod apart;
mod begin;
mod campaign;
mod clock;
mod context;
mod curve;
mod data;
mod devices;
mod error;
mod form;
mod groups;
mod handed;
mod inn;
mod join;
mod layers;
mod lessons;
mod library;
mod lobby;
mod matters;
mod new_table;
mod notices;
mod options;
mod pace;
mod portrait;
mod privacy;
mod puzzles;
mod qr;
mod replay;
mod rules;
mod shell;
mod shelves;
mod statistics;
mod table;
mod terms;
mod tokens;
mod workshop;

pub(crate) use about::{about, offline};
pub(crate) use apart::{apart, reported, wrong};
pub(crate) use begin::made_up_name;
pub(crate) use campaign::campaign;
pub(crate) use context::PageContext;
pub(crate) use curve::study_layers;
pub(crate) use data::data;
pub(crate) use devices::{device, me};
pub(crate) use error::error;
pub(crate) use groups::{group, groups, invitation as group_invitation};
pub(crate) use handed::handed;
pub(crate) use join::join;
pub(crate) use library::library;
pub(crate) use lobby::lobby;
pub(crate) use new_table::new_table;
pub(crate) use notices::{letter, notices};
pub(crate) use privacy::privacy;
pub(crate) use puzzles::puzzles;
pub(crate) use replay::{replay, replay_layers};
pub(crate) use rules::{books, rules};
pub(crate) use shelves::finished;
pub(crate) use statistics::statistics;
pub(crate) use table::{layers, sheets, table};
pub(crate) use tokens::tokens;
pub(crate) use workshop::workshop;

use canvas::Language;

/// The title of a game.
fn game_name(language: Language, game: &str) -> String {
    language.text(&format!("{game}-name"))
}
