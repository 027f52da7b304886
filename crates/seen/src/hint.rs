//! What a good player would do in somebody's place, and how it looks back on a game.

use ::table::{Message, Seat};
use serde::Serialize;
use utoipa::ToSchema;

/// What a good player would do in your place, and why.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct HintView {
    /// Your seat.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The ply of the question: it is of use as long as that is asked.
    pub ply: u32,
    /// What it would do.
    pub best: WeighedView,
    /// The best of what else may be done, if there is anything else.
    pub second: Option<WeighedView>,
    /// How often both were tried out, each time under the same conditions.
    pub tried: u32,
}

/// A choice, what it is worth, and what speaks for it.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct WeighedView {
    /// The choice, as it is sent.
    pub choice: String,
    /// From 0 (lost) to 1 (won), on average of what was tried out.
    pub worth: f64,
    /// What speaks for it, the weightiest first: of the best against the second, of the second against the best.
    #[schema(value_type = Vec<crate::described::Message>)]
    pub reasons: Vec<Message>,
}

/// How a game that is over is looked back on.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TurnedView {
    /// The act with which it turned; nothing, when no single one decided it.
    pub turn: Option<TurnView>,
    /// Could it be won, if all hands had been open? Nothing where that was not found out, or means nothing.
    pub open: Option<OpenView>,
}

/// The act with which a game turned.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct TurnView {
    /// The step at which a replay shows what came of it.
    pub ply: u32,
    /// Whose act it was.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// What became impossible with it.
    #[schema(value_type = Option<crate::described::Message>)]
    pub lost: Option<Message>,
    /// By how much it changed the winner's chance.
    pub swing: Option<SwingView>,
}

/// A change of somebody's chance to win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct SwingView {
    /// Whose.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// From 0 to 1, before the act.
    pub before: f64,
    /// And after it.
    pub after: f64,
}

/// Whether a deal could be won with open hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct OpenView {
    /// Could it?
    pub could: bool,
    /// The last step, of those that were looked at, at which it still could.
    pub last: Option<u32>,
}
