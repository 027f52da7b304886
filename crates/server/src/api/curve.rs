//! The course of a finished game.

use axum::extract::{Path, State};
use tables::TableError;
use tables::curve::begin;
use tables::look::observer;

use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::json::Json;
use crate::{ApiError, AppState, CurveView};

/// Asks for the course of a game that is over and at which you sat: how the winner's chance changed, or, of partners, how long the deal
/// could be won with open hands. It is judged once, and takes a while: what is answered is what there is (`whole` says whether that is
/// all), and the stream of the table, with `back`, tells the rest.
#[utoipa::path(post, path = "/api/v1/tables/{id}/curve", tag = "replay", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).answers(40_000)))),
    params(("id" = String, Path)), responses(
    (status = 200, body = CurveView), (status = 401),
    (status = 403, description = "The game did not come to its end, or was not yours"), (status = 404),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Json<CurveView>, ApiError> {
    draw(&app, &context, &id).await.map(Json)
}

/// Does so.
pub(crate) async fn draw(app: &AppState, context: &Context, id: &str) -> Result<CurveView, ApiError> {
    let who = context.actor()?;
    let handle = app.tables.find(app, id).await?;
    let game = {
        let table = handle.open(app).await?;
        observer(app, &table, &context.eye(id, None, None))?;
        if table.chats_from(&who).is_empty() {
            return Err(ApiError::Table(TableError::NotSeated));
        }
        table.judged().ok_or(TableError::NotOver)?.live.boxed_clone()
    };
    if let Some(known) = handle.course.view() {
        return Ok(known);
    }
    app.rates.check_deed(Deed::Hint, context)?;
    begin(app, &handle, game);
    Ok(handle.course.view().unwrap_or_default())
}
