//! The error of an inn that cannot be opened.

use std::io;
use std::net::SocketAddr;

use host::HostError;
use store::StoreError;
use tables::KeyError;

/// An error of opening the inn.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("cannot listen at {addr}: {why}; is another program there already?")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// The system's error.
        why: io::Error,
    },
    /// Another server has the database open.
    #[error("{db} is open in another Bree: stop that one, or name another database with --db")]
    Taken {
        /// The database.
        db: String,
    },
    /// The lock file cannot be used.
    #[error("cannot use the lock file {path}: {why}")]
    Lock {
        /// The file.
        path: String,
        /// The reason.
        why: String,
    },
    /// The server that has the database open cannot be asked.
    #[error(
        "{db} is open in another Bree that does not answer at {path} ({why}): stop it, or ask as the user who runs it"
    )]
    Admin {
        /// The database.
        db: String,
        /// The path of the socket.
        path: String,
        /// The system's error.
        why: io::Error,
    },
    /// Something that a large house needs cannot be opened.
    #[error(transparent)]
    Host(#[from] HostError),
    /// The house key cannot be read or made, or is another than this database's.
    #[error(transparent)]
    Key(#[from] KeyError),
}
