//! The tables of a house: their log and what follows from it, the commands of people and bots, and one reader's view.
//!
//! It knows games only as `table::AnyGame`, and bots only as `bots::AnyBots`, and nothing of HTTP:
//! the server calls it for whoever asks, and tells others of what happened here.
//!
//! - `live` a table in memory, in the log and as it is shown: the [`Engine`] is what all tables share
//! - `error` what is refused at a table; `settings` what a host can set
//! - `house` the games of the house, `seeds` the seeds of new games, `album` the host's own pictures of cards
//! - `guests` and `actor` those who play; `keys` the house key, links and ids; `quota` the number of tables that are kept
//! - `peers` the other processes of the house; `boxed`, `worker_pool` and `polls` tasks; `begun` whether a request changed something

pub mod actor;
pub mod album;
pub mod begun;
pub mod boxed;
mod error;
pub mod guests;
mod house;
pub mod keys;
mod live;
pub mod peers;
#[cfg(feature = "metrics")]
mod polls;
#[cfg(not(feature = "metrics"))]
#[path = "polls_absent.rs"]
mod polls;
mod quota;
mod seeds;
mod settings;
pub mod worker_pool;

pub use error::TableError;
pub use house::{House, Puzzles, Room};
pub use keys::KeyError;
pub use live::*;
pub use polls::polled;
pub use seeds::SeedSource;
pub use settings::Settings;
