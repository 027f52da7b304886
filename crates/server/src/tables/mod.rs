//! The tables: what happens at them, in memory and in the log.
//!
//! `entry` what can happen, `table` what that adds up to, `commands` what people may do, `act` how a command
//! becomes durable, `load` how a table comes back from its log,
//! `catch_up` how it hears what another process wrote, `registry` which tables are in memory, `look`
//! what one person may see, `lesson` where a lesson stands, `reading` how far somebody has read, `record` the game as a text, `bots` who plays
//! for those who are none, `presence` who is there, `owner` whose the table is, `clock` whose time runs, `pauses` when none does, `phrases` what may always be said.

mod act;
pub(crate) mod bots;
mod catch_up;
mod clock;
pub(crate) mod commands;
pub(crate) mod entry;
pub(crate) mod lesson;
mod load;
pub(crate) mod look;
pub(crate) mod owner;
pub(crate) mod pauses;
mod phrases;
pub(crate) mod presence;
pub(crate) mod reading;
pub(crate) mod record;
mod registry;
pub(crate) mod summary;
pub(crate) mod table;

use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) use act::{act, act_aside, create};
pub(crate) use load::load;
pub(crate) use registry::{Handle, Registry, Signal};

/// Milliseconds since 1970, UTC, for what only this process is concerned with; 0 on a clock that was never set. What is
/// kept or shown goes by the clock of the [configuration](crate::Config).
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
