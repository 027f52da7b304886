//! Options with which a store is opened.

use std::time::Duration;

use crate::Clock;

/// Options of a store.
#[derive(Debug, Clone)]
pub struct Options {
    /// Time to wait for another program that holds the database.
    pub busy_timeout: Duration,
    /// The most pages (of 4 KiB) a file may have; beyond that it is [`StoreError::Full`](crate::StoreError::Full).
    pub max_pages: Option<u32>,
    /// The most changes to a file that share one transaction.
    pub batch: usize,
    /// The most changes to a file that may be queued; later ones wait for a place.
    pub queue: usize,
    /// The most queries that run at once.
    pub readers: u32,
    /// The clock of time stamps.
    pub clock: Clock,
    /// When a file is read whole, to see that nothing of it is damaged.
    pub check: Check,
}

/// When a file is read whole.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// Before it is opened. A large one takes a while.
    First,
    /// While it is open already, unless its schema is to be changed: if it is damaged, nothing more is written
    /// ([`StoreError::Damaged`](crate::StoreError::Damaged)).
    Meanwhile,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            busy_timeout: Duration::from_secs(5),
            max_pages: None,
            batch: 64,
            queue: 256,
            readers: 4,
            clock: Clock::default(),
            check: Check::First,
        }
    }
}
