//! The views that those who look back on a finished game share: its course, and where each of them is.

use ::table::Seat;
use serde::Serialize;
use utoipa::ToSchema;

use crate::SeatView;

/// What those who look back on a finished game share.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct StudyView {
    /// The table's id.
    pub id: String,
    /// The seats, in order.
    pub seats: Vec<SeatView>,
    /// The address of the steps (`step=` selects one).
    pub share: String,
    /// The course of the game, as far as it is drawn; nothing before somebody asked for it.
    pub curve: Option<CurveView>,
    /// True if you may ask for it.
    pub may_draw: bool,
    /// The others who look back now, if you sat here: each by the first of their seats.
    pub cursors: Vec<CursorView>,
}

/// The course of a finished game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, ToSchema)]
pub struct CurveView {
    /// The seat whose chance it is: the winner's. Nothing where all win or lose together: then a chance is 1 where the deal could
    /// still be won with open hands, and 0 where it could not.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The moments that were judged, in order.
    pub moments: Vec<MomentView>,
    /// True if nothing more is judged.
    pub whole: bool,
}

/// A moment of the course of a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, ToSchema)]
pub struct MomentView {
    /// The step.
    pub ply: u32,
    /// The chance to win there, from 0 to 1.
    pub chance: f64,
}

/// Somebody who looks back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub struct CursorView {
    /// The first of their seats.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// The step at which they are.
    pub ply: u32,
}
