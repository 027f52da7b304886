//! 'Something is wrong here': a running game as one seat knows it, as a file that shows it to somebody else.

use axum::extract::{Path, Query, State};
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use table::scenario::Wrong;
use table::{Message, Observer, Seat};
use tables::TableError;
use tables::look::{PictureForm, eyes};

use super::Looking;
use crate::http::context::Context;
use crate::http::cost::Cost;
use crate::{ApiError, AppState};

/// The program, as such a file names it.
const PROGRAM: &str = concat!("Bree ", env!("CARGO_PKG_VERSION"));

/// The game as one of your seats knows it, as a scenario file: what is asked, what may be chosen, what was told of late. What you
/// cannot know is made up.
#[utoipa::path(get, path = "/api/v1/tables/{id}/wrong", tag = "talk", extensions(("x-cost" = json!(Cost::look(60).answers(100_000).works(5_000_000)))),
    params(("id" = String, Path), Looking), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 401),
    (status = 403, description = "You have no seat there"), (status = 404),
    (status = 409, description = "No game has begun"),
    (status = 422, description = "Two of you share a screen: as which seat?"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    Path(id): Path<String>,
    Query(looking): Query<Looking>,
) -> Result<Response, ApiError> {
    let file = file(&app, &context, &id, looking.seat, "").await?;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], file).into_response())
}

/// The file, with what is wrong in somebody's words.
pub(crate) async fn file(
    app: &AppState,
    context: &Context,
    id: &str,
    seat: Option<Seat>,
    said: &str,
) -> Result<String, ApiError> {
    let handle = app.tables.find(app, id).await?;
    let (live, seat) = {
        let table = handle.open(app).await?;
        let vantage = eyes(app, &table, &context.eye(id, None, seat), PictureForm::Picture)?;
        // Two at one screen: neither's secrets are shown before they say that it is they who look.
        if !vantage.curtain.is_empty() {
            return Err(ApiError::Table(TableError::WhichSeat));
        }
        let seat = match vantage.observer {
            Observer::Seat(seat) => seat,
            // Nothing is hidden any more.
            Observer::Afterwards => table.known(&context.guest()?).first().ok_or(TableError::NotSeated)?,
            Observer::Watcher => {
                return Err(context.guest().err().unwrap_or(ApiError::Table(TableError::NotSeated)));
            }
        };
        let running = table.running.as_ref().ok_or(TableError::NotBegun)?;
        (running.live.boxed_clone(), seat)
    };
    let (pages, lang, said) = (app.pages.clone(), context.lang, said.to_owned());
    let write = move || {
        // Nobody is named in it.
        let seats = Seat::all(live.players()).map(|seat| seat.to_string()).collect::<Vec<_>>();
        let words = |message: &Message| pages.say(lang, message, &seats);
        Wrong { program: PROGRAM, said: &said, words: &words }.file(live.as_ref(), seat)
    };
    app.unhurried.run(write).await?.ok_or(ApiError::Table(TableError::NotBegun))
}
