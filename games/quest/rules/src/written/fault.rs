//! The faults of a pack.

use std::fmt;

/// One fault: its file, its record, and its reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub file: &'static str,
    /// The record's id; empty, when it is the whole file.
    pub record: String,
    pub reason: String,
}

impl Fault {
    /// Something is wrong with a record of a file.
    pub fn new(file: &'static str, record: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { file, record: record.into(), reason: reason.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.record.as_str() {
            "" => write!(f, "{}: {}", self.file, self.reason),
            record => write!(f, "{}, {record}: {}", self.file, self.reason),
        }
    }
}

impl std::error::Error for Fault {}
