//! A guest's own finished tables, with their labels.

use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use store::Shelving;
use tables::TableError;
use tables::begun::begin_to_change;
use tables::commands::names::clean_title;
use tables::look::observer;
use utoipa::{IntoParams, ToSchema};

use super::games::games;
use super::tables::my_finished;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, FinishedView, TableCard, Verdict};

/// Tables on a page.
const EACH: usize = 50;

/// A filter for finished games.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Filter {
    /// The game's id; none: all games.
    #[serde(default)]
    pub game: Option<String>,
    /// The result: `won`, `lost` or `open`; none: all.
    #[serde(default)]
    pub result: Option<String>,
    /// The page, from 0.
    #[serde(default)]
    pub page: Option<usize>,
    /// `yes`: also those that are out of sight.
    #[serde(default)]
    pub hidden: Option<String>,
}

/// Your finished games, the latest first, fifty on a page.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Finished {
    /// The tables of this page, the latest first.
    pub tables: Vec<TableCard>,
    /// The number of tables on all pages.
    pub all: usize,
}

/// Your own label for a table, and whether you hide it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Keeping {
    /// New label, 1 to 48 characters; empty: the table's own name; left out: no change.
    #[schema(max_length = 48)]
    pub name: Option<String>,
    /// Out of sight, or back in it; left out: as before.
    pub hidden: Option<bool>,
}

/// The table that was changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Kept {
    /// The table's id.
    pub id: String,
}

/// Your games that are over, the latest first, fifty on a page.
#[utoipa::path(get, path = "/api/v1/me/finished", tag = "tables", extensions(("x-cost" = json!(Cost::look(600).answers(100_000)))),
    params(Filter), responses(
    (status = 200, body = Finished), (status = 401),
))]
pub(crate) async fn finished(
    State(app): State<AppState>,
    context: Context,
    Query(filter): Query<Filter>,
) -> Result<Json<Finished>, ApiError> {
    context.guest()?;
    let FinishedView { tables, all, .. } = view(&app, &context, filter).await?;
    Ok(Json(Finished { tables, all }))
}

/// Sets your own label for a table, or hides it from your list. Nobody else is told.
#[utoipa::path(put, path = "/api/v1/me/tables/{id}", tag = "tables", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 40).keeps(1_000)))),
    request_body = Keeping, params(("id" = String, Path)), responses(
    (status = 200, body = Kept), (status = 401), (status = 403, description = "You do not sit there"),
    (status = 404), (status = 422, description = "The name is too long"),
))]
pub(crate) async fn put(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(keeping): Body<Keeping>,
) -> Result<Json<Kept>, ApiError> {
    keep(&app, &context, &id, keeping).await?;
    Ok(Json(Kept { id }))
}

/// Writes down how a guest keeps a table.
pub(crate) async fn keep(
    app: &AppState,
    context: &Context,
    id: &str,
    keeping: Keeping,
) -> Result<(), ApiError> {
    let guest = context.guest()?;
    let handle = app.tables.find(app, id).await?;
    observer(app, &*handle.open(app).await?, &context.eye(id, None, None))?;
    let name = match keeping.name.as_deref() {
        Some(name) if !name.trim().is_empty() => Some(clean_title(name)?),
        other => other.map(|_| String::new()),
    };
    let how = Shelving { name, hidden: keeping.hidden };
    begin_to_change();
    if app.store.shelve(guest, id, how).await? { Ok(()) } else { Err(ApiError::Table(TableError::NotSeated)) }
}

/// The games of a guest that are over, as the page shows them.
pub(crate) async fn view(
    app: &AppState,
    context: &Context,
    filter: Filter,
) -> Result<FinishedView, ApiError> {
    let said = |text: Option<String>| text.filter(|text| !text.is_empty());
    let result = said(filter.result).map(|result| match result.as_str() {
        "won" => Ok(Verdict::Won),
        "lost" => Ok(Verdict::Lost),
        "open" => Ok(Verdict::Open),
        _ => Err(ApiError::BadRequest("result".to_owned())),
    });
    let (result, game) = (result.transpose()?, said(filter.game));
    let hidden = filter.hidden.as_deref() == Some("yes");
    let mut tables = match &context.guest {
        Some((guest, _)) => my_finished(app, *guest).await?,
        None => Vec::new(),
    };
    tables.retain(|card| {
        (hidden || !card.hidden)
            && game.as_ref().is_none_or(|game| card.game == *game)
            && result.is_none_or(|result| card.result() == Some(result))
    });
    let (all, page) = (tables.len(), filter.page.unwrap_or_default().min(all_pages(tables.len())));
    let tables = tables.into_iter().skip(page * EACH).take(EACH).collect();
    Ok(FinishedView { games: games(app), tables, all, page, each: EACH, game, result, hidden })
}

/// The last page of this many tables.
const fn all_pages(tables: usize) -> usize {
    tables.saturating_sub(1) / EACH
}
