//! Resigning, agreeing to end, and rematches.

use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use tables::Where;
use tables::commands::names::clean_title;
use tables::commands::rematch::PlayOn;
use tables::commands::{end, rematch, resign};
use tables::look::observer;
use utoipa::ToSchema;

use super::{Answer, Done, ForSeat, at_seat};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// The next table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct NextTable {
    /// The id of the new table.
    pub id: String,
}

/// Resigns a seat. A bot plays it on, and it cannot win; when only one seat is left, or no person, the game is over.
#[utoipa::path(post, path = "/api/v1/tables/{id}/resign", tag = "end", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000)))),
    request_body = ForSeat, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409),
    (status = 422, description = "No such seat, or several are yours and none is named"),
))]
pub(crate) async fn resign(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(whose): Body<ForSeat>,
) -> Result<Json<Done>, ApiError> {
    at_seat(Where::Here, &app, &context, &id, whose.seat, resign::resign).await.map(Json)
}

/// Proposes to end the game without a winner. Bots do not mind; all other persons must agree.
#[utoipa::path(post, path = "/api/v1/tables/{id}/end", tag = "end", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000)))),
    request_body = ForSeat, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403), (status = 404),
    (status = 409),
    (status = 422, description = "No such seat, or several are yours and none is named"),
))]
pub(crate) async fn end(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(whose): Body<ForSeat>,
) -> Result<Json<Done>, ApiError> {
    at_seat(Where::Here, &app, &context, &id, whose.seat, |table, _, seat| end::propose(table, seat))
        .await
        .map(Json)
}

/// Answers the proposal to end the game.
#[utoipa::path(post, path = "/api/v1/tables/{id}/end/answer", tag = "end", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000)))),
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
    at_seat(Where::Here, &app, &context, &id, answer.seat, move |table, _, seat| {
        end::answer(table, seat, answer.agree)
    })
    .await
    .map(Json)
}

/// Opens a rematch with the same people: at another table, where you sit on the seat you had.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "end", extensions(("x-cost" = json!(Cost::of(Deed::New, 200).keeps(60_000).works(5_000_000)))),
    params(("id" = String, Path)), responses(
    (status = 200, body = NextTable), (status = 401), (status = 403, description = "The game is not over, or was not yours"),
    (status = 404),
))]
pub(crate) async fn rematch(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Json<NextTable>, ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(&app, &id).await?;
    observer(&app, &*handle.open(&app).await?, &context.eye(&id, None, None))?;
    let id = rematch::rematch(&app, &id, guest).await?;
    Ok(Json(NextTable { id }))
}

/// The company of whoever plays on from a step, and what they want to try.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayingOn {
    /// True if bots take the seats of the other people; false, as where it is left out, keeps these seats for them.
    #[serde(default)]
    pub bots: bool,
    /// The new table's name, up to 48 characters; left out, it is that of this table.
    pub name: Option<String>,
}

impl PlayingOn {
    /// The command for this step.
    ///
    /// # Errors
    /// Where the name is none, or the host has muted whoever asks.
    pub(crate) fn read(self, context: &Context, ply: u32) -> Result<PlayOn, ApiError> {
        let name = self.name.filter(|name| !name.trim().is_empty());
        if name.is_some() {
            context.may_speak()?;
        }
        let name = name.map(|name| clean_title(&name)).transpose()?;
        Ok(PlayOn { ply, bots: self.bots, name })
    }
}

/// Plays on from a step of a game that is over and at which you sat: at another table with the same bots, with luck of its own. The seats of
/// other people are kept for them, or taken by bots. It counts nowhere.
#[utoipa::path(post, path = "/api/v1/tables/{id}/steps/{ply}/play", tag = "end", extensions(("x-cost" = json!(Cost::of(Deed::New, 200).keeps(60_000).works(5_000_000)))),
    request_body = PlayingOn, params(("id" = String, Path), ("ply" = u32, Path)), responses(
    (status = 200, body = NextTable), (status = 401), (status = 403, description = "The game is not over, or was not yours"),
    (status = 404), (status = 409, description = "It is over at that step"),
    (status = 422, description = "The name is too long"),
))]
pub(crate) async fn play_on(
    State(app): State<AppState>,
    context: Context,
    Path((id, ply)): Path<(String, String)>,
    Body(with): Body<PlayingOn>,
) -> Result<Json<NextTable>, ApiError> {
    let guest = context.guest()?;
    let ply = ply.parse().map_err(|_| ApiError::NoPage)?;
    let handle = app.tables.find(&app, &id).await?;
    observer(&app, &*handle.open(&app).await?, &context.eye(&id, None, None))?;
    let id = rematch::play_on(&app, &id, guest, with.read(&context, ply)?).await?;
    Ok(Json(NextTable { id }))
}

/// The same deal once more, with the same seeds: at a table of your own with the same bots. It counts nowhere.
#[utoipa::path(post, path = "/api/v1/tables/{id}/deal", tag = "end", extensions(("x-cost" = json!(Cost::of(Deed::New, 200).keeps(60_000).works(5_000_000)))),
    params(("id" = String, Path)), responses(
    (status = 200, body = NextTable), (status = 401), (status = 403, description = "The game is not over, or was not yours"),
    (status = 404), (status = 409, description = "Other people played it, too"),
))]
pub(crate) async fn deal(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Json<NextTable>, ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(&app, &id).await?;
    observer(&app, &*handle.open(&app).await?, &context.eye(&id, None, None))?;
    let id = rematch::same_deal(&app, &id, guest).await?;
    Ok(Json(NextTable { id }))
}
