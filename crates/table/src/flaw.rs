//! A fault in a text that people write by hand.

use std::fmt::{self, Display, Formatter};

/// A fault in a text, and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The line, from 1; 0: it is no line's, but the whole text's.
    pub line: usize,
    /// The fault.
    pub reason: String,
}

impl Flaw {
    /// A flaw of the whole text.
    pub fn whole(reason: impl Display) -> Self {
        Self { line: 0, reason: reason.to_string() }
    }
}

impl Display for Flaw {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => f.write_str(&self.reason),
            line => write!(f, "line {line}: {}", self.reason),
        }
    }
}

impl std::error::Error for Flaw {}
