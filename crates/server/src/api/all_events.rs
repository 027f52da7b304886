//! The stream of a browser: news of all tables that it shows. A browser keeps few connections to one house, and must not
//! spend one on every page.

use std::convert::Infallible;
use std::pin::Pin;

use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, SelectAll, Stream};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::events::{Drawn, alive};
use super::watch::{Eyes, News, Watch};
use crate::http::compress_events::compress_events;
use crate::http::context::Context;
use crate::http::cost::Cost;
use crate::http::json::with_data;
use crate::{ApiError, AppState};

/// The most tables in one stream.
const TABLES: usize = 32;

/// The tables to follow.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// A list of objects like `{"to":1,"table":"ID"}`, as JSON: a `Followed` each, at most 32.
    tables: String,
}

/// One table of the stream.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct Followed {
    /// A number of your own, which every event about it bears: the same table may be followed twice, through other eyes.
    to: u32,
    /// The table's id.
    table: String,
    /// The id of the last event received about it, if any.
    seen: Option<String>,
    #[serde(flatten)]
    eyes: Eyes,
}

/// The data of an event of a stream of several tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewsOf {
    /// The number that you gave to the table.
    to: u32,
    /// The event id to send when you reconnect.
    seen: String,
    /// The changes.
    news: News,
}

/// The data of an event about a table that is not followed, or no longer.
#[derive(Serialize, ToSchema)]
pub(crate) struct NoNews {
    /// The number that you gave to the table.
    to: u32,
    /// Why, as a code of errors; nothing when you may no longer look, or the house closes.
    code: Option<&'static str>,
    /// True if the same request can succeed later.
    again: bool,
}

/// One stream for any number of tables: `table`, `study` or `layers` events as those of a single table, each with the number that
/// you gave it, and `over` events (`NoNews`) about those that are not followed, or no longer. The stream ends when none
/// is left.
#[utoipa::path(get, path = "/api/v1/events", tag = "play", extensions(("x-cost" = json!(Cost::look(2_500).answers(400_000)))),
    params(Drawn, Wanted), responses(
    (status = 200, body = NewsOf, content_type = "text/event-stream"), (status = 400),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Query(drawn): Query<Drawn>,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    let all: Vec<Followed> = serde_json::from_str(&wanted.tables)
        .map_err(|error| ApiError::BadRequest(format!("tables: {error}")))?;
    if all.len() > TABLES {
        return Err(ApiError::BadRequest(format!("tables: {} of {TABLES}", all.len())));
    }
    let mut events = SelectAll::new();
    for Followed { to, table, seen, eyes } in all {
        let seen = seen.and_then(|seen| seen.parse().ok());
        match Watch::begin(&app, &context, &table, eyes, drawn.html(), seen).await {
            Ok(watch) => events.push(follow(to, watch)),
            Err(error) => {
                let again = error.status().is_server_error() || error.retry_after().is_some();
                let code = Some(error.code());
                events.push(one(over(NoNews { to, code, again })));
            }
        }
    }
    let events = Sse::new(events).keep_alive(alive());
    Ok(compress_events(&app.engine, &headers, events.into_response()))
}

type Events = Pin<Box<dyn Stream<Item = Result<Event, Infallible>> + Send>>;

fn one(event: Option<Event>) -> Events {
    Box::pin(stream::iter(event.map(Ok)))
}

fn over(what: NoNews) -> Option<Event> {
    with_data(Event::default().event("over"), &what)
}

/// Yields the changes at one table until it is over.
fn follow(to: u32, watch: Watch) -> Events {
    Box::pin(stream::unfold(Some(watch), move |watch| async move {
        let (watch, news) = watch?.told().await?;
        let Some((seen, news)) = news else {
            // Who comes back is told more.
            let again = watch.is_closing();
            let event = over(NoNews { to, code: None, again })?;
            return Some((Ok(event), None));
        };
        let name = match news {
            News::Table(_) => "table",
            News::Study(_) => "study",
            News::Layers(_) => "layers",
        };
        let seen = seen.to_string();
        let event = with_data(Event::default().event(name), &NewsOf { to, seen, news })?;
        Some((Ok(event), Some(watch)))
    }))
}
