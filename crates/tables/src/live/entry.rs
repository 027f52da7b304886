//! The entries of a table's log.
//!
//! These are kept for ever: a field may be added with a default, never renamed or given another meaning.

use std::collections::BTreeMap;

use seen::{How, Pace, Picture};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{GuestHash, NewEntry};
use table::{Outcome, Puzzle, Seat, SeatSet};

use crate::actor::Actor;
use crate::keys::hex_hash;

/// Makes the enum of all entries, with the stored name of each.
macro_rules! entries {
    ($($kind:literal => $name:ident),* $(,)?) => {
        /// Something that happened at a table.
        #[derive(Clone, Debug)]
        pub enum Entry { $($name($name)),* }

        impl Entry {
            /// The entry in the form of the store.
            pub fn to_kept(&self, at: i64) -> NewEntry {
                let (kind, body) = match self { $(Self::$name(body) => ($kind, serde_json::to_string(body))),* };
                NewEntry { kind: kind.to_owned(), body: body.expect("an entry is plain data"), at: Some(at) }
            }

            /// Reads an entry of the store.
            pub fn from_kept(kind: &str, body: &str) -> Result<Self, String> {
                match kind {
                    $($kind => serde_json::from_str(body).map(Self::$name).map_err(|error| format!("{kind}: {error}")),)*
                    _ => Err(format!("an entry of unknown kind '{kind}'")),
                }
            }
        }

        $(impl From<$name> for Entry { fn from(body: $name) -> Self { Self::$name(body) } })*
    };
}

entries! {
    "created" => Created,
    "seat_taken" => SeatTaken,
    "seat_kept" => SeatKept,
    "seat_left" => SeatLeft,
    "seat_bot" => SeatBot,
    "brought" => Brought,
    "renamed" => Renamed,
    "pictured" => Pictured,
    "links_renewed" => LinksRenewed,
    "set_up" => SetUp,
    "started" => Started,
    "chose" => Chose,
    "take_back_asked" => TakeBackAsked,
    "take_back_agreed" => TakeBackAgreed,
    "take_back_refused" => TakeBackRefused,
    "taken_back" => TakenBack,
    "resigned" => Resigned,
    "handed_over" => HandedOver,
    "returned" => Returned,
    "lesson_left" => LessonLeft,
    "holiday" => Holiday,
    "end_proposed" => EndProposed,
    "end_agreed" => EndAgreed,
    "end_refused" => EndRefused,
    "ended" => Ended,
    "chat" => Chat,
    "remark" => Remarked,
    "rematch" => Rematch,
    "branched" => Branched,
    "commented" => Commented,
}

/// A table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Created {
    pub game: String,
    pub name: String,
    pub players: usize,
    pub options: BTreeMap<String, String>,
    /// The set-up as the game made it: complete, so that later data files change nothing.
    pub setup: Value,
    pub public: bool,
    #[serde(with = "hex_hash")]
    pub host: GuestHash,
    #[serde(default)]
    pub pace: Pace,
    /// The language of the table's maker; empty: unknown.
    #[serde(default)]
    pub lang: String,
    /// True if the maker has been forgotten since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// The lesson's id, if the table is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// The puzzle, if the table is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<Box<Puzzle>>,
    /// The day whose deal it is, if it is one: days since 1970, UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub day: Option<i64>,
    /// The seed of a game that is over and is played once more with the same luck; of a study table, its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<String>,
    /// The step of another game from which this one goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
    /// True if programs may not sit down.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub no_programs: bool,
    /// True if a program made it for the host.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_program: bool,
}

impl Created {
    /// True if the deal was played before, or goes on from a step of a game: then the game counts nowhere. The deal of a day is
    /// everybody's first.
    pub const fn again(&self) -> bool {
        self.deal.is_some() && self.day.is_none()
    }
}

/// A step of a game at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origin {
    pub table: String,
    pub ply: u32,
}

/// A person sat down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatTaken {
    pub seat: Seat,
    #[serde(with = "hex_hash")]
    pub guest: GuestHash,
    pub name: String,
    /// True if they have been forgotten since: then hash and name are gone.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// True if it was a program of theirs, and not the person.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub program: bool,
    /// The program's name, by which it is known again; empty: `name`.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub called: String,
    /// True if `name` is the guest's in the house; see [`Renamed::house`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<bool>,
}

impl SeatTaken {
    /// Somebody sits down under this name.
    pub fn by(who: &Actor, seat: Seat, name: String) -> Self {
        let called = who.program.clone().filter(|called| *called != name).unwrap_or_default();
        Self { seat, guest: who.guest, name, gone: false, program: who.is_program(), called, house: None }
    }

    /// The name of the program that sat down, if one did.
    pub fn program(&self) -> Option<String> {
        let called = if self.called.is_empty() { &self.name } else { &self.called };
        self.program.then(|| called.clone())
    }
}

/// A free seat is kept for a guest: nobody else can take it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatKept {
    pub seat: Seat,
    #[serde(with = "hex_hash")]
    pub guest: GuestHash,
    pub name: String,
}

/// A seat became free, for anybody.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatLeft {
    pub seat: Seat,
}

/// A bot sat down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SeatBot {
    pub seat: Seat,
    pub level: String,
    pub name: String,
}

/// A text was handed in: a deck. Secret like the seed, where the game says so.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Brought {
    /// The seat that brings it; none: the table's maker, for all.
    pub seat: Option<Seat>,
    /// The id of the text, as the game asks for it.
    pub id: String,
    pub text: String,
    /// True if the text was replaced, or its owner left: then nothing of it is left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub replaced: bool,
}

/// A person is renamed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Renamed {
    pub seat: Seat,
    pub name: String,
    /// True if it is the guest's name in the house, which is looked up from then on; false: a name for this table alone. Filled in
    /// when it is written; unknown in entries of versions that wrote each name at each table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<bool>,
}

/// A person is known by another picture, or by none.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Pictured {
    pub seat: Seat,
    pub picture: Option<Picture>,
}

/// The links were replaced.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LinksRenewed {
    pub epoch: u32,
}

/// The table was set up anew before the game began: other options, another pace.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct SetUp {
    pub options: BTreeMap<String, String>,
    /// The set-up as the game made it.
    pub setup: Value,
    pub pace: Pace,
    /// Texts that were handed in and do not fit any more: seat and id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dropped: Vec<(Option<Seat>, String)>,
    /// True if programs may not sit down. None: as before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_programs: Option<bool>,
}

/// The game began.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Started {
    /// The seed in hexadecimal, secret until the game is over.
    pub seed: String,
    pub commitment: String,
    pub rules_version: u32,
    pub hash: String,
    /// The journal so far: ply and entry with its audience.
    pub journal: Vec<(u32, Value)>,
    /// The set-up with the texts handed in, where there were any; else that of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    /// The seats that are asked first; unknown in entries older than clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<SeatSet>,
}

/// A choice was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chose {
    pub seat: Seat,
    /// The ply of the question it answered, as it was sent: retries are recognised by it.
    pub ply: u32,
    pub choice: String,
    /// The state's fingerprint afterwards.
    pub hash: String,
    pub journal: Vec<(u32, Value)>,
    /// True if it was sent together with the choice before it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// The seats that are asked now; unknown in entries older than clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<SeatSet>,
}

/// A request to take back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TakeBackAsked {
    pub seat: Seat,
    pub to: u32,
}

/// A consent to that.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TakeBackAgreed {
    pub seat: Seat,
}

/// A refusal of that.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TakeBackRefused {
    pub seat: Seat,
}

/// The game went back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TakenBack {
    pub seat: Seat,
    pub to: u32,
    pub hash: String,
    /// True if the host of the house did it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub house: bool,
    /// The seats that are asked now; unknown in entries older than clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<SeatSet>,
}

/// A resignation.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Resigned {
    pub seat: Seat,
    /// The level of the bot that plays on.
    pub level: String,
}

/// A seat was given to a bot until its player is back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct HandedOver {
    pub seat: Seat,
    /// The seat that did it: its own, or one that waited until the time had run out.
    pub by: Seat,
    /// The level of the bot.
    pub level: String,
    /// True if the host of the house did it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub house: bool,
}

/// A holiday at a table over days: the time of the player's moves does not run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Holiday {
    pub seat: Seat,
    /// The latest end: a choice ends it sooner. The time of the entry itself: the player is back.
    pub until: i64,
}

/// A return to a seat that a bot minded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Returned {
    pub seat: Seat,
    /// True if the host of the house gave it back.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub house: bool,
}

/// The learner plays on without the lesson.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LessonLeft {
    pub seat: Seat,
}

/// A proposal to end the game without a winner.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EndProposed {
    pub seat: Seat,
}

/// A consent to that.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EndAgreed {
    pub seat: Seat,
}

/// A refusal of that.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct EndRefused {
    pub seat: Seat,
}

/// The game is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Ended {
    pub how: How,
    pub outcome: Option<Outcome>,
}

/// A chat message.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chat {
    pub seat: Seat,
    pub name: String,
    pub text: String,
    /// True if the writer has been forgotten since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// A remark: somebody pointed at something, or said one of the sentences that the game offers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Remarked {
    pub seat: Seat,
    pub name: String,
    /// The remark in the game's notation, so that everybody reads it in their own language.
    pub remark: String,
    /// True if the speaker has been forgotten since.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// A rematch at another table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rematch {
    pub table: String,
}

/// Somebody played on from a step of a game that is over, at another table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Branched {
    pub seat: Seat,
    pub ply: u32,
    pub table: String,
}

/// A comment on a step of a game that is over. Its writer is called as at the seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Commented {
    pub seat: Seat,
    pub ply: u32,
    pub text: String,
}
