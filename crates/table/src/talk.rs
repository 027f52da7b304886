//! How players may speak to each other while a game is on.

use serde::Serialize;

use crate::{Message, Refusal};

/// How players may speak at a moment of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Talk {
    /// As they like.
    Free,
    /// Not in words of their own: only by what the game offers.
    Quiet {
        /// Why not.
        refusal: Refusal,
        /// What may be pointed at or said instead.
        remarks: Vec<Remark>,
    },
}

/// Something that may be pointed at, or said, where words of one's own are not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Remark {
    /// Its notation: what is sent to make it, and what is kept. It says all that its words need.
    pub remark: String,
    /// What it does.
    pub kind: RemarkKind,
    /// What all at the table read.
    pub say: Message,
}

/// What a remark does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum RemarkKind {
    /// It points at something on the table.
    Point,
    /// It says something that everybody can see.
    Say,
    /// It is a phrase of the house: a greeting, thanks. It says nothing of the game, and may always be said.
    Greet,
}
