//! `bree rules [GAME]`: the clauses of the rulebooks, and which of them tests cite.

use std::fmt::Write;

use rulebook::Language;
use serde::Serialize;

use crate::failure::{Failure, print, print_json};
use crate::house::House;

/// Shows clauses.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id; without it, all games.
    game: Option<String>,
    /// Which clauses have a citing test, which are excused and why, and which are missing.
    #[arg(long)]
    coverage: bool,
    /// As JSON; with --coverage `{"game","clauses","tested","excused","missing"}`.
    #[arg(long)]
    json: bool,
    /// The language: es or en.
    #[arg(long, default_value = "en", value_name = "LANG")]
    lang: Language,
}
