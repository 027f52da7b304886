//! A table as one person may see it.

use std::any::Any;
use std::collections::BTreeMap;

use ::table::{Clause, Info, Laid, Message, Observer, Outcome, Refusal, Remark, Seat, SeatSet, Told};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::{
    ActView, ClockView, DeckCard, Elsewhere, HintView, How, KeptSeat, LessonCard, OptionView, Pace, Picture,
    SeatKind, Status, TurnedView,
};

/// A seat, as everybody at the table sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct SeatView {
    /// The seat's number, from 1.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The kind of occupant.
    pub kind: SeatKind,
    /// The player's name; empty for a bot without one and for an open seat. Of a seat that is open and kept for somebody:
    /// theirs.
    pub name: String,
    /// The player's avatar, if they have chosen one.
    pub picture: Option<Picture>,
    /// True if a program of its own decides there, for somebody who is not a person at the screen.
    pub program: bool,
    /// True if the player left the inn for good. Then they have no name, and do not come back.
    pub gone: bool,
    /// The level of the bot that plays it, also where it took over from somebody who resigned.
    pub level: Option<String>,
    /// True if you hold the seat; after the game, if you played it, even if you resigned.
    pub you: bool,
    /// True if its player has the table open right now.
    pub connected: bool,
    /// True if it owes a decision.
    pub owes: bool,
    /// True if its player has resigned: then a bot plays it on, and it cannot win.
    pub resigned: bool,
    /// True if a bot plays it until its player is back.
    pub minded: bool,
    /// True if you are that player, and may take it back.
    pub back: bool,
    /// The seat's clock.
    pub clock: ClockView,
}

/// A text that may be handed in before the game begins: a deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TextView {
    /// The text's id. Its name is the message `GAME-brings-ID`.
    pub id: String,
    /// The seat that brings it; none: the table's maker, for all.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// True if you may hand it in.
    pub yours: bool,
    /// True if the game cannot begin without it.
    pub needed: bool,
    /// True if nobody else may read it, while the game is on.
    pub secret: bool,
    /// True if it was handed in.
    pub given: bool,
    /// The longest it may be, in bytes.
    pub longest: usize,
    /// The clause behind it, if there is one.
    #[schema(value_type = Option<String>)]
    pub clause: Option<Clause>,
    /// The text, if you may read it.
    pub text: Option<String>,
}

/// The choices of one of your seats.
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
    /// The seats that would have to agree. Bots agree at once and are not listed.
    #[schema(value_type = Vec<u8>)]
    pub consent: SeatSet,
}

/// A request to take back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TakeBackAsk {
    /// The seat that asked.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The ply to which the game would return.
    pub to: u32,
    /// The seats that have still to answer.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// The time until which it waits: milliseconds since 1970, UTC. From then on anybody may ask anew, as if it had been
    /// refused.
    pub until: i64,
}

/// Take-backs: offers, and the open request.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TakeBackView {
    /// The take-backs that your seats could ask for.
    pub offers: Vec<TakeBackOffer>,
    /// The open request.
    pub asked: Option<TakeBackAsk>,
}

/// A proposal to end the game without a winner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EndView {
    /// The seat that proposed it.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The seats that have still to answer.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// The time until which it waits: milliseconds since 1970, UTC. From then on silence is consent: proposing it again
    /// ends the game.
    pub until: i64,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct EndedView {
    /// The kind of end.
    pub how: How,
    /// The winners and the reason, by the rules or by resignations. A seat that resigned is never among the winners,
    /// unless all win together.
    #[schema(value_type = Option<crate::described::Outcome>)]
    pub outcome: Option<Outcome>,
    /// The seats whose players gave up.
    #[schema(value_type = Vec<u8>)]
    pub resigned: SeatSet,
}

/// A line of the chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct ChatLine {
    /// The version of the table with which it came.
    pub version: u64,
    /// Time of the end: milliseconds since 1970, UTC.
    pub at: i64,
    /// The seat that wrote it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The name they had.
    pub name: String,
    /// True if the writer has left the inn for good since: then they have no name.
    pub gone: bool,
    /// The words; empty for a remark.
    pub text: String,
    /// The remark made instead of a text, where nobody may speak freely.
    #[schema(value_type = Option<crate::described::Remark>)]
    pub remark: Option<Remark>,
}

/// The players' ways to speak to each other now.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, ToSchema)]
pub struct TalkView {
    /// True if you may write in the chat now: nobody must be quiet, and you sit here, or sat here and gave up; not where only your
    /// programs do.
    pub chat: bool,
    /// The seats of yours from which you speak and where you may be called otherwise: not those of your programs, and none that a bot
    /// minds.
    #[schema(value_type = Vec<u8>)]
    pub seats: SeatSet,
    /// The reason why free speech is not allowed in the chat, if so.
    #[schema(value_type = Option<crate::described::Refusal>)]
    pub refusal: Option<Refusal>,
    /// The remarks that each of your seats may make instead of speaking.
    pub remarks: Vec<RemarksFor>,
    /// The phrases that players may say at any time, as remarks.
    #[schema(value_type = Vec<crate::described::Remark>)]
    pub phrases: Vec<Remark>,
}

/// The remarks that one of your seats may make.
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
    /// Waiting for the second learner to come.
    Gathers,
    /// Waiting for you to do what it says.
    Waits,
    /// Waiting for who learns beside you: you are told what they do, and why.
    Watches,
    /// The house plays: you look on.
    Plays,
    /// Over: the game goes on.
    Over,
}

/// The lesson that you sit in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LessonView {
    /// Its id.
    pub id: String,
    /// The lesson's name.
    #[schema(value_type = crate::described::Message)]
    pub name: Message,
    /// The state.
    pub state: LessonState,
    /// The present stop, from 1; while the house plays, or the other learns, the number of stops behind you.
    pub stop: usize,
    /// The number of your stops.
    pub stops: usize,
    /// The reason for what you do now, or for what the other does; at the end, what is said then.
    #[schema(value_type = Option<crate::described::Message>)]
    pub why: Option<Message>,
    /// The one thing to do.
    #[schema(value_type = Option<crate::described::Message>)]
    pub what: Option<Message>,
    /// The ids of what is lit on the drawing; empty: where the choice is made.
    pub lit: Vec<String>,
    /// The ids of what is to be in sight besides, on the drawing: where the last choice is seen, say.
    pub shows: Vec<String>,
    /// The choice, in the game's notation.
    pub choice: Option<String>,
    /// The lesson after this one, when it is over; none after the last.
    pub next: Option<LessonCard>,
    /// The seat of who learns beside you.
    #[schema(value_type = Option<u8>)]
    pub with: Option<Seat>,
    /// True if two can learn it together.
    pub for_two: bool,
    /// The difficulty of a puzzle, from 1 to 3; none where it is a lesson. What solves it is not told.
    pub puzzle: Option<u8>,
}

/// The links of a table: paths, to be put after the inn's address.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct Links {
    /// The link to take an open seat.
    pub join: String,
    /// The link to watch.
    pub watch: String,
    /// The link to every step of the finished game.
    pub replay: Option<String>,
}

/// What comes after a puzzle, a lesson or a chapter: `POST /tables` with the game and this begins it; a chapter is the value of its
/// option, and wants the seats, too.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NextView {
    /// The puzzle of this number.
    Puzzle(u64),
    /// The lesson of this id.
    Lesson(String),
    /// The chapter of the campaign that comes next, after one that is won; after the last lesson its first.
    Chapter(String),
}

/// A table as one person may see it: nothing in it that they may not know.
#[derive(Serialize, ToSchema)]
pub struct TableView {
    /// The table's id, as in `/t/<id>`.
    pub id: String,
    /// The name its maker gave it; may be empty.
    pub name: String,
    /// The game.
    #[serde(serialize_with = "only_id")]
    #[schema(value_type = String)]
    pub game: Info,
    /// The stage of the game.
    pub status: Status,
    /// True if strangers may see it.
    pub public: bool,
    /// True if programs may sit down.
    pub programs: bool,
    /// The number of the last entry of its log.
    pub version: u64,
    /// The number of choices made.
    pub ply: u32,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The seats you hold.
    #[schema(value_type = Vec<u8>)]
    pub you: SeatSet,
    /// True if you made the table.
    pub host: bool,
    /// The observer: `seat`, `watcher` or `afterwards`.
    #[serde(serialize_with = "observer")]
    #[schema(value_type = String)]
    pub observer: Observer,
    /// The seat through whose eyes you look.
    #[schema(value_type = Option<u8>)]
    pub eyes: Option<Seat>,
    /// The options it was made with.
    pub options: BTreeMap<String, String>,
    /// The options that are not as usual.
    #[serde(skip)]
    pub unusual: Vec<String>,
    /// The options that the reader may still change: its host, until the game begins.
    #[serde(skip)]
    pub offered: Vec<OptionView>,
    /// The pace: `free`, days a move as `3d`, or minutes and seconds a move as `10+5`.
    #[schema(value_type = String)]
    pub pace: Pace,
    /// The texts that may be handed in, until the game begins.
    pub texts: Vec<TextView>,
    /// The reader's decks for this game, where one of them could be handed in.
    #[serde(skip)]
    pub decks: Vec<DeckCard>,
    /// The message that says who must do what, once the game is on.
    #[schema(value_type = Option<crate::described::Message>)]
    pub prompt: Option<Message>,
    /// The choices of each of your seats that owe a decision.
    pub laid: Vec<LaidFor>,
    /// True if you may ask for a hint: where nobody else plays but bots.
    pub hints: bool,
    /// The hint; only on the page of the reader who asked.
    #[serde(skip)]
    pub hint: Option<HintView>,
    /// Do the bots hurry? Only for the owner of a table at which nobody sits but bots.
    pub hurry: Option<bool>,
    /// The events.
    pub told: ToldView,
    /// Acts for the journal that are no part of the game: who left their seat to a bot, and who came back.
    pub acts: Vec<ActView>,
    /// The position as data; absent where it is drawn.
    pub view: Option<Value>,
    /// The position as the game's own [`Picture`](::table::Picture) with the same journal lines as `told`, to be drawn.
    #[serde(skip)]
    pub picture: Option<Box<dyn Any + Send>>,
    /// The fingerprints of the page's parts, to be sent when it asks for changes; empty elsewhere.
    #[serde(skip)]
    pub shown: String,
    /// Other tables where it is your turn, the oldest first; no lesson or puzzle of yours alone, where nobody waits.
    pub elsewhere: Vec<Elsewhere>,
    /// Seats that are kept for you at other tables. Nobody else is told.
    pub invited: Vec<KeptSeat>,
    /// Take-backs.
    pub take_back: TakeBackView,
    /// The proposal to end the game that waits for answers.
    pub end: Option<EndView>,
    /// The end of the game.
    pub ended: Option<EndedView>,
    /// The moment at which it turned, for its players; a little after the end.
    pub turned: Option<TurnedView>,
    /// Seats that a person must claim before their secrets are shown, where two share a screen and each holds secrets.
    #[serde(skip)]
    pub curtain: SeatSet,
    /// The players' ways to speak now.
    pub talk: TalkView,
    /// The last lines of the chat, at most [`CHAT_SHOWN`](crate::CHAT_SHOWN).
    pub chat: Vec<ChatLine>,
    /// The reader's own note at this table, which nobody else can read; only on a page.
    #[serde(skip)]
    pub note: Option<String>,
    /// True if the page may offer turn notifications to the reader. Only on a page.
    #[serde(skip)]
    pub offer: bool,
    /// The links, for readers who may hand them on.
    pub links: Option<Links>,
    /// The link by which a reader of a public table sits down, while players are looked for.
    pub join: Option<String>,
    /// The hash of the seed, shown before the first choice.
    pub commitment: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// The lesson that you sit in, until you have made your first choice after it.
    pub lesson: Option<LessonView>,
    /// True if the deal was played before, or goes on from a step of another game: then the game counts nowhere.
    pub again: bool,
    /// True if it goes on from a step of a game that is over, with luck of its own.
    pub study: bool,
    /// The day whose deal it is, if it is one: days since 1970, UTC.
    pub day: Option<i64>,
    /// The number of the puzzle, if it is one: then the game counts nowhere.
    pub puzzle: Option<u64>,
    /// True if it is a lesson: then it counts in no campaign and in no statistics.
    pub learnt: bool,
    /// The puzzle, the lesson or the chapter that comes after this one, if it is one.
    pub next: Option<NextView>,
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
