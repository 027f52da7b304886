//! The stream of a table: news as it happens, for one reader.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;

use super::watch::{Eyes, News, Watch};
use crate::http::compress_events::compress_events;
use crate::http::context::Context;
use crate::http::cost::Cost;
use crate::http::json::with_data;
use crate::{ApiError, AppState};

/// Keep-alive comments for a stream on which nothing happens.
pub(super) fn alive() -> KeepAlive {
    KeepAlive::new().interval(Duration::from_secs(20))
}

/// The form of the answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Drawn {
    /// `html`: as layers of the page instead of data.
    draw: Option<String>,
}

impl Drawn {
    pub(super) fn html(&self) -> bool {
        self.draw.as_deref() == Some("html")
    }
}

/// The table as it changes: server-sent events, whose id records what the reader has seen. `table` events hold a
/// `TableView` (whose `told` begins after the event before, or `Last-Event-ID`; from the start where the observer is
/// another or something was taken back), `layers` events the layers of the page that changed. With `back`, of a game that is
/// over, `study` events hold a `StudyView`. Slow readers get fewer events, never older ones.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "play", extensions(("x-cost" = json!(Cost::look(1_300).answers(400_000)))),
    params(("id" = String, Path), Drawn, Eyes), responses(
    (status = 200, body = News, content_type = "text/event-stream"), (status = 403, description = "The game is not over"),
    (status = 404),
    (status = 429, description = "You have too many streams"),
    (status = 503, description = "All have too many"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(drawn): Query<Drawn>,
    Query(mut eyes): Query<Eyes>,
) -> Result<Response, ApiError> {
    let seen = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    // Whoever has read events shows something else by now.
    eyes.has = eyes.has.filter(|_| seen.is_none());
    let watch = Watch::begin(&app, &context, &id, eyes, drawn.html(), seen).await?;
    let stream = futures_util::stream::unfold(watch, |watch| async move {
        let (watch, news) = watch.told().await?;
        let (seen, news) = news?;
        let name = match news {
            News::Table(_) => "table",
            News::Study(_) => "study",
            News::Layers(_) => "layers",
        };
        let event = Event::default().id(seen.to_string()).event(name);
        Some((Ok::<_, Infallible>(with_data(event, &news)?), watch))
    });
    let events = Sse::new(stream).keep_alive(alive());
    Ok(compress_events(&app.engine, &headers, events.into_response()))
}
