//! What a good player would do in somebody's place.

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
