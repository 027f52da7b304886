//! Lessons: leaving one.

use axum::extract::{Path, State};
use tables::Where;
use tables::commands::lesson;

use super::{Done, ForSeat, at_seat};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// Leaves the lesson that runs at a table: the same table goes on freely, the bots play for themselves.
#[utoipa::path(post, path = "/api/v1/tables/{id}/lesson/leave", tag = "play", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).keeps(8_000)))),
    request_body = ForSeat, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "No lesson runs there, or not yours"),
    (status = 422, description = "No such seat, or which of yours?"),
))]
pub(crate) async fn leave(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(whose): Body<ForSeat>,
) -> Result<Json<Done>, ApiError> {
    at_seat(Where::Here, &app, &context, &id, whose.seat, |table, _, seat| lesson::leave(table, seat))
        .await
        .map(Json)
}
