//! The tables, in memory and in the log.
//!
//! `entry` the entries of a log, `table` their sum, `commands` what people and bots may do, `act` the way of a command to the
//! disk, `load` loading from the log, `catch_up` entries of another process, `registry` the tables in memory, `look` one
//! reader's view, `branches` tables that go on from this one, `lesson` where a lesson stands, `reading` a reader's place in the journal, `record` the game as a text, `bots` the bots' turns, `whose` which seats are theirs, `called` their names, `presence`
//! open pages, `spectators` the drawing that all of them share, `shown` and `seen` what a page has of it, `hints`, `turned` and `curve` thoughts for a reader, `cursors` where those are who look back, `due` turns
//! to tell somebody of, `options` the game's options, `owner` the owner, `clock` the clocks, `pauses` times in which none runs, `phrases` phrases allowed at any time.

mod act;
pub(crate) mod bots;
pub(crate) mod branches;
mod called;
mod catch_up;
mod clock;
pub(crate) mod commands;
pub(crate) mod cursors;
pub(crate) mod curve;
mod due;
pub(crate) mod entry;
pub(crate) mod hints;
pub(crate) mod lesson;
mod load;
pub(crate) mod look;
pub(crate) mod options;
pub(crate) mod owner;
pub(crate) mod pauses;
mod phrases;
pub(crate) mod presence;
pub(crate) mod reading;
pub(crate) mod record;
mod registry;
pub(crate) mod seen;
pub(crate) mod shown;
pub(crate) mod spectators;
pub(crate) mod summary;
pub(crate) mod table;
pub(crate) mod turned;
mod whose;

use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) use act::{Where, act, create};
pub(crate) use load::load;
pub(crate) use registry::{Handle, Registry, Signal};

/// Milliseconds since 1970, UTC, for matters of this process only; 0 on a clock that was never set. Stored and shown
/// times come from the clock of the [configuration](crate::Config).
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
