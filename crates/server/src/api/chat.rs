//! Talking at the table.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{Done, as_guest};
use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::http::input::Body;
use crate::tables::commands::chat::chat;
use crate::{ApiError, AppState};

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Saying {
    /// 1 to 300 characters.
    pub text: String,
}

/// Says something to all at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat", tag = "talk", request_body = Saying, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
    (status = 422, body = ErrorBody),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(saying): Body<Saying>,
) -> Result<Json<Done>, ApiError> {
    let guest = context.guest()?;
    let done = as_guest(&app, &context, &id, move |table, _| {
        chat(table, &guest, &saying.text)?;
        Ok(Done::at(table))
    });
    done.await.map(Json)
}
