//! A hint, and the look back on a finished game.

use ::table::{Message, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// A hint: a good player's choice in your place, and the reasons.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintView {
    /// Your seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The ply of the question: it is of use as long as that is asked.
    pub ply: u32,
    /// The best choice.
    pub best: WeighedView,
    /// The best of what else may be done, if there is anything else.
    pub second: Option<WeighedView>,
    /// The number of tries of both, each time under the same conditions.
    pub tried: u32,
}

/// A choice, what it is worth, and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct WeighedView {
    /// The choice, as it is sent.
    pub choice: String,
    /// The worth, from 0 (lost) to 1 (won), on average of the tries.
    pub worth: f64,
    /// The reasons for it, the weightiest first: of the best against the second, of the second against the best.
    #[schema(value_type = Vec<crate::described::Message>)]
    pub reasons: Vec<Message>,
}

/// The look back on a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TurnedView {
    /// The act with which it turned; nothing, when no single one decided it.
    pub turn: Option<TurnView>,
    /// True if it was close: no act decided it, and near its end the winner could still have lost.
    pub close: bool,
    /// Could it be won, if all hands had been open? Nothing where that was not found out, or means nothing.
    pub open: Option<OpenView>,
    /// For each seat the last step, before it was decided, at which it had more than one choice.
    pub tries: Vec<TryView>,
}

/// A step at which a seat had more than one choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct TryView {
    /// The seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The step.
    pub ply: u32,
}

/// The act with which a game turned.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TurnView {
    /// The step at which a replay shows what came of it.
    pub ply: u32,
    /// The seat that did it.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The goal that became impossible with it.
    #[schema(value_type = Option<crate::described::Message>)]
    pub lost: Option<Message>,
    /// The change of the winner's chance.
    pub swing: Option<SwingView>,
}

/// A change of somebody's chance to win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct SwingView {
    /// The winner's seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The chance before the act, from 0 to 1.
    pub before: f64,
    /// And after it.
    pub after: f64,
    /// True if it was luck: the same choice with other dice and draws changes the chance by less than half as much.
    pub luck: bool,
}

/// The result of the deal with open hands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OpenView {
    /// Could it?
    pub could: bool,
    /// The last step, of those that were looked at, at which it still could.
    pub last: Option<u32>,
    /// Choices that win it from that step on, if it could be won.
    pub line: Vec<LineView>,
}

/// A choice of a line that wins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct LineView {
    /// The seat that makes it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The choice, as it is sent.
    pub choice: String,
    /// The choice in words.
    #[schema(value_type = crate::described::Message)]
    pub say: Message,
}
