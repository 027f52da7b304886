//! Forms for muting, blocking, removing players, and reports.

use axum::extract::{Path, Query, State};
use axum::response::{Html, Redirect};
use serde::Deserialize;
use table::Seat;
use tables::TableError;
use tables::Where;
use tables::commands::seats;

use crate::api::apart::{self, Reporting, all, together};
use crate::api::{Looking, as_host, wrong};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApartHow, ApiError, AppState};

/// The people the reader muted or blocked.
pub(super) async fn list(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    let apart = match &context.guest {
        Some((guest, _)) => all(&app, *guest).await?,
        None => Vec::new(),
    };
    Ok(Html(app.pages.apart(&context.reader(&app.config), &apart)))
}

/// Ends a mute or a block.
pub(super) async fn drop_one(
    State(app): State<AppState>,
    context: Context,
    Path(apart): Path<String>,
) -> Result<Redirect, ApiError> {
    together(&app, &context, &apart).await?;
    Ok(Redirect::to("/me/apart"))
}

#[derive(Deserialize)]
pub(super) struct ApartForm {
    how: ApartHow,
}

/// Mutes or blocks the player at a seat.
pub(super) async fn keep(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
    Form(ApartForm { how }): Form<ApartForm>,
) -> Result<Redirect, ApiError> {
    apart::keep(&app, &context, &id, &seat, how).await?;
    Ok(Redirect::to("/me/apart"))
}

#[derive(Deserialize)]
pub(super) struct ReportForm {
    why: String,
    /// Empty: the table.
    line: Option<String>,
    /// Is it there? Then the game goes with it.
    game: Option<String>,
}

/// Reports something to the host.
pub(super) async fn report(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Form(ReportForm { why, line, game }): Form<ReportForm>,
) -> Result<Html<String>, ApiError> {
    let line = line.filter(|line| !line.is_empty()).map(|line| line.parse());
    let line = line.transpose().map_err(|_| ApiError::NoLine)?;
    apart::tell(&app, &context, &id, &Reporting { why, line, game: game.is_some() }).await?;
    let mut reader = context.reader(&app.config);
    // The language is changed on a page to which one can come back.
    reader.path = format!("/t/{id}");
    Ok(Html(app.pages.reported(&reader, &id)))
}

/// Something is wrong here: the game as the reader's seat knows it, to be copied or sent to the host.
pub(super) async fn wrong(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Html<String>, ApiError> {
    let file = wrong::file(&app, &context, &id, looking.seat, "").await?;
    let reader = context.reader(&app.config);
    Ok(Html(app.pages.wrong(&reader, &id, &file)))
}

/// Removes the player from a seat.
pub(super) async fn remove_player(
    State(app): State<AppState>,
    context: Context,
    Path((id, seat)): Path<(String, String)>,
) -> Result<Redirect, ApiError> {
    let seat = seat.parse::<Seat>().map_err(|_| TableError::NoSeat)?;
    as_host(Where::Here, &app, &context, &id, move |table, room| Ok(seats::assign(table, room, seat, None)?))
        .await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Removes a table at which no game has begun.
pub(super) async fn close(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Redirect, ApiError> {
    apart::close(&app, &context, &id).await?;
    Ok(Redirect::to("/"))
}
