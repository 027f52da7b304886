//! The view that all spectators of a table share: computed once, and drawn once in each language, however many they are.

use std::sync::Arc;

use table::Observer;
use tokio::sync::Mutex;

use super::seen::Seen;
use super::shown::Drawing;
use crate::tables::look::{self, Eye, PictureForm};
use crate::tables::reading::Reading;
use crate::tables::{Handle, Signal};
use crate::{ApiError, AppState, Reader, TableView, ToldView};

/// The last picture of a table for those who watch.
#[derive(Default)]
pub(crate) struct SharedDrawing(Mutex<Latest>);

#[derive(Default)]
struct Latest {
    /// The view, and the signal at which it was computed.
    view: Option<(Signal, TableView)>,
    /// The same as pages, by language.
    drawn: Vec<(&'static str, Arc<Drawing>)>,
    reading: Reading,
    told: ToldView,
    names: Vec<String>,
}

impl SharedDrawing {
    /// The picture at that signal, or a later one. The first caller computes and draws it; the others wait for it, but
    /// nobody who plays does.
    pub(crate) async fn of(
        &self,
        app: &AppState,
        handle: &Handle,
        eye: &Eye,
        reader: &Reader,
        signal: Signal,
    ) -> Result<(Seen, Arc<Drawing>), ApiError> {
        let mut latest = self.0.lock().await;
        if latest.view.as_ref().is_none_or(|(at, _)| *at != signal) {
            latest.look(app, handle, eye, signal).await?;
        }
        let seen = latest.seen().ok_or(ApiError::Internal)?;
        let known = latest.drawn.iter().find(|(lang, _)| *lang == reader.lang);
        let drawing = match known.map(|(_, drawing)| drawing.clone()) {
            Some(drawing) => drawing,
            None => latest.draw(app, reader).await?,
        };
        Ok((seen, drawing))
    }
}

impl Latest {
    fn seen(&self) -> Option<Seen> {
        let (_, view) = self.view.as_ref()?;
        Some(Seen { version: view.version, observer: view.observer })
    }

    /// Draws the view in the reader's language, in the background. Where that fails, or nobody waits for it any more, whoever
    /// comes next looks anew.
    async fn draw(&mut self, app: &AppState, reader: &Reader) -> Result<Arc<Drawing>, ApiError> {
        let (signal, view) = self.view.take().ok_or(ApiError::Internal)?;
        let nobody = Reader { name: None, picture: None, guest: false, ..reader.clone() };
        let pages = app.pages.clone();
        let draw = move || (Drawing::of(pages.layers(&nobody, &view)), view);
        let (drawing, view) = app.drawing.run(draw).await?;
        let drawing = Arc::new(drawing);
        self.view = Some((signal, view));
        self.drawn.push((reader.lang, drawing.clone()));
        Ok(drawing)
    }

    async fn look(
        &mut self,
        app: &AppState,
        handle: &Handle,
        eye: &Eye,
        signal: Signal,
    ) -> Result<(), ApiError> {
        let nobody = Eye { guest: None, token: eye.token.clone(), seat: None, ..Eye::default() };
        let table = handle.open(app).await?;
        let mut view = look::look(app, handle, &table, &nobody, PictureForm::Picture)?;
        let names = view.names();
        let told = std::mem::take(&mut self.told);
        let same = self.names == names && view.observer == Observer::Watcher;
        if !same {
            self.reading = Reading::default();
        }
        view.told = self.reading.page(&table, view.observer, told);
        // As if nobody had read any of it: each page keeps what it has of these lines.
        view.told.read = 0;
        look::add_picture(&mut view, &table);
        drop(table);
        self.names = names;
        self.told.clone_from(&view.told);
        self.drawn.clear();
        self.view = Some((signal, view));
        Ok(())
    }
}
