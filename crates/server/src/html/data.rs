//! The reader's own data (page, file, deletion), and the privacy page.

use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use tables::forget::forget;

use crate::api::data::{farewell, kept};
use crate::http::context::Context;
use crate::http::input::Form;
use crate::{ApiError, AppState, DataView, PrivacyView, Reader};

/// The page of the reader's data.
pub(super) async fn get(State(app): State<AppState>, context: Context) -> Result<Html<String>, ApiError> {
    let tables = match &context.guest {
        Some((guest, _)) => Some(app.store.tables_naming(*guest).await?.len()),
        None => None,
    };
    let view = DataView { tables, forgotten: None };
    Ok(Html(app.pages.data(&context.reader(&app.config), &view)))
}

/// All of it, as a file.
pub(super) async fn file(State(app): State<AppState>, context: Context) -> Result<Response, ApiError> {
    let text = serde_json::to_string_pretty(&kept(&app, &context).await?).map_err(|_| ApiError::Internal)?;
    let headers =
        [(CONTENT_TYPE, "application/json"), (CONTENT_DISPOSITION, "attachment; filename=\"bree.json\"")];
    Ok((headers, text).into_response())
}

#[derive(Deserialize)]
pub(super) struct ConfirmForm {
    sure: bool,
}

/// Deletes the reader, who has confirmed it.
pub(super) async fn forget_me(
    State(app): State<AppState>,
    context: Context,
    Form(ConfirmForm { sure }): Form<ConfirmForm>,
) -> Result<Response, ApiError> {
    let guest = context.guest()?;
    if !sure {
        return Err(ApiError::BadRequest("sure".to_owned()));
    }
    let forgotten = forget(&app, guest, None).await?;
    let view = DataView { tables: None, forgotten: Some(forgotten.unread.len()) };
    // Of whoever is forgotten the page says nothing, and the language is changed at the entrance.
    let reader = Reader {
        name: None,
        picture: None,
        guest: false,
        notices: false,
        path: "/".to_owned(),
        ..context.reader(&app.config)
    };
    Ok((farewell(&app.config), Html(app.pages.data(&reader, &view))).into_response())
}

/// The privacy page.
pub(super) async fn privacy(State(app): State<AppState>, context: Context) -> Html<String> {
    let notices = &app.config.notices;
    let view = PrivacyView { hosts: notices.to.clone(), mail: notices.mail.is_some(), push: notices.push };
    Html(app.pages.privacy(&context.reader(&app.config), &view))
}
