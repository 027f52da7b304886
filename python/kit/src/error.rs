//! Errors of what a program asks for.

/// Why something cannot be done, as a sentence.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct KitError(pub String);

impl KitError {
    /// An error with this sentence.
    pub fn new(why: impl std::fmt::Display) -> Self {
        Self(why.to_string())
    }
}
