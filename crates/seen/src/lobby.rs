//! What is shown around the tables.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;

use ::table::{Clause, Fault, Info, Message, Observer, Seat, SeatSet, Told};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{EndedView, How, Pace, SeatKind, SeatView, Status, TableView};

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameView {
    /// What one must know of it.
    #[schema(value_type = crate::described::Info)]
    pub info: Info,
    /// Its options.
    pub options: Vec<OptionView>,
    /// The levels of its bots, from the weakest.
    pub levels: Vec<&'static str>,
    /// Its lessons for who does not know it, in the order in which they are taken.
    pub lessons: Vec<LessonCard>,
}

/// A lesson of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LessonCard {
    /// Its id.
    pub id: String,
    /// Its name.
    #[schema(value_type = crate::described::Message)]
    pub name: Message,
    /// The number of its stops.
    pub stops: usize,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionView {
    /// Its id.
    pub id: &'static str,
    /// Its values.
    pub values: Vec<String>,
    /// The value taken when none is given.
    pub default: String,
    /// The clause on which it rests.
    #[schema(value_type = Option<String>)]
    pub clause: Option<Clause>,
}

/// A seat of a table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableSeat {
    /// What sits on it.
    pub kind: SeatKind,
    /// The name of whoever sits there; of an open seat that is kept for somebody: for whom.
    pub name: String,
    /// Did whoever sat there leave the inn for good? Then they have no name, and do not come back.
    #[serde(default)]
    pub gone: bool,
    /// The level of the bot that plays it.
    pub level: Option<String>,
    /// Does it owe a decision?
    pub owes: bool,
    /// Since when, where a person owes it: milliseconds since 1970, UTC.
    #[serde(default)]
    pub since: Option<i64>,
    /// Until when whoever sits there is on holiday, as it was written last: it may be over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub resting: Option<i64>,
}

/// A table in the lobby.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// What its maker called it; may be empty.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// May strangers see it?
    pub public: bool,
    /// When it was made: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// When something last happened.
    pub updated_at: i64,
    /// The language of whoever made it: `en`, `es`; empty: it is not known.
    pub lang: String,
    /// Does whoever made it look at it right now?
    pub present: bool,
    /// Its seats, in order.
    pub seats: Vec<TableSeat>,
    /// The options that it was made with.
    pub options: BTreeMap<String, String>,
    /// How much time people take: `free`, `3d`, `10+5`.
    #[schema(value_type = String)]
    pub pace: Pace,
    /// Your seats, by number.
    pub you: Vec<u8>,
    /// Is it your turn?
    pub your_turn: bool,
    /// Since when: milliseconds since 1970, UTC.
    pub since: Option<i64>,
    /// What you call it; empty: as it is called. Nobody else is told.
    pub label: String,
    /// Do you want it out of sight? Nobody else is told. It comes back when it is your turn.
    pub hidden: bool,
    /// The lesson of the game that it is, if it is one: it counts for nothing.
    pub lesson: Option<String>,
    /// How it ended, once it has.
    pub ended: Option<CardEnd>,
    /// The link by which you can take an open seat, at a public table.
    pub join: Option<String>,
}

/// The end of a game, as a line tells it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CardEnd {
    /// How it came about.
    pub how: How,
    /// Who won, by seat.
    #[schema(value_type = Vec<u8>)]
    pub winners: SeatSet,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Neither: it was given up by all, or never ended.
    Open,
}

impl TableCard {
    /// How it ended for you, once it has.
    pub fn result(&self) -> Option<Verdict> {
        let ended = self.ended.as_ref()?;
        let won = |seat: &u8| ended.winners.iter().any(|winner| winner.number() == usize::from(*seat));
        Some(match ended.how {
            How::Outcome | How::Resigned if self.you.iter().any(won) => Verdict::Won,
            How::Outcome | How::Resigned => Verdict::Lost,
            How::Agreed | How::Abandoned | How::Closed | How::Unfinished => Verdict::Open,
        })
    }
}

/// Another table where it is the reader's turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Elsewhere {
    /// Its id.
    pub id: String,
    /// Since when: milliseconds since 1970, UTC.
    pub since: i64,
}

/// Games of the reader that are over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FinishedView {
    /// The games of the house.
    pub games: Vec<GameView>,
    /// Those of this page, the latest first.
    pub tables: Vec<TableCard>,
    /// How many there are in all.
    pub all: usize,
    /// The page, from 0.
    pub page: usize,
    /// How many stand on a page.
    pub each: usize,
    /// Only of this game.
    pub game: Option<String>,
    /// Only those that ended so.
    pub result: Option<Verdict>,
    /// Also those that are out of sight.
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
    /// How many of yours are over.
    pub finished: usize,
    /// The tables where a seat is kept for you.
    pub invited: Vec<TableCard>,
    /// Public tables: those that wait, then those that play.
    pub public: Vec<TableCard>,
}

/// A browser that is signed in as the reader.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct DeviceCard {
    /// By which it is named: `first` for the one where the guest was made.
    pub id: String,
    /// What it is, as it said itself; may be empty.
    pub label: String,
    /// Since when: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// When it was last seen, to the day.
    pub seen_at: i64,
    /// Is it this one?
    pub this: bool,
    /// By what it was signed in.
    pub by: SignedBy,
    /// From where: the id of the device whose link let it in, or on which that one hung, as long as it is signed in.
    pub from: Option<String>,
    /// How many passkeys were made there.
    pub passkeys: usize,
    /// How many addresses were given there at which you are told of your turns; not the device itself.
    pub addresses: usize,
}

/// By what a device was signed in.
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
    /// Nobody wrote it down.
    Unknown,
}

/// A key by which the reader comes back, kept by a device of theirs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct PasskeyCard {
    /// By which it is named.
    pub id: String,
    /// Where it was made, as that browser said; may be empty.
    pub label: String,
    /// Since when: milliseconds since 1970, UTC.
    pub created_at: i64,
    /// When somebody last came in by it, or when it was made.
    pub used_at: i64,
    /// The id of the device where it was made, as long as that is signed in.
    pub device: Option<String>,
}

/// The reader and their browsers.
#[derive(Clone, Debug)]
pub struct MeView {
    /// Their browsers.
    pub devices: Vec<DeviceCard>,
    /// Their keys; nothing where none can be made, or they are nobody yet.
    pub passkeys: Option<Vec<PasskeyCard>>,
    /// A link by which one more joins, just made: the whole address, and until when it is good.
    pub link: Option<(String, i64)>,
    /// Until when they are on holiday, if they are; nothing inside where they sit at no table over days.
    pub holiday: Option<Option<i64>>,
}

/// What a link of a table is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LinkKind {
    /// To take a seat.
    Join,
    /// To watch.
    Watch,
    /// To see every step of what was played.
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
    /// What its maker called it; may be empty.
    pub name: String,
    /// The id of what is played there.
    pub game: &'static str,
    /// What the link is for.
    pub kind: LinkKind,
    /// The whole address.
    pub url: String,
}

/// A browser is about to join somebody.
#[derive(Clone, Copy, Debug)]
pub struct DeviceView {
    /// At how many tables its own guest sits.
    pub tables: usize,
    /// May it join by a key, too?
    pub passkeys: bool,
    /// And by a letter?
    pub letters: bool,
    /// A letter is on its way, if the mailbox is somebody's here.
    pub sent: bool,
}

/// What is kept of the reader.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DataView {
    /// At how many tables they sit, or sat until the game was over; nothing: nobody knows them.
    pub tables: Option<usize>,
    /// They were just forgotten: how many tables may still tell of them, since their log cannot be read.
    pub forgotten: Option<usize>,
}

/// What of this house's ways is not the same in every house.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PrivacyView {
    /// The hosts to which notices may be sent.
    pub hosts: Vec<String>,
    /// Are letters sent?
    pub mail: bool,
    /// Are browsers told, by the push services of their makers?
    pub push: bool,
}

/// What somebody sees who followed a link to a free seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct JoinView {
    /// The table's id.
    pub id: String,
    /// What its maker called it.
    pub name: String,
    /// The game.
    #[schema(value_type = crate::described::Info)]
    pub game: Info,
    /// The seats, in order; none where strangers may not know who plays.
    pub seats: Vec<SeatView>,
    /// What was chosen for the game, by option.
    pub options: BTreeMap<String, String>,
    /// The secret of the link, for the form.
    pub token: String,
    /// May whoever likes look at the table?
    pub public: bool,
}

/// One step of a game: of a finished one with all that was hidden, of one that is on as this reader saw it then.
#[derive(Serialize, ToSchema)]
pub struct ReplayView {
    /// The table's id.
    pub id: String,
    /// What its maker called it.
    pub name: String,
    /// The game.
    #[schema(value_type = crate::described::Info)]
    pub game: Info,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Through whose eyes you look: `seat`, `watcher` or `afterwards`.
    #[serde(serialize_with = "crate::table::observer")]
    #[schema(value_type = String)]
    pub observer: Observer,
    /// The step: how many choices have been made.
    pub ply: u32,
    /// The first step that can be shown.
    pub first: u32,
    /// The last step.
    pub last: u32,
    /// The choice that led here: who, and in notation; while the game is on nobody is told.
    #[schema(value_type = Option<(u8, String)>)]
    pub made: Option<(Seat, String)>,
    /// Who must do what.
    #[schema(value_type = crate::described::Message)]
    pub prompt: Message,
    /// What happened up to here; of what is drawn only the last lines.
    #[schema(value_type = Vec<crate::described::Told>)]
    pub told: Vec<Told>,
    /// The number of lines before those.
    pub before: usize,
    /// Where a whole page is drawn: the journal up to the last step, and the [`Picture`](::table::Picture) of that with the
    /// same lines.
    #[serde(skip)]
    pub journal: Option<(Vec<Told>, Box<dyn Any + Send>)>,
    /// What lies on the table, as data; absent where it is drawn.
    pub view: Option<Value>,
    /// What lies on the table, as the game's own [`Picture`](::table::Picture).
    #[serde(skip)]
    pub picture: Option<Box<dyn Any + Send>>,
    /// How the game ended.
    pub ended: Option<EndedView>,
    /// The hash of the seed, shown before the game.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// Where each step is shown (`step=` says which): once the game is over the link to hand on.
    pub share: String,
    /// Where the game goes on, while it is not over.
    pub now: Option<String>,
    /// The table at which it is played once more.
    pub rematch: Option<String>,
}

/// The library of a game is asked for, or one thing of it.
pub struct LibraryView {
    /// The game.
    pub game: Info,
    /// Words that are looked for.
    pub find: String,
    /// The shelf that is looked at; empty for all.
    pub shelf: String,
    /// Only what the reader cannot have seen yet.
    pub unseen: bool,
    /// The only entry that is wanted, if one is.
    pub entry: Option<String>,
    /// The table from which it is asked for, as its reader sees it.
    pub table: Option<TableView>,
}

/// The rules of a game are asked for.
#[derive(Clone, Debug)]
pub struct RulesView {
    /// The game.
    pub game: GameView,
    /// Words that are looked for; empty for all of them.
    pub find: String,
}

/// Something went wrong.
#[derive(Clone, Debug)]
pub struct ErrorView {
    /// The status code of the answer.
    pub status: u16,
    /// What went wrong and what to do, as a message.
    pub message: Message,
    /// The clause on which a refusal rests.
    pub clause: Option<Clause>,
    /// All that is wrong, the first included, where a request can be wrong in more than one way.
    pub faults: Vec<Fault>,
}
