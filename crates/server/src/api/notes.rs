//! A player's private note at a table: it belongs to the seat, and nobody else can read it, nor learn that it exists.

use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use store::GuestHash;
use tables::TableError;
use tables::Where;
use tables::begun::begin_to_change;
use tables::look::{Eye, observer};
use utoipa::ToSchema;

use super::as_guest;
use crate::http::context::Context;
use crate::http::cost::{Cost, Deed};
use crate::http::input::Body;
use crate::http::json::Json;
use crate::{ApiError, AppState, TableView};

/// A note is this long at most, in characters.
pub(crate) const LONGEST: usize = 2000;

/// A note.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoteBody {
    /// The text: at most 2,000 characters. An empty one deletes the note.
    #[schema(max_length = 2000)]
    pub text: String,
}

/// Your note at a table; empty where you have written none.
#[utoipa::path(get, path = "/api/v1/tables/{id}/note", tag = "talk", extensions(("x-cost" = json!(Cost::look(40).answers(13_000)))),
    params(("id" = String, Path)), responses(
    (status = 200, body = NoteBody), (status = 401), (status = 403), (status = 404),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
) -> Result<Json<NoteBody>, ApiError> {
    let guest = {
        let handle = app.tables.find(&app, &id).await?;
        let table = handle.open(&app).await?;
        observer(&app, &table, &context.eye(&id, None, None))?;
        let guest = context.guest()?;
        table.known(&guest).first().ok_or(TableError::NotSeated)?;
        guest
    };
    let text = app.store.note(guest, &id).await?.unwrap_or_default();
    Ok(Json(NoteBody { text }))
}

/// Replaces your note at a table. It is stored with your seat; nobody else can read it, and no record holds it.
#[utoipa::path(put, path = "/api/v1/tables/{id}/note", tag = "talk", extensions(("x-cost" = json!(Cost::of(Deed::Choice, 40).keeps(9_000).answers(13_000)))),
    request_body = NoteBody, params(("id" = String, Path)), responses(
    (status = 200, body = NoteBody), (status = 401), (status = 403), (status = 404),
    (status = 422, description = "The text is too long"),
))]
pub(crate) async fn put(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Body(note): Body<NoteBody>,
) -> Result<Json<NoteBody>, ApiError> {
    let text = write(&app, &context, &id, &note.text).await?;
    Ok(Json(NoteBody { text }))
}

/// Stores a note; returns the stored text.
pub(crate) async fn write(
    app: &AppState,
    context: &Context,
    id: &str,
    text: &str,
) -> Result<String, ApiError> {
    let guest = context.guest()?;
    as_guest(Where::Here, app, context, id, move |table, _| {
        let seat = table.known(&guest).first();
        seat.map(|_| ()).ok_or(ApiError::Table(TableError::NotSeated))
    })
    .await?;
    let text = clean(text).ok_or(TableError::BadText)?;
    begin_to_change();
    app.store.write_note(guest, id, text.clone()).await?;
    Ok(text)
}

/// The lines of a note without invisible characters; nothing when it is too long.
fn clean(text: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    let seen = |letter: &char| *letter == '\n' || !letter.is_control();
    let text = text.trim_end().chars().filter(seen).collect::<String>();
    (text.chars().count() <= LONGEST).then_some(text)
}

/// Adds the reader's note to a table at which they sit. Two who share a screen have none: they would read each other's.
pub(crate) async fn add(app: &AppState, eye: &Eye, view: &mut TableView) -> Result<(), ApiError> {
    let guest: Option<GuestHash> = eye.guest.filter(|_| view.you.len() == 1);
    if let Some(guest) = guest {
        view.note = Some(app.store.note(guest, &view.id).await?.unwrap_or_default());
    }
    Ok(())
}
