//! Leaving a seat to a bot for a while, and coming back.

use axum::extract::{Path, State};
use table::Seat;
use tables::TableError;
use tables::Where;
use tables::commands::away;

use super::{Done, as_guest};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// Gives a seat to a bot until its player is back: your own, or another whose time has run out. Another person must still
/// be playing.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/hand-over", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000)))),
    params(("id" = String, Path), ("seat" = u8, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "There is time left, or nobody waits"), (status = 422, description = "No such seat"),
))]
pub(crate) async fn hand_over(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Json<Done>, ApiError> {
    let guest = context.guest()?;
    let seat = seat.parse::<Seat>().map_err(|_| TableError::NoSeat)?;
    let done = as_guest(Where::Here, &app, &context, &id, move |table, room| {
        away::hand_over(table, room, guest, seat)?;
        Ok(Done::at(table))
    });
    done.await.map(Json)
}

/// Takes your seat back from the bot that played it meanwhile.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/return", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000)))),
    params(("id" = String, Path), ("seat" = u8, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409, description = "No bot plays it"), (status = 422, description = "No such seat"),
))]
pub(crate) async fn come_back(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Json<Done>, ApiError> {
    let who = context.actor()?;
    let seat = seat.parse::<Seat>().map_err(|_| TableError::NoSeat)?;
    let done = as_guest(Where::Here, &app, &context, &id, move |table, _| {
        away::come_back(table, &who, seat)?;
        Ok(Done::at(table))
    });
    done.await.map(Json)
}
