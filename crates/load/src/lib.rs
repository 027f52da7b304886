//! People by the dozen: they sit down at many tables of an inn and play, over real sockets and the public
//! JSON API, as browsers and programs do. It knows an address and nothing of the server behind it.
//!
//! - [`choices`]: as many choices as the inn can keep, at many tables at once
//! - [`updates`]: at a steady pace, the time from a choice to the update at the other seat
//! - [`idle`]: tables in the middle of a game at which nobody is left
//! - [`faults`]: processes that are killed and frozen while people play, and whether anything is lost
//! - [`endure`]: a process that serves people for hours, and whether anything grows
//!
//! `link` is one kept-alive connection, `stream` one stream of updates, `table` two people at a table, `node` a process of the inn.

mod boxed;
mod choices;
pub mod endure;
mod error;
pub mod faults;
mod idle;
mod link;
mod node;
mod stream;
mod table;
mod updates;

pub use boxed::BoxFuture;
pub use choices::{Choices, choices};
pub use error::LoadError;
pub use idle::idle;
pub use updates::{Updates, updates};

use std::net::SocketAddr;
use std::time::Duration;

/// The game, the inn, and the duration of a visit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The addresses of the inn: one, or several that serve the same tables. Those who play together come to different
    /// ones.
    pub addrs: Vec<SocketAddr>,
    /// The game's id; it must be one for two players.
    pub game: String,
    /// Number of tables.
    pub tables: usize,
    pub time: Duration,
}
