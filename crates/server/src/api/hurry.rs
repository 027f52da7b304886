//! The bots' pace, for whoever only watches them.

use axum::extract::{Path, State};
use serde::Deserialize;
use tables::Where;
use utoipa::ToSchema;

use super::{Done, as_host};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// A wish for the bots' pace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hurrying {
    /// Quicker, or at the usual pace again.
    pub on: bool,
}

/// Lets the bots of a table of yours answer more quickly, as long as only bots sit there; or as usual again. It is no part
/// of the table's log: the house forgets it with its next start.
#[utoipa::path(post, path = "/api/v1/tables/{id}/hurry", tag = "play", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 40).keeps(1_000)))),
    request_body = Hurrying, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401),
    (status = 403, description = "Not your table"), (status = 404),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(wish): Body<Hurrying>,
) -> Result<Json<Done>, ApiError> {
    hurry(&app, &context, &id, wish.on).await.map(Json)
}

/// Sets the pace, and shows it to whoever looks.
pub(crate) async fn hurry(app: &AppState, context: &Context, id: &str, on: bool) -> Result<Done, ApiError> {
    let done = as_host(Where::Here, app, context, id, |table, _| Ok(Done::at(table))).await?;
    app.tables.find(app, id).await?.hurry(on);
    Ok(done)
}
