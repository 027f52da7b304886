//! Errors of a visit.

use std::io;

/// The reason why a measurement came to nothing.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The inn cannot be reached.
    #[error("the inn cannot be reached: {0}")]
    Connect(#[from] io::Error),
    /// A connection broke.
    #[error("a connection broke: {0}")]
    Http(#[from] hyper::Error),
    /// The inn refused something.
    #[error("{path} was answered with {status}: {body}")]
    Refused {
        /// The path of the request.
        path: String,
        /// The status code.
        status: u16,
        /// The body of the answer.
        body: String,
    },
    /// The answer breaks the API's promise.
    #[error("{path}: {what}")]
    Strange {
        /// The path of the request.
        path: String,
        /// The fault in the answer.
        what: String,
    },
    /// An update did not come.
    #[error("no update came within {0} seconds")]
    NoUpdate(u64),
    /// No address was given.
    #[error("nobody said where the inn is")]
    Nowhere,
    /// The database could not be hurt as was wanted.
    #[error("the database could not be hurt: {0}")]
    Database(String),
    /// The database could not be copied.
    #[error("the database could not be copied: {0}")]
    Copy(String),
    /// An answer did not come.
    #[error("no answer came within {0} ms")]
    NoAnswer(u64),
    /// A task of the measurement itself failed.
    #[error("the measurement failed: {0}")]
    Failed(#[from] tokio::task::JoinError),
}
