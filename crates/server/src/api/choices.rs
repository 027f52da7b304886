//! Choices: the legal ones, and making one.

use axum::extract::{Path, Query, State};
use serde::Deserialize;
use table::Seat;
use tables::Where;
use tables::commands::choose::choose;
use tables::look::{self, PictureForm};
use utoipa::ToSchema;

use super::{Done, Looking, at_seat};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, LaidFor};

/// A choice to be made, or several in a row.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Choosing {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// The ply that came with the choices: which question this, or the first of them, answers.
    pub ply: u32,
    /// The choice, in the game's notation. Either this or `choices`.
    #[serde(default)]
    pub choice: Option<String>,
    /// Consecutive choices, each an answer to the question after the one before: all are made, or none. Only the last may
    /// roll, draw, reveal something to your seat or ask somebody else. At most 64.
    #[serde(default)]
    #[schema(min_items = 1, max_items = 64)]
    pub choices: Option<Vec<String>>,
}

impl Choosing {
    /// The most choices in one request.
    const MOST: usize = 64;

    fn all(self) -> Result<Vec<String>, ApiError> {
        let all = match (self.choice, self.choices) {
            (Some(one), None) => vec![one],
            (None, Some(all)) => all,
            _ => return Err(ApiError::BadRequest("either choice or choices".to_owned())),
        };
        if all.is_empty() || all.len() > Self::MOST {
            let what = format!("from 1 to {} choices", Self::MOST);
            return Err(ApiError::BadRequest(what));
        }
        Ok(all)
    }
}

/// Makes a choice, or several in a row as one. The answer comes once all of it is on disk. Repeating the last request is
/// a no-op, answered with 200 too.
#[utoipa::path(post, path = "/api/v1/tables/{id}/choices", tag = "play", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000)))),
    request_body = Choosing, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 400, description = "Neither a choice nor a list, or both"),
    (status = 401), (status = 403, description = "The seat is not yours"),
    (status = 404), (status = 409, description = "The question is closed, or you are not asked"),
    (status = 422, description = "Not a choice of this game, forbidden by a rule, or dependent on something not seen yet"),
    (status = 503, description = "It could not be written; nothing has changed"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(choosing): Body<Choosing>,
) -> Result<Json<Done>, ApiError> {
    let (seat, ply) = (choosing.seat, choosing.ply);
    let choices = choosing.all()?;
    at_seat(Where::Here, &app, &context, &id, seat, move |table, _, seat| choose(table, seat, ply, &choices))
        .await
        .map(Json)
}

/// The choices of each of your seats that owe a decision.
#[utoipa::path(get, path = "/api/v1/tables/{id}/choices", tag = "play", extensions(("x-cost" = json!(Cost::look(60).answers(200_000)))),
    params(("id" = String, Path), Looking), responses(
    (status = 200, body = Vec<LaidFor>), (status = 404),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Json<Vec<LaidFor>>, ApiError> {
    let eye = context.eye(&id, looking.token, looking.seat);
    let handle = app.tables.find(&app, &id).await?;
    let table = handle.open(&app).await?;
    Ok(Json(look::look(&app, &handle, &table, &eye, PictureForm::Nothing)?.laid))
}
