//! Errors of the store, each with what to do about it.

use std::io;
use std::path::{Path, PathBuf};

use crate::Place;

/// An error of the store.
///
/// Any error of a write other than [`Stale`](Self::Stale) means 'not acknowledged': read the table again before
/// trying again.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The table has more (or fewer) entries than the writer believed.
    #[error("the table is at version {have}: read what is new, then decide again")]
    Stale {
        /// The highest seq in the table's log.
        have: u64,
    },
    /// The disk, or the allowed number of pages, is full.
    #[error("the disk is full, nothing was written: make room, then try again")]
    Full,
    /// Another program held the database for longer than [`Options::busy_timeout`](crate::Options).
    #[error(
        "the database is locked by another program, nothing was written: try again, or stop that program"
    )]
    Busy,
    /// The file is not a database, or a damaged one.
    #[error("the database is damaged or not a database ({0}): restore a backup or give another path")]
    Corrupt(String),
    /// Damage was found while the database was open: nothing more is written to it.
    #[error(
        "the database is damaged ({0}), and nothing more is written to it: stop the program and restore a backup"
    )]
    Damaged(String),
    /// A database that was to be copied is damaged. Its copy would be, too, and might take the place of a good one.
    #[error("the database is damaged ({0}): no copy was made of it, and those of before stay")]
    NotCopied(String),
    /// The file is a sound SQLite database, but not one of ours.
    #[error("{0} is another program's database: give the path of a Bree database or of a new file")]
    Foreign(PathBuf),
    /// The database was written by a newer program.
    #[error("the database has schema {found}, this program knows schemas up to {known}: start a newer Bree")]
    NewerSchema {
        /// The schema of the file.
        found: u32,
        /// The newest schema of this program.
        known: u32,
    },
    /// Something was moved into the store, and not all of it.
    #[error("not all has arrived that was moved here: throw it away, and move it again")]
    HalfMoved,
    /// The store was closed, or its writer has stopped.
    #[error("the store is closed: open it again")]
    Closed,
    /// A backup never overwrites a file.
    #[error("{0} exists already: choose another name or move it away")]
    Exists(PathBuf),
    /// The database is on a server, which this build cannot reach.
    #[error(
        "this build opens files only, and {0} is on a server: build it with --features cluster, or take the whole program"
    )]
    FilesOnly(Place),
    /// The operating system could not reach the file.
    #[error("cannot reach the database ({0}): check its address, and that this program may use it")]
    Io(String),
    /// Something that should not happen.
    #[error("the database refused a request ({0}): please report this as a defect")]
    Other(String),
}

impl StoreError {
    /// Names the file in the errors that are about a file.
    pub(crate) fn at(self, path: &Path) -> Self {
        match self {
            Self::Corrupt(why) => Self::Corrupt(format!("{}: {why}", path.display())),
            Self::Io(why) => Self::Io(format!("{}: {why}", path.display())),
            other => other,
        }
    }
}

impl From<io::Error> for StoreError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Io(error.to_string()),
        }
    }
}
