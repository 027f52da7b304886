//! The links of a table.

use axum::extract::{Path, State};
use tables::Where;
use tables::commands::renew::renew;
use tables::look;

use super::as_host;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::json::Json;
use crate::{ApiError, AppState, Links};

/// Replaces the table's links: the old ones are void, and spectators who came by one see no more.
#[utoipa::path(post, path = "/api/v1/tables/{id}/links/renew", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 60).keeps(8_000).answers(1_000)))),
    params(("id" = String, Path)), responses(
    (status = 200, body = Links), (status = 401), (status = 403), (status = 404),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Json<Links>, ApiError> {
    let linking = app.clone();
    let links = as_host(Where::Here, &app, &context, &id, move |table, _| {
        renew(table);
        Ok(look::links(&linking, table))
    });
    links.await.map(Json)
}
