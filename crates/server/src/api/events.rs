//! The stream of a table: what is new, as it happens, for one pair of eyes.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use store::TokenHash;
use table::Seat;
use tokio::sync::watch;
use utoipa::{IntoParams, ToSchema};

use super::decks;
use super::seen::Seen;
use super::shown::{Drawing, Shown};
use crate::http::context::Context;
use crate::http::errors::ErrorBody;
use crate::http::squeeze::squeeze;
use crate::limits::OpenStream;
use crate::tables::look::{self, Eye, Form};
use crate::tables::presence::Here;
use crate::tables::reading::Reading;
use crate::tables::{Handle, Signal};
use crate::turns::Following;
use crate::{ApiError, AppState, Layer, Reader, TableView, ToldView};

/// How a table is watched.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Watching {
    /// `html`: as layers of the page instead of data.
    pub draw: Option<String>,
    /// The secret of a link to watch.
    pub token: Option<String>,
    /// What a page that has just been loaded shows, as it says itself: that is not sent again.
    pub has: Option<String>,
    /// Through which of your seats you want to look.
    #[param(value_type = Option<u8>)]
    pub seat: Option<Seat>,
}

/// The data of a `layers` event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Layers {
    /// The version that they show.
    pub version: u64,
    /// Those that changed since the last event.
    pub layers: Vec<Layer>,
}

/// The data of an event: of a `table` event, or of a `layers` event.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
enum News {
    Table(Box<TableView>),
    Layers(Layers),
}

/// The table as it changes: server-sent events, whose id says what was seen. `table` events hold a `TableView`
/// (whose `told` begins after what the event before, or `Last-Event-ID`, has shown, or from the start where
/// other eyes look or something was taken back), `layers` events the layers of the page that
/// changed. Whoever is slow gets fewer events, never older ones.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "play", params(("id" = String, Path), Watching), responses(
    (status = 200, body = News, content_type = "text/event-stream"), (status = 404, body = ErrorBody),
    (status = 429, body = ErrorBody, description = "You have too many streams"),
    (status = 503, body = ErrorBody, description = "All have too many"),
))]
pub(crate) async fn get(
    State(app): State<AppState>,
    context: Context,
    headers: HeaderMap,
    Path(id): Path<String>,
    Query(watching): Query<Watching>,
) -> Result<Response, ApiError> {
    let handle = app.tables.find(&app, &id).await?;
    let eye = context.eye(&id, watching.token, watching.seat);
    // Refused here, as an answer, and not as an empty stream.
    let observer = look::observer(&app, &*handle.open(&app).await?, &eye)?;
    let seated = matches!(observer, table::Observer::Seat(_));
    let seen = headers
        .get("last-event-id")
        .and_then(|id| id.to_str().ok()?.parse().ok());
    let mut reader = context.reader(&app.config);
    reader.path = format!("/t/{id}");
    let sits = !look::only_watches(&*handle.open(&app).await?, &eye);
    let turns = match eye.guest.filter(|_| sits) {
        Some(guest) => Some(Following::begin(&app, guest).await?),
        None => None,
    };
    let watch = Watch {
        turns,
        _open: app.streams.enter(&context, seated)?,
        _here: context
            .guest
            .as_ref()
            .map(|(guest, _)| Here::new(handle.clone(), *guest)),
        news: handle.signal.subscribe(),
        closing: app.closing.subscribe(),
        device: context.device.as_ref().map(|device| device.token),
        signed_out: app.guests.signed_out.subscribe(),
        draw: watching.draw.as_deref() == Some("html"),
        shown: Shown::default(),
        // Whoever has read events shows something else by now.
        has: watching.has.filter(|_| seen.is_none()),
        reading: Reading::default(),
        told: ToldView::default(),
        names: Vec::new(),
        first: true,
        seen,
        app,
        handle,
        eye,
        reader,
    };
    let stream = futures_util::stream::unfold(watch, |mut watch| async move {
        let event = watch.next().await?;
        Some((Ok::<_, Infallible>(event), watch))
    });
    let events = Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(20)));
    Ok(squeeze(&headers, events.into_response()))
}

/// One open stream.
struct Watch {
    app: AppState,
    handle: Arc<Handle>,
    eye: Eye,
    reader: Reader,
    news: watch::Receiver<Signal>,
    closing: watch::Receiver<bool>,
    /// The device that asked, and when one was last signed out.
    device: Option<TokenHash>,
    signed_out: watch::Receiver<u64>,
    draw: bool,
    shown: Shown,
    /// What the page had when it was loaded, until it is first looked at.
    has: Option<String>,
    reading: Reading,
    /// The end of the journal, where it is drawn.
    told: ToldView,
    /// What the players were called in it.
    names: Vec<String>,
    first: bool,
    /// Up to where the reader has read the journal.
    seen: Option<Seen>,
    /// Where else it is the reader's turn, for whoever sits here.
    turns: Option<Following>,
    _open: OpenStream,
    _here: Option<Here>,
}

impl Watch {
    /// Looks whether the device that asked was signed out (nothing), or its guest does not want to read others than before.
    async fn still_here(&mut self) -> Option<bool> {
        let Some(token) = self.device else {
            return Some(false);
        };
        let found = self
            .app
            .guests
            .find(&self.app.store, &self.app.config.clock, token)
            .await;
        let muted = found.ok()??.muted;
        let others = self.eye.muted != muted;
        self.eye.muted = muted;
        Some(others)
    }

    /// Waits for news and tells them; nothing more when the server stops, or the reader may no longer look.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if !std::mem::take(&mut self.first) {
                let mut somebody_out = false;
                tokio::select! {
                    news = self.news.changed() => news.ok()?,
                    () = turned(&mut self.turns, &self.handle.id) => {}
                    _ = self.signed_out.changed() => somebody_out = true,
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
                if somebody_out && !self.still_here().await? {
                    continue;
                }
            }
            self.news.mark_unchanged();
            if *self.closing.borrow() {
                return None;
            }
            if let Some(event) = self.look().await? {
                return Some(event);
            }
        }
    }

    /// The table as it is now; nothing inside when nothing that is drawn has changed.
    async fn look(&mut self) -> Option<Option<Event>> {
        let signal = *self.news.borrow();
        let table = self.handle.open(&self.app).await.ok()?;
        if self.draw && self.eye.muted.is_empty() && look::only_watches(&table, &self.eye) {
            // Rights are looked at every time; what those who may only watch are shown is drawn once for all of them.
            look::observer(&self.app, &table, &self.eye).ok()?;
            drop(table);
            let drawn = self
                .handle
                .gallery
                .of(&self.app, &self.handle, &self.eye, &self.reader, signal);
            let (seen, drawing) = drawn.await.ok()?;
            self.reading = Reading::default();
            return self.layers(seen, &drawing);
        }
        let form = if self.draw { Form::Picture } else { Form::Data };
        // Rights are looked at every time: a seat can change hands.
        let mut view = look::look(&self.app, &self.handle, &table, &self.eye, form).ok()?;
        view.told = if self.draw {
            let names = view.names();
            if self.names != names {
                // Lines that were read already may say another name now.
                self.reading = Reading::default();
                self.names = names;
            }
            let told = std::mem::take(&mut self.told);
            self.reading.page(&table, view.observer, told)
        } else {
            let new = self.reading.new_lines(&table, view.observer);
            new.unwrap_or_else(|| {
                let from = self
                    .seen
                    .filter(|seen| seen.observer == view.observer)
                    .map_or(0, |seen| read_up_to(&table, seen.version));
                self.reading.begin(&table, view.observer, from)
            })
        };
        if self.draw {
            look::add_picture(&mut view, &table);
        }
        drop(table);
        if self.draw {
            decks::add(&self.app, &self.eye, &mut view).await.ok()?;
        }
        if let Some(turns) = &mut self.turns {
            view.elsewhere = turns.tell(&view.id);
        }
        let seen = Seen {
            version: view.version,
            observer: view.observer,
        };
        if !self.draw {
            self.seen = Some(seen);
            let event = Event::default().id(seen.to_string()).event("table");
            return event.json_data(News::Table(Box::new(view))).ok().map(Some);
        }
        let drawing = Drawing::of(self.app.pages.layers(&self.reader, &view));
        self.told = view.told;
        self.layers(seen, &drawing)
    }

    /// What of a page this reader does not have yet.
    fn layers(&mut self, seen: Seen, drawing: &Drawing) -> Option<Option<Event>> {
        self.seen = Some(seen);
        if let Some(has) = self.has.take() {
            self.shown.has(drawing, &has);
        }
        let layers = self.shown.changed(drawing);
        if layers.is_empty() {
            return Some(None);
        }
        let version = seen.version;
        let event = Event::default().id(seen.to_string()).event("layers");
        event
            .json_data(News::Layers(Layers { version, layers }))
            .ok()
            .map(Some)
    }
}

/// Over when it is the reader's turn at another table, or no longer.
async fn turned(turns: &mut Option<Following>, table: &str) {
    match turns {
        Some(turns) => turns.changed(table).await,
        None => std::future::pending().await,
    }
}

/// How long the journal was at that version; 0 when something was taken back since.
fn read_up_to(table: &crate::tables::table::Table, version: u64) -> usize {
    let Some(running) = &table.running else { return 0 };
    if version < running.cut_at {
        return 0;
    }
    running
        .marks
        .iter()
        .rev()
        .find(|(at, _)| *at <= version)
        .map_or(0, |(_, length)| *length)
}
