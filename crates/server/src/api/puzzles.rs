//! Puzzles and the deal of the day.

use axum::Json;
use axum::extract::{Path, State};

use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::{ApiError, AppState, PuzzlesView, puzzles};

/// The puzzles of a game with your state of each, and the deals of the last days with how many won them. Begun by `POST /tables` with
/// `puzzle` or `day`.
#[utoipa::path(get, path = "/api/v1/puzzles/{game}", tag = "games", params(("game" = String, Path)), responses(
    (status = 200, body = PuzzlesView), (status = 404, body = ErrorBody, description = "No such game, or it has no puzzles"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(game): Path<String>,
) -> Result<Json<PuzzlesView>, ApiError> {
    Ok(Json(puzzles::view(&app, &context, &game).await?))
}
