//! Messages between the programs that have a store open.

/// A message between programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A message of another program.
    Said(String),
    /// A new subscription: what was sent before may be lost.
    Anew,
}
