//! The settings of tables.

use std::path::PathBuf;
use std::time::Duration;

use store::Clock;

/// The settings of the tables that a host can change.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The clock of the tables and of all time stamps.
    pub clock: Clock,
    /// A bot's pause before each choice, so that people can follow.
    pub bot_pace: Duration,
    /// A bot's extra pause after a person's choice that may have been another, for all that others know: until then it can be taken back.
    pub second_thoughts: Duration,
    /// The number of bots that think at once.
    pub bot_threads: usize,
    /// The most tables that are kept; beyond these none is made.
    pub tables_kept: u64,
    /// The time for which nobody is told of a turn.
    pub notice_grace: Duration,
    /// The interval of the heartbeat: a longer gap between two stops the clocks.
    pub heartbeat: Duration,
    /// The file of the heartbeat, where the database is a file.
    pub alive: PathBuf,
}
