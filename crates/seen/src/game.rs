//! A game that can be played, and how far one has come.

use ::table::{Clause, Info, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameView {
    /// Facts about the game.
    #[schema(value_type = crate::described::Info)]
    pub info: Info,
    /// The game's options.
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
    /// The lesson's name.
    #[schema(value_type = crate::described::Message)]
    pub name: Message,
    /// The number of stops.
    pub stops: usize,
    /// True if two can learn it together, each at their own stops.
    pub for_two: bool,
}

/// An option of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionView {
    /// The option's id.
    pub id: &'static str,
    /// The values.
    pub values: Vec<String>,
    /// The value taken when none is given.
    pub default: String,
    /// The clause behind it.
    #[schema(value_type = Option<String>)]
    pub clause: Option<Clause>,
}

/// The stage of a table's game.
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

/// The kind of a seat's occupant.
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

/// The kind of end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// By the rules.
    Outcome,
    /// All agreed to stop.
    Agreed,
    /// All but one gave up.
    Resigned,
    /// Abandoned: nobody was left to play it.
    Abandoned,
    /// The host of the house closed the table.
    Closed,
    /// Not over: it came in as a record that stops before the end.
    Unfinished,
}

/// A person's result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// A win.
    Won,
    /// A loss.
    Lost,
    /// Neither: it was given up by all, or never ended.
    Open,
}
