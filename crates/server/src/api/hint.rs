//! Hints for people who play alone or against bots.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use table::Seat;
use utoipa::ToSchema;

use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::http::input::Body;
use crate::{ApiError, AppState, HintView, hints};

/// The question for which a hint is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Asking {
    /// Your seat; needed only where you hold several.
    #[schema(value_type = Option<u8>)]
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The ply that came with the choices; without one it is for what is asked now.
    #[serde(default)]
    pub ply: Option<u32>,
}

/// A hint for your seat, with reasons: only where nobody else plays but bots. It rests on what your seat may know, and
/// takes a while: asking again, or going away, cancels the request before.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hint", tag = "play", request_body = Asking, params(("id" = String, Path)), responses(
    (status = 200, body = HintView), (status = 401, body = ErrorBody),
    (status = 403, body = ErrorBody, description = "You do not sit there"), (status = 404, body = ErrorBody),
    (status = 409, body = ErrorBody, description = "Several people sit there, or you are not asked, or the question is closed"),
    (status = 422, body = ErrorBody, description = "No such seat, or which of yours?"),
    (status = 503, body = ErrorBody, description = "Too many think already, or it takes too long"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(asking): Body<Asking>,
) -> Result<Json<HintView>, ApiError> {
    hints::hint(&app, &context, &id, asking.seat, asking.ply).await.map(Json)
}
