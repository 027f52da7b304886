//! One reader's subscription to a table: the changes, as they happen.

use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::{Clock, GuestHash, TokenHash};
use table::{Observer, Seat};
use tables::boxed;
use tables::cursors::{self, AtStep};
use tables::event_id::Seen;
use tables::look::{self, Eye, PictureForm};
use tables::presence::Here;
use tables::reading::Reading;
use tables::shown::{Changes, Drawing, Shown};
use tables::{Handle, Signal};
use tokio::sync::watch;
use utoipa::{IntoParams, ToSchema};

use super::decks;
use super::turns::Following;
use crate::http::context::Context;
use crate::http::limits::OpenStream;
use crate::{ApiError, AppState, Layer, Reader, StudyView, TableView, ToldView};

/// Options of a subscription.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize, IntoParams, ToSchema)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// The secret of a link to watch.
    pub token: Option<String>,
    /// The fingerprints that the page has (`data-shown`, and `has` of the events since): their parts are not sent again.
    pub has: Option<String>,
    /// The seat of yours to look from.
    #[param(value_type = Option<u8>)]
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// Of a game that is over: the step at which you look back. Then only what those who look back share is told, and they see where
    /// you are.
    pub back: Option<u32>,
}

/// The data of a `layers` event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Layers {
    /// The version that they show.
    pub version: u64,
    /// The layers that changed since the last event.
    pub layers: Vec<Layer>,
    /// The ids and fingerprints that the page has afterwards, of those that changed, as in `data-shown`.
    pub has: String,
}

/// The table as it is, what those who look back on it share, or the layers of a page that changed.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum News {
    Table(Box<TableView>),
    Study(Box<StudyView>),
    Layers(Layers),
}

/// A subscription. The reader counts as present for as long as this lives.
pub(super) struct Watch {
    app: AppState,
    handle: Arc<Handle>,
    eye: Eye,
    reader: Reader,
    news: watch::Receiver<Signal>,
    closing: watch::Receiver<bool>,
    /// The device that asked, and when one was last signed out.
    device: Option<TokenHash>,
    /// Time of the token's end, where a program asked.
    ends_at: Option<i64>,
    signed_out: watch::Receiver<u64>,
    draw: bool,
    shown: Shown,
    /// The fingerprints of the page when it was loaded, until the first look.
    has: Option<String>,
    reading: Reading,
    /// The end of the journal, where it is drawn.
    told: ToldView,
    /// The players' names in the last view.
    names: Vec<String>,
    first: bool,
    /// Up to where the reader has read the journal.
    seen: Option<Seen>,
    /// The reader's turns at other tables, if they sit here.
    turns: Option<Following>,
    /// True if only what those share is told who look back on a finished game.
    back: bool,
    /// The guests with whom the reader may not sit, where they look back.
    not_with: Vec<GuestHash>,
    /// The last of it that was told as data.
    study: Option<StudyView>,
    _at: Option<AtStep>,
    _open: OpenStream,
    _here: Option<Here>,
}

impl Watch {
    /// Subscribes; `draw`: to the page instead of the data; `seen`: the last event, for readers who come back.
    ///
    /// # Errors
    /// Where there is no such table, for these eyes; and where somebody looks at too many already.
    pub(super) async fn begin(
        app: &AppState,
        context: &Context,
        id: &str,
        eyes: Eyes,
        draw: bool,
        seen: Option<Seen>,
    ) -> Result<Self, ApiError> {
        let handle = app.tables.find(app, id).await?;
        let eye = context.eye(id, eyes.token, eyes.seat);
        // Refused here, as an answer, and not as an empty stream.
        let (observer, at) = {
            let table = handle.open(app).await?;
            let observer = look::observer(app, &table, &eye)?;
            let enter = |ply| cursors::enter(&handle, &table, &eye, ply);
            (observer, eyes.back.map(enter).transpose()?.flatten())
        };
        let seated = matches!(observer, Observer::Seat(_));
        let mut reader = context.reader(&app.config);
        reader.path = format!("/t/{id}");
        let sits = !look::only_watches(&*handle.open(app).await?, &eye);
        // A program is not told of its guest's turns.
        let turns = match eye.guest.filter(|_| sits && eyes.back.is_none() && context.program.is_none()) {
            Some(guest) => Some(Following::begin(app, guest).await?),
            None => None,
        };
        let not_with = match eyes.back {
            Some(_) => cursors::not_with(app, &eye).await?,
            None => Vec::new(),
        };
        Ok(Self {
            turns,
            back: eyes.back.is_some(),
            not_with,
            study: None,
            _at: at,
            _open: app.streams.enter(context, seated)?,
            _here: context.actor().ok().map(|who| Here::new(handle.clone(), who)),
            news: handle.signal.subscribe(),
            closing: app.closing.subscribe(),
            device: context
                .device
                .as_ref()
                .map(|device| device.token)
                .or(context.program.as_ref().map(|program| program.token)),
            ends_at: context.program.as_ref().map(|program| program.ends_at),
            signed_out: app.guests.signed_out.subscribe(),
            draw,
            shown: Shown::default(),
            has: eyes.has,
            reading: Reading::default(),
            told: ToldView::default(),
            names: Vec::new(),
            first: true,
            seen,
            app: app.clone(),
            handle,
            eye,
            reader,
        })
    }

    /// True when the server is stopping.
    pub(super) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Looks whether the device that asked was signed out (nothing), or its guest does not want to read others than before; of those who
    /// look back also, whether somebody else does not want to be seen by them.
    async fn still_here(&mut self) -> Option<bool> {
        let Some(token) = self.device else {
            return Some(false);
        };
        let found = self.app.guests.find(&self.app.store, &self.app.config.clock, token).await.ok()??;
        // One that was revoked is remembered.
        self.ends_at = found.program.map(|program| program.ends_at);
        let muted = found.muted;
        let mut others = self.eye.muted != muted;
        self.eye.muted = muted;
        if self.back {
            let not_with = cursors::not_with(&self.app, &self.eye).await.ok()?;
            others |= self.not_with != not_with;
            self.not_with = not_with;
        }
        Some(others)
    }

    /// Waits for news, also while nobody looks at the stream, and returns them.
    pub(super) async fn told(mut self) -> Option<(Self, Option<(Seen, News)>)> {
        let told = boxed::spawn_while_wanted("stream", async move {
            let news = self.next().await;
            (self, news)
        });
        told.await.ok()
    }

    /// Waits for news and returns them; nothing more when the server stops, or the reader may no longer look.
    async fn next(&mut self) -> Option<(Seen, News)> {
        loop {
            if !std::mem::take(&mut self.first) {
                let clock = self.app.config.clock.clone();
                let mut somebody_out = false;
                tokio::select! {
                    news = self.news.changed() => news.ok()?,
                    () = turned(&mut self.turns, &self.handle.id) => {}
                    _ = self.signed_out.changed() => somebody_out = true,
                    () = end(self.ends_at, &clock) => {}
                    _ = self.closing.wait_for(|closing| *closing) => return None,
                }
                if somebody_out && !self.still_here().await? && self.ends_at.is_none() {
                    continue;
                }
            }
            self.news.mark_unchanged();
            if *self.closing.borrow() || self.ends_at.is_some_and(|at| at <= self.app.config.clock.now()) {
                return None;
            }
            if let Some(news) = self.look().await? {
                return Some(news);
            }
        }
    }

    /// The table as it is now; nothing inside when nothing that is drawn has changed.
    async fn look(&mut self) -> Option<Option<(Seen, News)>> {
        if self.back {
            return self.look_back().await;
        }
        let signal = *self.news.borrow();
        let table = self.handle.open(&self.app).await.ok()?;
        if self.draw && self.eye.muted.is_empty() && look::only_watches(&table, &self.eye) {
            // Rights are looked at every time; what those who may only watch are shown is drawn once for all of them.
            look::observer(&self.app, &table, &self.eye).ok()?;
            drop(table);
            let drawn = self.handle.spectators.of(&self.app, &self.handle, &self.eye, &self.reader, signal);
            let (seen, drawing) = drawn.await.ok()?;
            self.reading = Reading::default();
            return Some(self.layers(seen, &drawing));
        }
        let form = if self.draw { PictureForm::Picture } else { PictureForm::Data };
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
            let mut page = self.reading.page(&table, view.observer, told);
            if let Some(seen) = self.seen.filter(|seen| seen.observer == view.observer) {
                // Who comes back has the lines up to there.
                page.read = look::told(&table, view.observer, read_up_to(&table, seen.version)).from;
            }
            page
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
            view.invited = turns.kept().await;
        }
        let seen = Seen { version: view.version, observer: view.observer };
        if !self.draw {
            self.seen = Some(seen);
            return Some(Some((seen, News::Table(Box::new(view)))));
        }
        // Of this moment, whatever happens at the table meanwhile: that is told by what comes next.
        let (pages, reader) = (self.app.pages.clone(), self.reader.clone());
        let draw = move || (Drawing::of(pages.layers(&reader, &view)), view.told);
        let (drawing, told) = self.app.drawing.run(draw).await.ok()?;
        self.told = told;
        Some(self.layers(seen, &drawing))
    }

    /// What those share who look back, as it is now; nothing inside when that is the same.
    async fn look_back(&mut self) -> Option<Option<(Seen, News)>> {
        let table = self.handle.open(&self.app).await.ok()?;
        let observer = look::observer(&self.app, &table, &self.eye).ok()?;
        let seen = Seen { version: table.version, observer };
        let view = cursors::study(&self.app, &self.handle, &table, &self.eye, &self.not_with);
        drop(table);
        if !self.draw {
            let same = self.study.as_ref() == Some(&view);
            self.study = Some(view.clone());
            return Some((!same).then(|| (seen, News::Study(Box::new(view)))));
        }
        let (pages, reader) = (self.app.pages.clone(), self.reader.clone());
        let draw = move || Drawing::of(pages.study_layers(&reader, &view));
        let drawing = self.app.drawing.run(draw).await.ok()?;
        Some(self.layers(seen, &drawing))
    }

    /// The layers that this reader's page lacks.
    fn layers(&mut self, seen: Seen, drawing: &Drawing) -> Option<(Seen, News)> {
        self.seen = None;
        if let Some(has) = self.has.take() {
            self.shown.has(drawing, &has);
        }
        let Changes { layers, has } = self.shown.changed(drawing);
        if layers.is_empty() {
            return None;
        }
        let version = seen.version;
        Some((seen, News::Layers(Layers { version, layers, has })))
    }
}

/// Over when the token has ended, if it ends.
async fn end(at: Option<i64>, clock: &Clock) {
    /// The longest sleep in one piece, in milliseconds: a clock may be put right meanwhile.
    const NAP: i64 = 60_000;
    let Some(at) = at else { return std::future::pending().await };
    while let Ok(left @ 1..) = u64::try_from((at - clock.now()).min(NAP)) {
        tokio::time::sleep(Duration::from_millis(left)).await;
    }
}

/// Over when it is the reader's turn at another table, or no longer.
async fn turned(turns: &mut Option<Following>, table: &str) {
    match turns {
        Some(turns) => turns.changed(table).await,
        None => std::future::pending().await,
    }
}

/// The journal's length at that version; 0 when something was taken back since.
fn read_up_to(table: &tables::table::Table, version: u64) -> usize {
    let Some(running) = &table.running else { return 0 };
    if version < running.cut_at {
        return 0;
    }
    running.marks.iter().rev().find(|(at, _)| *at <= version).map_or(0, |(_, length)| *length)
}
