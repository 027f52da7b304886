//! JSON schemas of the kernel's types, for the description of the API: the kernel itself has none. A test compares them
//! with real answers.
#![allow(dead_code, reason = "only described, never made")]

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

/// Something to say: an id with arguments.
#[derive(Serialize, ToSchema)]
pub struct Message {
    /// The id of the message.
    id: String,
    /// The arguments by name.
    args: BTreeMap<String, Arg>,
}

/// An argument of a message.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count or a number.
    Number(i64),
    /// A seat, shown by the name of its player.
    Seat(u8),
    /// Several seats.
    Seats(Vec<u8>),
    /// The id of another message without arguments.
    Term(String),
    /// Several of these.
    Terms(Vec<String>),
    /// Words that are the same in every language.
    Verbatim(String),
    /// A name that is data, in each language.
    Name(Names),
    /// Other messages, with arguments of their own.
    #[schema(no_recursion)]
    Said(Vec<Message>),
}

/// A name in each language.
#[derive(Serialize, ToSchema)]
pub struct Names {
    /// Spanish.
    es: String,
    /// English.
    en: String,
}

/// Why a rule forbids a choice.
#[derive(Serialize, ToSchema)]
pub struct Refusal {
    /// The clause it rests on.
    clause: String,
    /// The objection, and what would be right.
    message: Message,
}

/// A candidate choice: allowed, or dimmed with the reason.
#[derive(Serialize, ToSchema)]
pub struct Laid {
    /// The notation to send back.
    choice: String,
    /// The label, as on a button.
    label: Message,
    /// The effect of the choice.
    effect: Message,
    /// The clause that allows it.
    clause: String,
    /// Why it may not be made, if so.
    refusal: Option<Refusal>,
    /// Choices that it leads to, where that is known without chance: what a die could be spent on.
    ahead: Vec<String>,
}

/// A remark, offered or made.
#[derive(Serialize, ToSchema)]
pub struct Remark {
    /// The notation to send.
    remark: String,
    /// The kind of remark.
    kind: RemarkKind,
    /// The words that all read.
    say: Message,
}

/// The kind of a remark.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RemarkKind {
    /// A thing on the table is pointed at.
    Point,
    /// A statement about what everybody can see.
    Say,
    /// A phrase of the house, which is always allowed.
    Greet,
}

/// A line of the journal.
#[derive(Serialize, ToSchema)]
pub struct Told {
    /// The number of choices made when it happened; 0: at the start.
    ply: u32,
    /// The event as the game's own data.
    event: serde_json::Value,
    /// The event in words.
    say: Message,
}

/// Facts about a game, known before it is set up.
#[derive(Serialize, ToSchema)]
pub struct Info {
    /// The game's id.
    id: String,
    /// The fewest players.
    least: usize,
    /// The most players.
    most: usize,
    /// Raised whenever the same choices could lead to another state than before.
    rules_version: u32,
    /// Raised whenever the same state is spelled otherwise in JSON than before: no change of rules.
    state_version: u32,
    /// True if all players win or lose together.
    cooperative: bool,
}

/// The end of a game.
#[derive(Serialize, ToSchema)]
pub struct Outcome {
    /// The seats that won.
    winners: Vec<u8>,
    /// True if the winners win together, rather than share a tie.
    together: bool,
    /// Why it ended: the id of a message without arguments.
    reason: String,
}
