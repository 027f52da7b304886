//! Chat and remarks at a table, and comments on a game that is over.

use axum::extract::{Path, State};
use serde::Deserialize;
use table::Seat;
use tables::Where;
use tables::commands::{self, chat::chat};
use utoipa::ToSchema;

use super::{Done, as_guest, at_own_seat};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saying {
    /// 1 to 300 characters.
    #[schema(min_length = 1, max_length = 300)]
    pub text: String,
}

/// Posts a chat message to all at the table, where the game lets players speak freely.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat", tag = "talk", extensions(("x-cost" = json!(Cost::of(Deed::Chat, 60).keeps(8_000)))),
    request_body = Saying, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 422, description = "Empty, too long, or the game lets nobody speak freely now"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(saying): Body<Saying>,
) -> Result<Json<Done>, ApiError> {
    let who = context.actor()?;
    let done = as_guest(Where::Here, &app, &context, &id, move |table, _| {
        chat(table, &who, &saying.text)?;
        Ok(Done::at(table))
    });
    done.await.map(Json)
}

/// A remark to make.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Remarking {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The remark in its notation: one of those that `talk` offers your seat.
    pub remark: String,
}

/// Makes a remark: what the game offers while nobody may speak freely.
#[utoipa::path(post, path = "/api/v1/tables/{id}/remarks", tag = "talk", extensions(("x-cost" = json!(Cost::of(Deed::Chat, 60).keeps(8_000)))),
    request_body = Remarking, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403, description = "You do not sit there"),
    (status = 404), (status = 409, description = "The game has not begun, or is over"),
    (status = 422, description = "It is not offered now"),
))]
pub(crate) async fn remark(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(remarking): Body<Remarking>,
) -> Result<Json<Done>, ApiError> {
    let Remarking { seat, remark } = remarking;
    at_own_seat(&app, &context, &id, seat, move |table, seat| commands::remark::remark(table, seat, &remark))
        .await
        .map(Json)
}

/// Comments on a step of a game that is over and at which you sat: for all who may look back on it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/steps/{ply}/comments", tag = "talk", extensions(("x-cost" = json!(Cost::of(Deed::Chat, 60).keeps(8_000).works(5_000_000)))),
    request_body = Saying, params(("id" = String, Path), ("ply" = u32, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403, description = "The game is not over, or was not yours"),
    (status = 404), (status = 422, description = "Empty, or too long"),
))]
pub(crate) async fn comment(
    State(app): State<AppState>,
    context: Context,
    Path((id, ply)): Path<(String, String)>,
    Body(saying): Body<Saying>,
) -> Result<Json<Done>, ApiError> {
    context.guest()?;
    let ply = ply.parse().map_err(|_| ApiError::NoPage)?;
    comment_on(&app, &context, &id, ply, saying.text).await.map(Json)
}

/// Does so.
pub(crate) async fn comment_on(
    app: &AppState,
    context: &Context,
    id: &str,
    ply: u32,
    text: String,
) -> Result<Done, ApiError> {
    let who = context.actor()?;
    as_guest(Where::Here, app, context, id, move |table, _| {
        commands::comment::comment(table, &who, ply, &text)?;
        Ok(Done::at(table))
    })
    .await
}
