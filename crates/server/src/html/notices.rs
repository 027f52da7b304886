//! The page on which the reader says how they want to be told that it is their turn.

use axum::extract::State;
use axum::response::{Html, Redirect};
use serde::Deserialize;

use crate::api::notices::{tell_no_more, tell_there, try_it, view};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, Way};

/// The page. Whoever is no guest yet cannot be told.
pub(super) async fn get(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    page(&app, &context, false).await
}

async fn page(app: &AppState, context: &Context, tried: bool) -> Result<Html<String>, ApiError> {
    let view = view(app, context.guest.as_ref().map(|(guest, _)| *guest)).await?;
    let mut reader = context.reader(&app.config);
    // The language is changed on the page to which one can come back.
    reader.path = "/me/notices".to_owned();
    Ok(Html(app.pages.notices(&reader, &view, tried)))
}

#[derive(Deserialize)]
pub(super) struct Telling {
    way: Way,
    address: String,
}

/// Notes where.
pub(super) async fn put(
    State(app): State<AppState>,
    context: Context,
    Form(telling): Form<Telling>,
) -> Result<Redirect, ApiError> {
    tell_there(&app, &context, telling.way, &telling.address).await?;
    Ok(Redirect::to("/me/notices"))
}

/// Sends something, and shows whether it has arrived.
pub(super) async fn test(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    try_it(&app, &context).await?;
    page(&app, &context, true).await
}

/// Tells them no more.
pub(super) async fn stop(State(app): State<AppState>, context: Context) -> Result<Redirect, ApiError> {
    tell_no_more(&app, &context).await?;
    Ok(Redirect::to("/me/notices"))
}
