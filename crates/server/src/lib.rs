//! The door of the inn: HTTP, live updates, seats and links.
//!
//! [`serve`] runs it until it is told to stop. It knows games only as [`table::AnyGame`], bots only as
//! [`bots::AnyBots`], and pages only as [`Pages`]: the binary puts them together.

mod config;
mod house;
mod pages;
mod serve;

pub use config::{Config, Limits, Rate};
pub use house::{House, Room};
pub use pages::*;
pub use serve::{Inn, ServeError, serve};

/// How many lines of chat a table shows.
pub const CHAT_SHOWN: usize = 100;
