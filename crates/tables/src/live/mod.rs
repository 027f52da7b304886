//! The tables, in memory and in the log.
//!
//! `entry` the entries of a log, `table` their sum, `commands` what people and bots may do, `act` the way of a command to the
//! disk, `load` loading from the log, `catch_up` entries of another process, `registry` the tables in memory, `look` one reader's
//! view, `branches` tables that go on from this one, `lesson` where a lesson stands, `reading` a reader's place in the journal,
//! `record` the game as a text, `bots` the bots' turns, `whose` which seats are theirs, `called` their names, `presence` open
//! pages, `spectators` the drawing that all of them share, `shown` and `event_id` what a page has of it, `hints`, `turned` and
//! `curve` thoughts for a reader, `cursors` where those are who look back, `due` turns to tell somebody of, `turns` the same for
//! who looks, `engine` the state that all tables share, `heartbeat` whether anybody can play, `forget` the deletion of a guest,
//! `options` the game's options, `owner` the owner, `clock` the clocks, `pauses` times in which none runs, `phrases` phrases
//! allowed at any time.

mod act;
pub mod bots;
pub mod branches;
mod called;
mod catch_up;
mod clock;
pub mod commands;
pub mod cursors;
pub mod curve;
mod due;
mod engine;
pub mod entry;
pub mod event_id;
pub mod forget;
pub mod heartbeat;
pub mod hints;
pub mod lesson;
mod load;
pub mod look;
pub mod options;
pub mod owner;
mod pauses;
mod phrases;
pub mod presence;
pub mod reading;
pub mod record;
mod registry;
pub mod shown;
mod spectators;
pub mod summary;
pub mod table;
mod turned;
pub mod turns;
mod whose;

use std::time::{SystemTime, UNIX_EPOCH};

pub use act::{Where, act, create};
pub use engine::{DrawTable, Engine, Shared};
pub use load::load;
pub use registry::{Handle, Registry, Signal};

/// Milliseconds since 1970, UTC, for matters of this process only; 0 on a clock that was never set. Stored and shown
/// times come from the clock of the [settings](crate::Settings).
pub fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
