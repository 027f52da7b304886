//! The players' ways to speak to each other while a game is on.

use serde::Serialize;

use crate::{Message, Refusal};

/// The players' ways to speak at a moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// Freely.
    Free,
    /// Not in words of their own: only by the game's remarks.
    Quiet {
        /// The reason.
        refusal: Refusal,
        /// The remarks to make instead.
        remarks: Vec<Remark>,
    },
}

/// A remark, for where words of one's own are not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Remark {
    /// The notation to send, and to store. It says all that its words need.
    pub remark: String,
    pub kind: RemarkKind,
    /// The words that all at the table read.
    pub say: Message,
}

/// The kind of a remark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RemarkKind {
    /// A thing on the table is pointed at.
    Point,
    /// A statement about what everybody can see.
    Say,
    /// A phrase of the house: a greeting, thanks. It says nothing of the game, and may always be said.
    Greet,
}
