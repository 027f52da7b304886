//! How things of the kernel look as JSON, for the description of the API: the kernel itself knows of none. A
//! test holds what is answered against it.
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
    /// A seat, shown by the name of whoever sits there.
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
    /// In Spanish.
    es: String,
    /// In English.
    en: String,
}

/// Why a rule forbids a choice.
#[derive(Serialize, ToSchema)]
pub struct Refusal {
    /// The clause it rests on.
    clause: String,
    /// What is wrong, and what would be right.
    message: Message,
}

/// A choice that lies before a player: allowed, or dimmed with the reason.
#[derive(Serialize, ToSchema)]
pub struct Laid {
    /// What is sent back to make it.
    choice: String,
    /// Its name, as on a button.
    label: Message,
    /// What happens when it is made.
    effect: Message,
    /// The clause that allows it.
    clause: String,
    /// Why it may not be made, if so.
    refusal: Option<Refusal>,
    /// Choices that it leads to, where that can be told without chance: what a die could be spent on.
    ahead: Vec<String>,
}

/// Something that may be pointed at or said, or was.
#[derive(Serialize, ToSchema)]
pub struct Remark {
    /// What is sent to make it.
    remark: String,
    /// Does it point at something, or say something?
    kind: RemarkKind,
    /// What all read.
    say: Message,
}

/// What a remark does.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RemarkKind {
    /// It points at something on the table.
    Point,
    /// It says something that everybody can see.
    Say,
    /// It is a phrase of the house, which may always be said.
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

/// What one must know of a game before it is set up.
#[derive(Serialize, ToSchema)]
pub struct Info {
    /// The game's id.
    id: String,
    /// Fewest players.
    least: usize,
    /// Most players.
    most: usize,
    /// Raised whenever the same choices could lead to another state than before.
    rules_version: u32,
    /// Raised whenever the same state is spelled otherwise in JSON than before: no change of rules.
    state_version: u32,
    /// Do all players win or lose together?
    cooperative: bool,
}

/// The end of a game.
#[derive(Serialize, ToSchema)]
pub struct Outcome {
    /// The seats that won.
    winners: Vec<u8>,
    /// Do they win together, rather than share a tie?
    together: bool,
    /// Why it ended: the id of a message without arguments.
    reason: String,
}
