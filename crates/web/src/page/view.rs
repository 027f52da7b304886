//! What pages are made from.

use std::any::Any;
use std::collections::BTreeMap;

use table::{
    Clause, GameOption, Info, Laid, Message, Observer, Outcome, Refusal, Remark, Seat, SeatSet, Told,
};

/// How far a table is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Seats are free, or the game has not begun.
    Waiting,
    /// The game is on.
    Playing,
    /// The game is over.
    Finished,
}

/// What sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}

/// A seat, as everybody at the table sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// What sits on it.
    pub kind: SeatKind,
    /// The name of whoever sits there; empty for a bot without one and for an open seat.
    pub name: String,
    /// The level of the bot that plays it.
    pub level: Option<String>,
    /// Does the reader hold it?
    pub you: bool,
    /// Does whoever holds it look at the table right now?
    pub connected: bool,
    /// Does it owe a decision?
    pub owes: bool,
    /// Did its player give up?
    pub resigned: bool,
}

/// What lies before one of the reader's seats.
#[derive(Clone, Copy, Debug)]
pub struct LaidFor<'a> {
    /// The seat.
    pub seat: Seat,
    /// The ply to send with a choice.
    pub ply: u32,
    /// The choices, dimmed ones with the reason.
    pub choices: &'a [Laid],
}

/// A step back that one of the reader's seats could ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The seat.
    pub seat: Seat,
    /// The ply to which the game would return.
    pub to: u32,
    /// Who would have to agree.
    pub consent: SeatSet,
}

/// Something that somebody asked for and others have to answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// Who asked.
    pub by: Seat,
    /// Who has still to answer.
    pub waiting: SeatSet,
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// By the rules.
    Outcome,
    /// All agreed to stop.
    Agreed,
    /// All but one gave up.
    Resigned,
    /// Nobody was left to play it.
    Abandoned,
    /// Not at all: its record stops before the end.
    Unfinished,
}

/// The end of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// How it came about.
    pub how: How,
    /// Who won and why.
    pub outcome: Option<Outcome>,
}

/// Something said at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatLine {
    /// Its number: grows with every line.
    pub number: u64,
    /// When: milliseconds since 1970, UTC.
    pub at: i64,
    /// The name of who said it.
    pub name: String,
    /// The words; empty for a remark.
    pub text: String,
    /// What was pointed at or said in the game's own sentences.
    pub remark: Option<Remark>,
}

/// What one of the reader's seats may point at or say, where nobody may speak freely.
#[derive(Clone, Copy, Debug)]
pub struct RemarksFor<'a> {
    /// The seat.
    pub seat: Seat,
    /// The remarks.
    pub remarks: &'a [Remark],
}

/// The links of a table, as paths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Links {
    /// Whoever has it can take an open seat.
    pub join: String,
    /// Whoever has it can watch.
    pub watch: String,
    /// Whoever has it can see every step of the finished game.
    pub replay: Option<String>,
}

/// A table as one reader may see it.
pub struct TableView<'a> {
    /// Its id, as in `/t/ID`.
    pub id: &'a str,
    /// What its maker called it; may be empty.
    pub name: &'a str,
    /// The game.
    pub game: Info,
    /// How far it is.
    pub status: Status,
    /// How many choices have been made.
    pub ply: u32,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// Is the reader the one who made it?
    pub host: bool,
    /// Through whose eyes the reader looks.
    pub observer: Observer,
    /// The options it was made with.
    pub options: &'a BTreeMap<String, String>,
    /// Who must do what, once the game is on.
    pub prompt: Option<&'a Message>,
    /// What lies before each of the reader's seats that owe a decision.
    pub laid: Vec<LaidFor<'a>>,
    /// Where two share a screen and each holds secrets: the seats of which one must say that it looks now.
    pub curtain: SeatSet,
    /// The number of journal lines before the first of `told`.
    pub told_from: usize,
    /// The number of journal lines that the page shows already.
    pub told_read: usize,
    /// What happened.
    pub told: &'a [Told],
    /// What lies on the table, as the game's own `View` type.
    pub picture: Option<&'a (dyn Any + Send)>,
    /// What the reader's seats could take back.
    pub offers: Vec<Offer>,
    /// A step back that somebody has asked for.
    pub take_back: Option<Ask>,
    /// The proposal to end the game.
    pub end: Option<Ask>,
    /// How it ended.
    pub ended: Option<Ended>,
    /// Why nobody may speak freely now, if so.
    pub quiet: Option<&'a Refusal>,
    /// What the reader's seats may point at or say instead.
    pub remarks: Vec<RemarksFor<'a>>,
    /// What was said last.
    pub chat: Vec<ChatLine>,
    /// The links, for whoever may hand them on.
    pub links: Option<Links>,
    /// The hash of the seed.
    pub commitment: Option<&'a str>,
    /// The seed, once the game is over.
    pub seed: Option<&'a str>,
    /// The path of the table at which it is played once more.
    pub rematch: Option<&'a str>,
}

/// One step of a finished game.
pub struct ReplayView<'a> {
    /// The table's id.
    pub id: &'a str,
    /// What its maker called it.
    pub name: &'a str,
    /// The game.
    pub game: Info,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The step: how many choices have been made.
    pub ply: u32,
    /// The first step that can be shown.
    pub first: u32,
    /// The last step.
    pub last: u32,
    /// Who must do what.
    pub prompt: &'a Message,
    /// What happened up to here.
    pub told: &'a [Told],
    /// What lies on the table, as the game's own `View` type.
    pub picture: Option<&'a (dyn Any + Send)>,
    /// How the game ended.
    pub ended: Option<Ended>,
    /// The hash of the seed, shown before the game.
    pub commitment: &'a str,
    /// The seed.
    pub seed: &'a str,
    /// The link to hand on: the path of this replay.
    pub share: &'a str,
    /// The path of the table at which it is played once more.
    pub rematch: Option<&'a str>,
}

/// A game that can be played.
#[derive(Clone, Debug)]
pub struct GameView {
    /// What one must know of it.
    pub info: Info,
    /// Its options.
    pub options: Vec<GameOption>,
    /// The levels of its bots, from the weakest.
    pub levels: Vec<&'static str>,
}

/// A table in the lobby.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// What its maker called it; may be empty.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub status: Status,
    /// Its seats, in order.
    pub seats: Vec<SeatView>,
    /// Is it the reader's turn?
    pub your_turn: bool,
    /// The path by which the reader can take an open seat.
    pub join: Option<String>,
}

/// The entrance.
#[derive(Clone, Debug)]
pub struct LobbyView {
    /// The games of the house.
    pub games: Vec<GameView>,
    /// The tables where the reader sits.
    pub mine: Vec<TableCard>,
    /// Public tables.
    pub public: Vec<TableCard>,
}

/// What somebody sees who followed a link to a free seat.
#[derive(Clone, Debug)]
pub struct JoinView {
    /// The table's id.
    pub id: String,
    /// What its maker called it.
    pub name: String,
    /// The game.
    pub game: Info,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The secret of the link, for the form.
    pub token: String,
}

/// Something went wrong.
#[derive(Clone, Debug)]
pub struct ErrorView {
    /// The status code of the answer.
    pub status: u16,
    /// What went wrong and what to do.
    pub message: Message,
    /// The clause on which a refusal rests.
    pub clause: Option<Clause>,
}
