//! What can happen at a table: the entries of its log.
//!
//! These are kept for ever: a field may be added with a default, never renamed or given another meaning.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{GuestHash, NewEntry};
use table::{Outcome, Seat, SeatSet};

use crate::keys::hex_hash;
use crate::{How, Pace, Picture};

/// Makes the enum of all entries, with the name under which each is kept.
macro_rules! entries {
    ($($kind:literal => $name:ident),* $(,)?) => {
        /// Something that happened at a table.
        #[derive(Clone, Debug)]
        pub(crate) enum Entry { $($name($name)),* }

        impl Entry {
            /// As the store keeps it.
            pub(crate) fn to_kept(&self, at: i64) -> NewEntry {
                let (kind, body) = match self { $(Self::$name(body) => ($kind, serde_json::to_string(body))),* };
                NewEntry { kind: kind.to_owned(), body: body.expect("an entry is plain data"), at: Some(at) }
            }

            /// As the store kept it.
            pub(crate) fn from_kept(kind: &str, body: &str) -> Result<Self, String> {
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
}

/// A table was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Created {
    pub game: String,
    pub name: String,
    pub players: usize,
    pub options: BTreeMap<String, String>,
    /// As the game made it: complete, so that later data files change nothing.
    pub setup: Value,
    pub public: bool,
    #[serde(with = "hex_hash")]
    pub host: GuestHash,
    #[serde(default)]
    pub pace: Pace,
    /// The language of whoever made it; empty: it was not asked for.
    #[serde(default)]
    pub lang: String,
    /// Was whoever made it forgotten since?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
    /// The lesson of the game that it is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
}

/// A person sat down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatTaken {
    pub seat: Seat,
    #[serde(with = "hex_hash")]
    pub guest: GuestHash,
    pub name: String,
    /// Were they forgotten since? Then neither hash nor name is theirs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// A free seat is kept for somebody: nobody else takes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatKept {
    pub seat: Seat,
    #[serde(with = "hex_hash")]
    pub guest: GuestHash,
    pub name: String,
}

/// A seat became free, for anybody.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatLeft {
    pub seat: Seat,
}

/// A bot sat down.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SeatBot {
    pub seat: Seat,
    pub level: String,
    pub name: String,
}

/// A text was handed in: a deck. Secret like the seed, where the game says so.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Brought {
    /// Who brings it; nobody: whoever made the table, for all.
    pub seat: Option<Seat>,
    /// Which of those that the game asks for.
    pub id: String,
    pub text: String,
    /// Was another handed in in its place, or has whoever brought it left? Then nothing of it is left.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub replaced: bool,
}

/// A person is called something else.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Renamed {
    pub seat: Seat,
    pub name: String,
}

/// A person is known by another picture, or by none.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Pictured {
    pub seat: Seat,
    pub picture: Option<Picture>,
}

/// The links were replaced.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct LinksRenewed {
    pub epoch: u32,
}

/// The game began.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Started {
    /// In hexadecimal. Secret until the game is over.
    pub seed: String,
    pub commitment: String,
    pub rules_version: u32,
    pub hash: String,
    /// What was told: ply and entry with its audience.
    pub journal: Vec<(u32, Value)>,
    /// The set-up with what was handed in, where anything was; else that of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<Value>,
    /// Who is asked first. Of before clocks it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<SeatSet>,
}

/// A choice was made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Chose {
    pub seat: Seat,
    /// The ply of the question it answered, as it was sent: what a retry is recognised by.
    pub ply: u32,
    pub choice: String,
    /// The state's fingerprint afterwards.
    pub hash: String,
    pub journal: Vec<(u32, Value)>,
    /// Was it sent together with the choice before it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub together: bool,
    /// Who is asked now. Of before clocks it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<SeatSet>,
}

/// Somebody asked to take back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TakeBackAsked {
    pub seat: Seat,
    pub to: u32,
}

/// Somebody agreed to that.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TakeBackAgreed {
    pub seat: Seat,
}

/// Somebody did not.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TakeBackRefused {
    pub seat: Seat,
}

/// The game went back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct TakenBack {
    pub seat: Seat,
    pub to: u32,
    pub hash: String,
    /// Did the host of the house do it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub house: bool,
    /// Who is asked now. Of before clocks it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asks: Option<SeatSet>,
}

/// Somebody gave up.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Resigned {
    pub seat: Seat,
    /// The level of the bot that plays on.
    pub level: String,
}

/// A seat was given to a bot until its player is back.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct HandedOver {
    pub seat: Seat,
    /// Whose doing it was: their own, or that of somebody who waited until their time had run out.
    pub by: Seat,
    /// The level of the bot.
    pub level: String,
    /// Did the host of the house do it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub house: bool,
}

/// Somebody rests at a table over days: the time of their moves does not run.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Holiday {
    pub seat: Seat,
    /// Until when, at the latest: who chooses something is back. Now: they are back.
    pub until: i64,
}

/// Somebody is back at a seat that a bot minded.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Returned {
    pub seat: Seat,
    /// Did the host of the house give it back?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub house: bool,
}

/// Whoever sat in a lesson plays on without it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct LessonLeft {
    pub seat: Seat,
}

/// Somebody proposed to end the game without a winner.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct EndProposed {
    pub seat: Seat,
}

/// Somebody agreed to that.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct EndAgreed {
    pub seat: Seat,
}

/// Somebody did not.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct EndRefused {
    pub seat: Seat,
}

/// The game is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Ended {
    pub how: How,
    pub outcome: Option<Outcome>,
}

/// Somebody said something.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Chat {
    pub seat: Seat,
    pub name: String,
    pub text: String,
    /// Was whoever said it forgotten since?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// Somebody pointed at something, or said one of the sentences that the game offers.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Remarked {
    pub seat: Seat,
    pub name: String,
    /// In the game's notation, so that everybody reads it in their own language.
    pub remark: String,
    /// Was whoever said it forgotten since?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gone: bool,
}

/// It is played once more, at another table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Rematch {
    pub table: String,
}
