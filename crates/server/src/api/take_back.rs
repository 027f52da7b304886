//! Take-backs: asking, answering, withdrawing.

use axum::extract::{Path, State};
use serde::Deserialize;
use table::Seat;
use tables::Where;
use tables::commands::take_back;
use utoipa::ToSchema;

use super::{Answer, Done, at_seat};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// A step back that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SteppingBack {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The ply that was offered: if it is another by now, nothing is taken back.
    pub to: Option<u32>,
}

/// Takes back your last choice, if nothing was rolled or revealed since; others who moved since must agree.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back", tag = "play", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000).works(5_000_000)))),
    request_body = SteppingBack, params(("id" = String, Path)), responses(
    (status = 200, body = Done, description = "Done, or the others are asked"), (status = 401), (status = 403),
    (status = 404), (status = 409, description = "It can no longer be taken back"),
    (status = 422, description = "No such seat, or several are yours and none is named"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(back): Body<SteppingBack>,
) -> Result<Json<Done>, ApiError> {
    at_seat(Where::WorkerPool, &app, &context, &id, back.seat, move |table, _, seat| {
        take_back::ask(table, seat, back.to)
    })
    .await
    .map(Json)
}

/// Answers a request to take back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/take-back/answer", tag = "play", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000).works(5_000_000)))),
    request_body = Answer, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "No such question is open"),
    (status = 422, description = "No such seat, or several are yours and none is named"),
))]
pub(crate) async fn answer(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(answer): Body<Answer>,
) -> Result<Json<Done>, ApiError> {
    at_seat(Where::WorkerPool, &app, &context, &id, answer.seat, move |table, _, seat| {
        take_back::answer(table, seat, answer.agree)
    })
    .await
    .map(Json)
}
