//! The options of a table that waits for its players.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use serde::Deserialize;
use tables::Where;
use tables::commands::set_up::set_up;
use utoipa::ToSchema;

use super::tables::pace;
use super::{Done, as_host};
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState};

/// Other options for a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewOptions {
    /// Option values by option id; what is not named stays as it is.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The pace, as for a new table; left out, it stays as it is.
    #[schema(pattern = "^(free|[0-9]+d|[0-9]+[+][0-9]+)$")]
    pub pace: Option<String>,
    /// False if programs may not sit down; left out, it stays as it is. Those that sit there stay.
    pub programs: Option<bool>,
}

/// Changes the options and the pace of a table, until the game begins. For its host. Texts that were handed in and do not fit any more
/// are asked for again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/options", tag = "seats", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 80).keeps(24_000).works(20_000_000)))),
    request_body = NewOptions, params(("id" = String, Path)), responses(
    (status = 200, body = Done), (status = 401), (status = 403, description = "You are not its host"),
    (status = 404), (status = 409, description = "The game has begun"),
    (status = 422, description = "It cannot be set up like this"),
))]
pub(crate) async fn post(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(new): Body<NewOptions>,
) -> Result<Json<Done>, ApiError> {
    change(&app, &context, &id, new).await.map(Json)
}

/// Does so.
pub(crate) async fn change(
    app: &AppState,
    context: &Context,
    id: &str,
    new: NewOptions,
) -> Result<Done, ApiError> {
    as_host(Where::WorkerPool, app, context, id, move |table, room| {
        let wanted = new.pace.as_deref().map(|text| pace(Some(text))).transpose()?;
        set_up(table, room, new.options, wanted, new.programs.map(|may| !may))?;
        Ok(Done::at(table))
    })
    .await
}
