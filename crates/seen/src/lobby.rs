//! The views around the tables.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;

use ::table::{Clause, Fault, Info, Message, Observer, Seat, Told};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{
    EndedView, GameView, GoOnView, GroupCard, Pace, SeatView, Status, StudyView, TableCard, TableView,
    Verdict,
};

/// Games of the reader that are over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FinishedView {
    /// The games of the house.
    pub games: Vec<GameView>,
    /// The tables of this page, the latest first.
    pub tables: Vec<TableCard>,
    /// The number of tables on all pages.
    pub all: usize,
    /// The page, from 0.
    pub page: usize,
    /// Tables on a page.
    pub each: usize,
    /// The game's id; none: all games.
    pub game: Option<String>,
    /// The result; none: all.
    pub result: Option<Verdict>,
    /// True to include hidden tables.
    pub hidden: bool,
}

/// The entrance.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LobbyView {
    /// The games of the house.
    pub games: Vec<GameView>,
    /// The tables where you sit: all that are not over (where it is your turn first, the oldest foremost), then the
    /// last that are.
    pub mine: Vec<TableCard>,
    /// The number of your finished tables.
    pub finished: usize,
    /// The way to play on in a campaign that you have begun.
    pub go_on: Option<GoOnView>,
    /// The tables where a seat is kept for you.
    pub invited: Vec<TableCard>,
    /// Your groups.
    pub groups: Vec<GroupCard>,
    /// Public tables: those that wait, then those that play.
    pub public: Vec<TableCard>,
}

/// A browser that is signed in as the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeviceCard {
    /// The device's id: `first` for the one where the guest was made.
    pub id: String,
    /// The label, by the browser's own words; may be empty.
    pub label: String,
    /// Time of joining: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Day of the last visit: milliseconds since 1970, UTC.
    pub seen_at: i64,
    /// True for the device that asks.
    pub this: bool,
    /// The way it was signed in.
    pub by: SignedBy,
    /// The id of the device whose link let it in, or of that one's own parent, as long as it is signed in.
    pub from: Option<String>,
    /// The number of passkeys made there.
    pub passkeys: usize,
    /// The number of notification addresses added there; not the device itself.
    pub addresses: usize,
}

/// The way a device was signed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SignedBy {
    /// You came to the house there.
    First,
    /// A link that another device made.
    Link,
    /// A letter.
    Letter,
    /// A passkey.
    Passkey,
    /// An older version that did not record it.
    Unknown,
}

/// A passkey of the reader, on one of their devices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PasskeyCard {
    /// The passkey's id.
    pub id: String,
    /// The device it was made on, by that browser's own words; may be empty.
    pub label: String,
    /// Time of creation: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// Time of the last sign-in by it, or of its creation.
    pub used_at: i64,
    /// The id of the device where it was made, as long as that is signed in.
    pub device: Option<String>,
}

/// The reader and their browsers.
#[derive(Clone, Debug)]
pub struct MeView {
    /// The guest's browsers.
    pub devices: Vec<DeviceCard>,
    /// The guest's passkeys; nothing where none can be made, or for strangers.
    pub passkeys: Option<Vec<PasskeyCard>>,
    /// A new link for another browser: the whole address, and its expiry.
    pub link: Option<(String, i64)>,
    /// The end of the guest's holiday, if there is one; nothing inside where they sit at no table over days.
    pub holiday: Option<Option<i64>>,
}

/// The purpose of a table's link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// Taking a seat.
    Join,
    Watch,
    /// Viewing every step of the finished game.
    Replay,
}

impl fmt::Display for LinkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Join => "join",
            Self::Watch => "watch",
            Self::Replay => "replay",
        })
    }
}

/// A link of a table, to be handed on.
#[derive(Clone, Debug)]
pub struct HandedView {
    /// The table.
    pub id: String,
    /// The name its maker gave it; may be empty.
    pub name: String,
    /// The game's id.
    pub game: &'static str,
    /// The purpose of the link.
    pub kind: LinkKind,
    /// The whole address.
    pub url: String,
}

/// The page of a browser that is about to join a guest.
#[derive(Clone, Copy, Debug)]
pub struct DeviceView {
    /// Tables at which the browser's own guest sits.
    pub tables: usize,
    /// True if it may join by a passkey, too.
    pub passkeys: bool,
    /// True if it may join by a letter, too.
    pub letters: bool,
    /// True once a letter is on its way, if the mailbox belongs to a guest.
    pub sent: bool,
}

/// The page of the reader's own data.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DataView {
    /// Tables at which they sit, or sat until the game was over; nothing: a stranger.
    pub tables: Option<usize>,
    /// Right after forgetting: tables that may still mention them, since their log cannot be read.
    pub forgotten: Option<usize>,
}

/// The parts of the privacy page that depend on the host's settings.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivacyView {
    /// The hosts to which notices may be sent.
    pub hosts: Vec<String>,
    /// True if letters are sent.
    pub mail: bool,
    /// True if push services of browsers are used.
    pub push: bool,
}

/// The page behind a link to a free seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JoinView {
    /// The table's id.
    pub id: String,
    /// The name its maker gave it.
    pub name: String,
    /// The game.
    #[schema(value_type = crate::described::Info)]
    pub game: Info,
    /// The name of the lesson that two learn there together.
    #[schema(value_type = Option<crate::described::Message>)]
    pub lesson: Option<Message>,
    /// The seats, in order; none where strangers may not know who plays.
    pub seats: Vec<SeatView>,
    /// The chosen values, by option.
    pub options: BTreeMap<String, String>,
    /// The options that are not as usual.
    #[serde(skip)]
    pub unusual: Vec<String>,
    /// The pace: `free`, `3d`, `10+5`.
    #[schema(value_type = String)]
    pub pace: Pace,
    /// The seat that is kept for the reader.
    #[schema(value_type = Option<u8>)]
    pub kept: Option<Seat>,
    /// The name of the table's maker; empty if they do not sit there.
    pub by: String,
    /// The secret of the link, for the form.
    pub token: String,
    /// True if the table is public.
    pub public: bool,
}

/// One step of a game: of a finished one with all that was hidden, of a running one as this reader saw it then.
#[derive(Serialize, ToSchema)]
pub struct ReplayView {
    /// The table's id.
    pub id: String,
    /// The name its maker gave it.
    pub name: String,
    /// The game.
    #[schema(value_type = crate::described::Info)]
    pub game: Info,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The observer: `seat`, `watcher` or `afterwards`.
    #[serde(serialize_with = "crate::table::observer")]
    #[schema(value_type = String)]
    pub observer: Observer,
    /// The step: how many choices have been made.
    pub ply: u32,
    /// The first step that can be shown.
    pub first: u32,
    /// The last step.
    pub last: u32,
    /// The choice that led here: seat and notation; not shown while the game is on.
    #[schema(value_type = Option<(u8, String)>)]
    pub made: Option<(Seat, String)>,
    /// The message that says who must do what.
    #[schema(value_type = crate::described::Message)]
    pub prompt: Message,
    /// The events up to here; in a drawing only the last lines.
    #[schema(value_type = Vec<crate::described::Told>)]
    pub told: Vec<Told>,
    /// The number of lines before those.
    pub before: usize,
    /// For a whole page: the journal up to the last step, and the [`Picture`](::table::Picture) of that with the same
    /// lines.
    #[serde(skip)]
    pub journal: Option<(Vec<Told>, Box<dyn Any + Send>)>,
    /// The position as data; absent where it is drawn.
    pub view: Option<Value>,
    /// The position as the game's own [`Picture`](::table::Picture).
    #[serde(skip)]
    pub picture: Option<Box<dyn Any + Send>>,
    /// The end of the game.
    pub ended: Option<EndedView>,
    /// The hash of the seed, shown before the game.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The address of the steps (`step=` selects one): once the game is over the link to hand on.
    pub share: String,
    /// The address of the running game, while it is not over.
    pub now: Option<String>,
    /// The table at which it is played once more.
    pub rematch: Option<String>,
    /// True if you may play on from here: at a game that is over, and at which you sat.
    pub plays_on: bool,
    /// The step of another game from which this one goes on, if you sit here.
    pub from: Option<OriginView>,
    /// The last tables at which somebody played on from a step of this game, the latest first, if you sat here.
    pub branches: Vec<BranchView>,
    /// The comments on all steps of a game that is over, at most [`COMMENTS_SHOWN`](crate::COMMENTS_SHOWN) of each seat.
    pub comments: Vec<CommentView>,
    /// True if you may comment on the step.
    pub may_comment: bool,
    /// For a whole page of a game that is over: what those who look back on it share.
    #[serde(skip)]
    pub study: Option<StudyView>,
}

/// A comment on a step of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CommentView {
    /// The version of the table with which it came.
    pub version: u64,
    /// Time of the comment: milliseconds since 1970, UTC.
    pub at: i64,
    /// The step.
    pub ply: u32,
    /// The seat that wrote it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The words.
    pub text: String,
}

/// A step of another game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OriginView {
    /// The table's id.
    pub table: String,
    /// The step.
    pub ply: u32,
}

/// A table that goes on from a step of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct BranchView {
    /// The table's id.
    pub id: String,
    /// The name its maker gave it.
    pub name: String,
    /// The step from which it goes on.
    pub ply: u32,
    /// The seat of the player who made it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The stage of its game.
    pub status: Status,
    /// The way there: to sit down, to watch, or to look back.
    pub link: String,
}

/// The library of a game is asked for, or one thing of it.
pub struct LibraryView {
    pub game: Info,
    /// Words that are looked for.
    pub find: String,
    /// The shelf that is looked at; empty for all.
    pub shelf: String,
    /// The page of what is found, from 0, where it takes several.
    pub page: usize,
    /// True to list only what the reader cannot have seen yet.
    pub unseen: bool,
    /// The only entry that is wanted, if one is.
    pub entry: Option<String>,
    /// The table from which it is asked for, as its reader sees it.
    pub table: Option<TableView>,
}

/// The rules of a game are asked for.
pub struct RulesView {
    pub game: GameView,
    /// Words that are looked for; empty for all of them.
    pub find: String,
    /// The table at whose question they are looked up, as its reader sees it.
    pub table: Option<TableView>,
}

/// Something went wrong.
#[derive(Clone, Debug)]
pub struct ErrorView {
    /// The status code of the answer.
    pub status: u16,
    /// The error and what to do, as a message.
    pub message: Message,
    /// The clause behind a refusal.
    pub clause: Option<Clause>,
    /// All that is wrong, the first included, where a request can be wrong in more than one way.
    pub faults: Vec<Fault>,
    /// The address that was asked for, where asking again may soon be answered.
    pub again: Option<String>,
}
