//! A table as one person may see it.

use std::any::Any;
use std::collections::BTreeMap;

use ::table::{Clause, Info, Laid, Message, Observer, Outcome, Refusal, Remark, Seat, SeatSet, Told};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::{ActView, ClockView, DeckCard, Elsewhere, Pace, Picture};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Seats are free, or the game has not begun.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

/// What sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat, as everybody at the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// Its number, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What sits on it.
    pub kind: SeatKind,
    /// The name of whoever sits there; empty for a bot without one and for an open seat. Of a seat that is open and kept
    /// for somebody: for whom.
    pub name: String,
    /// By what whoever sits there is known at a glance, if they have chosen something.
    pub picture: Option<Picture>,
    /// Did whoever sat there leave the inn for good? Then they have no name, and do not come back.
    pub gone: bool,
    /// The level of the bot that plays it, also where it took over from somebody who resigned.
    pub level: Option<String>,
    /// Do you hold it? When the game is over: did you play it, even if you gave up?
    pub you: bool,
    /// Does whoever holds it look at the table right now?
    pub connected: bool,
    /// Does it owe a decision?
    pub owes: bool,
    /// Did its player give up? Then a bot plays it on, and it cannot win.
    pub resigned: bool,
    /// Does a bot play it until its player is back?
    pub minded: bool,
    /// Is that player you, so that you may take it back?
    pub back: bool,
    /// Its time.
    pub clock: ClockView,
}

/// A text that may be handed in before the game begins: a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TextView {
    /// Its id. Its name is the message `GAME-brings-ID`.
    pub id: String,
    /// Who brings it; nobody: whoever made the table, for all.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// May you hand it in?
    pub yours: bool,
    /// Can the game not begin without it?
    pub needed: bool,
    /// May nobody else read it, while the game is on?
    pub secret: bool,
    /// Was it handed in?
    pub given: bool,
    /// The longest it may be, in bytes.
    pub longest: usize,
    /// The clause on which it rests, if it does.
    #[schema(value_type = Option<String>)]
    pub clause: Option<Clause>,
    /// What was handed in, if you may read it.
    pub text: Option<String>,
}

/// What lies before one of your seats.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LaidFor {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The ply to send with a choice.
    pub ply: u32,
    /// The choices, dimmed ones with the reason.
    #[schema(value_type = Vec<crate::described::Laid>)]
    pub choices: Vec<Laid>,
}

/// Journal lines as you may read them.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct ToldView {
    /// The number of lines before the first of these. A reader drops what it has from there on (something
    /// was taken back) and adds these.
    pub from: usize,
    /// The lines.
    #[schema(value_type = Vec<crate::described::Told>)]
    pub lines: Vec<Told>,
    /// The number of lines that a page shows already: it need not be given those again.
    #[serde(skip)]
    pub read: usize,
}

/// A step back that one of your seats could ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TakeBackOffer {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The ply to which the game would return.
    pub to: u32,
    /// Who would have to agree. Bots agree at once and are not listed.
    #[schema(value_type = Vec<u8>)]
    pub consent: SeatSet,
}

/// A step back that somebody has asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TakeBackAsk {
    /// Who asked.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The ply to which the game would return.
    pub to: u32,
    /// Who has still to answer.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// How long it waits: milliseconds since 1970, UTC. From then on somebody may ask anew, as if it had been refused.
    pub until: i64,
}

/// Taking back, as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TakeBackView {
    /// What your seats could ask for.
    pub offers: Vec<TakeBackOffer>,
    /// What somebody asked for.
    pub asked: Option<TakeBackAsk>,
}

/// A proposal to end the game without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EndView {
    /// Who proposed it.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// Who has still to answer.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// How long it waits: milliseconds since 1970, UTC. From then on silence is consent: whoever proposes it again ends
    /// the game.
    pub until: i64,
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By the rules.
    Outcome,
    /// All agreed to stop.
    Agreed,
    /// All but one gave up.
    Resigned,
    /// Nobody was left to play it.
    Abandoned,
    /// The host of the house closed the table.
    Closed,
    /// Not at all: it came in as a record that stops before the end.
    Unfinished,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EndedView {
    /// How it came about.
    pub how: How,
    /// Who won and why, by the rules or by the others' giving up. A seat that resigned is never among the
    /// winners, unless all win together.
    #[schema(value_type = Option<crate::described::Outcome>)]
    pub outcome: Option<Outcome>,
    /// The seats whose players gave up.
    #[schema(value_type = Vec<u8>)]
    pub resigned: SeatSet,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ChatLine {
    /// The version of the table with which it came.
    pub version: u64,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// The seat of who said it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The name they had.
    pub name: String,
    /// Did they leave the inn for good since? Then they have no name any more.
    pub gone: bool,
    /// The words; empty for a remark.
    pub text: String,
    /// What was pointed at or said instead, where nobody may speak freely.
    #[schema(value_type = Option<crate::described::Remark>)]
    pub remark: Option<Remark>,
}

/// How players may speak to each other now.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TalkView {
    /// Why nobody may say what they like in the chat, if so.
    #[schema(value_type = Option<crate::described::Refusal>)]
    pub refusal: Option<Refusal>,
    /// What each of your seats may point at or say instead.
    pub remarks: Vec<RemarksFor>,
    /// What whoever sits here may say at any time, as a remark.
    #[schema(value_type = Vec<crate::described::Remark>)]
    pub phrases: Vec<Remark>,
}

/// What one of your seats may point at or say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct RemarksFor {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The remarks, in order.
    #[schema(value_type = Vec<crate::described::Remark>)]
    pub remarks: Vec<Remark>,
}

/// The state of a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonState {
    /// It waits for you to do what it says.
    Waits,
    /// The house plays: you look on.
    Plays,
    /// It is over, and the game goes on.
    Over,
}

/// The lesson that you sit in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LessonView {
    /// Its id.
    pub id: String,
    /// What it is called.
    #[schema(value_type = crate::described::Message)]
    pub name: Message,
    /// How it stands.
    pub state: LessonState,
    /// The number of the stop, from 1; while the house plays, how many are behind you.
    pub stop: usize,
    /// The number of stops.
    pub stops: usize,
    /// The reason for what you do now; at the end, what is said then.
    #[schema(value_type = Option<crate::described::Message>)]
    pub why: Option<Message>,
    /// The one thing to do.
    #[schema(value_type = Option<crate::described::Message>)]
    pub what: Option<Message>,
    /// The ids of what is lit on the drawing; empty: where the choice is made.
    pub lit: Vec<String>,
    /// The choice, in the game's notation.
    pub choice: Option<String>,
}

/// The links of a table: paths, to be put after the inn's address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Links {
    /// Whoever has it can take an open seat.
    pub join: String,
    /// Whoever has it can watch.
    pub watch: String,
    /// Whoever has it can see every step of the finished game.
    pub replay: Option<String>,
}

/// A table as one person may see it: nothing in it that they may not know.
#[derive(Serialize, ToSchema)]
pub struct TableView {
    /// Its id, as in `/t/<id>`.
    pub id: String,
    /// What its maker called it; may be empty.
    pub name: String,
    /// The game.
    #[serde(serialize_with = "only_id")]
    #[schema(value_type = String)]
    pub game: Info,
    /// How far it is.
    pub status: Status,
    /// May strangers see it?
    pub public: bool,
    /// The number of the last entry of its log.
    pub version: u64,
    /// How many choices have been made.
    pub ply: u32,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The seats you hold.
    #[schema(value_type = Vec<u8>)]
    pub you: SeatSet,
    /// Are you the one who made it?
    pub host: bool,
    /// Through whose eyes you look: `seat`, `watcher` or `afterwards`.
    #[serde(serialize_with = "observer")]
    #[schema(value_type = String)]
    pub observer: Observer,
    /// The seat through whose eyes you look.
    #[schema(value_type = Option<u8>)]
    pub eyes: Option<Seat>,
    /// The options it was made with.
    pub options: BTreeMap<String, String>,
    /// How much time people take: `free`, days a move as `3d`, or minutes and seconds a move as `10+5`.
    #[schema(value_type = String)]
    pub pace: Pace,
    /// The texts that may be handed in, until the game begins.
    pub texts: Vec<TextView>,
    /// The reader's decks for this game, where one of them could be handed in.
    #[serde(skip)]
    pub decks: Vec<DeckCard>,
    /// Who must do what, once the game is on.
    #[schema(value_type = Option<crate::described::Message>)]
    pub prompt: Option<Message>,
    /// What lies before each of your seats that owe a decision.
    pub laid: Vec<LaidFor>,
    /// What happened.
    pub told: ToldView,
    /// What belongs into the journal and is no part of the game: who left their seat to a bot, and who came back.
    pub acts: Vec<ActView>,
    /// What lies on the table, as data; absent where it is drawn.
    pub view: Option<Value>,
    /// What lies on the table, as the game's own [`Picture`](::table::Picture) with the same journal lines as `told`:
    /// for whoever draws it.
    #[serde(skip)]
    pub picture: Option<Box<dyn Any + Send>>,
    /// The fingerprints of what a page shows, to be said when it asks for what changes; empty elsewhere.
    #[serde(skip)]
    pub shown: String,
    /// Where else it is your turn, the oldest first.
    pub elsewhere: Vec<Elsewhere>,
    /// Taking back.
    pub take_back: TakeBackView,
    /// The proposal to end the game that waits for answers.
    pub end: Option<EndView>,
    /// How it ended.
    pub ended: Option<EndedView>,
    /// Where two share a screen and each holds secrets: the seats of which one must say that it looks now.
    #[serde(skip)]
    pub curtain: SeatSet,
    /// How players may speak now.
    pub talk: TalkView,
    /// What was said last, at most [`CHAT_SHOWN`](crate::CHAT_SHOWN) lines.
    pub chat: Vec<ChatLine>,
    /// The reader's own note at this table, which nobody else can read; only on a page.
    #[serde(skip)]
    pub note: Option<String>,
    /// May the reader be asked whether they want to be told that it is their turn? Only on a page.
    #[serde(skip)]
    pub offer: bool,
    /// The links, for whoever may hand them on.
    pub links: Option<Links>,
    /// Where whoever looks at a public table sits down, while somebody is looked for.
    pub join: Option<String>,
    /// The hash of the seed, shown before the first choice.
    pub commitment: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The lesson that you sit in, until you have made your first choice after it.
    pub lesson: Option<LessonView>,
    /// The table at which it is played once more, if you may go there.
    pub rematch: Option<String>,
}

impl TableView {
    /// The names at the table in the order of the seats, for messages about seats.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }
}

fn only_id<S: serde::Serializer>(info: &Info, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(info.id)
}

pub(crate) fn observer<S: serde::Serializer>(observer: &Observer, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match observer {
        Observer::Seat(_) => "seat",
        Observer::Watcher => "watcher",
        Observer::Afterwards => "afterwards",
    })
}
