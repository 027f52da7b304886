//! The view that all spectators of a table share: computed once, and drawn once in each language, however many they are.

use std::sync::Arc;

use seen::{Reader, TableView, ToldView};
use table::Observer;
use tokio::sync::Mutex;

use super::event_id::Seen;
use super::shown::Drawing;
use crate::live::look::{self, Eye, PictureForm};
use crate::live::reading::Reading;
use crate::live::{Handle, Signal};
use crate::{Engine, TableError};

/// The last picture of a table for those who watch.
#[derive(Default)]
pub struct SharedDrawing(Mutex<Latest>);

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
    pub async fn of(
        &self,
        engine: &Engine,
        handle: &Handle,
        eye: &Eye,
        reader: &Reader,
        signal: Signal,
    ) -> Result<(Seen, Arc<Drawing>), TableError> {
        let mut latest = self.0.lock().await;
        if latest.view.as_ref().is_none_or(|(at, _)| *at != signal) {
            latest.look(engine, handle, eye, signal).await?;
        }
        let seen = latest.seen().ok_or(TableError::Internal)?;
        let known = latest.drawn.iter().find(|(lang, _)| *lang == reader.lang);
        let drawing = match known.map(|(_, drawing)| drawing.clone()) {
            Some(drawing) => drawing,
            None => latest.draw(engine, reader).await?,
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
    async fn draw(&mut self, engine: &Engine, reader: &Reader) -> Result<Arc<Drawing>, TableError> {
        let (signal, view) = self.view.take().ok_or(TableError::Internal)?;
        let nobody = Reader { name: None, picture: None, guest: false, ..reader.clone() };
        let draw_table = engine.draw.clone();
        let draw = move || (Drawing::of(draw_table(&nobody, &view)), view);
        let (drawing, view) = engine.drawing.run(draw).await?;
        let drawing = Arc::new(drawing);
        self.view = Some((signal, view));
        self.drawn.push((reader.lang, drawing.clone()));
        Ok(drawing)
    }

    async fn look(
        &mut self,
        engine: &Engine,
        handle: &Handle,
        eye: &Eye,
        signal: Signal,
    ) -> Result<(), TableError> {
        let nobody = Eye { guest: None, token: eye.token.clone(), seat: None, ..Eye::default() };
        let table = handle.open(engine).await?;
        let mut view = look::look(engine, handle, &table, &nobody, PictureForm::Picture)?;
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
