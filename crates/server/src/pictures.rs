//! Access to pictures: for people who sit, or have sat, at a table of that game in this house, and for the host at the
//! machine itself. For anybody else they do not exist.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::http::context::Context;
use crate::{ApiError, AppState};

/// True if the requester may see the host's pictures of a game; without pictures nothing is looked up. Where there are
/// none, nobody needs to be asked for.
pub(crate) async fn may_see(app: &AppState, context: &Context, game: &str) -> Result<bool, ApiError> {
    let Some(room) = app.house.room(game).filter(|room| room.pictures.is_some()) else {
        return Ok(false);
    };
    if context.at_home {
        return Ok(true);
    }
    let Some((guest, _)) = &context.guest else {
        return Ok(false);
    };
    let who = (*guest, room.game.info().id);
    if app.sitters.knows(who) {
        return Ok(true);
    }
    let mut tables = app.store.open_tables_of(*guest).await?;
    if tables.iter().all(|table| table.row.summary.game != who.1) {
        tables = app.store.finished_tables_of(*guest).await?;
    }
    let sits = tables.iter().any(|table| table.row.summary.game == who.1);
    if sits {
        app.sitters.learn(who);
    }
    Ok(sits)
}

/// A picture. A missing picture and a forbidden one get the same answer.
pub(crate) async fn picture(
    State(app): State<AppState>,
    context: Context,
    asked: HeaderMap,
    Path((game, card)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    app.rates.check_picture(&context)?;
    if !may_see(&app, &context, &game).await? {
        return Err(ApiError::NoPage);
    }
    let album = app.house.room(&game).and_then(|room| room.pictures.clone()).ok_or(ApiError::NoPage)?;
    let read = app.unhurried.run(move || album.read(&card)).await?.ok_or(ApiError::NoPage)?;
    let (kind, whole) = read.map_err(|why| {
        tracing::warn!(game, %why, "a picture that was there when the house was opened is not shown");
        ApiError::NoPage
    })?;
    let tag = HeaderValue::try_from(format!("\"{}\"", kind.tag)).map_err(|_| ApiError::Internal)?;
    let known = asked.get(IF_NONE_MATCH).is_some_and(|known| *known == tag);
    let mut answer = match known {
        true => StatusCode::NOT_MODIFIED.into_response(),
        false => whole.into_response(),
    };
    let headers = answer.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind.media));
    headers.insert(ETAG, tag);
    headers.insert(VARY, HeaderValue::from_static("cookie"));
    // No proxy keeps it, and a browser for a day.
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("private, max-age=86400"));
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox"));
    Ok(answer)
}
