//! The course of a finished game: judged in the background once somebody who played it asks, and kept with the table as long as that is
//! in memory. Everybody who looks back sees it grow.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::{CancelFlag, Curve};
use table::AnyMatch;

use crate::boxed;
use crate::tables::Handle;
use crate::tables::table::{Running, Table};
use crate::tables::turned::JUDGE;
use crate::{AppState, CurveView, How, MomentView};

/// The course of a table's game, as far as it was judged.
#[derive(Default)]
pub(crate) struct Course(Mutex<Option<CurveView>>);

impl Course {
    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, Option<CurveView>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The curve as it is now; nothing before somebody asked for it.
    pub(crate) fn view(&self) -> Option<CurveView> {
        self.lock().clone()
    }

    /// True for the first who asks.
    fn begin(&self) -> bool {
        let mut known = self.lock();
        let first = known.is_none();
        if first {
            *known = Some(CurveView::default());
        }
        first
    }

    fn put(&self, curve: Option<CurveView>) {
        *self.lock() = curve;
    }
}

/// The game of this table, if it has a course to be judged: it came to its end by the rules.
pub(crate) fn judged(table: &Table) -> Option<&Running> {
    let by_the_rules = table.ended.as_ref().is_some_and(|(how, _)| *how == How::Outcome);
    table.running.as_ref().filter(|_| by_the_rules)
}

/// Sets about the course of this game, if nobody has asked for it.
pub(crate) fn begin(app: &AppState, handle: &Arc<Handle>, game: Box<dyn AnyMatch>) {
    if !handle.course.begin() {
        return;
    }
    handle.publish_presence();
    let (app, handle) = (app.clone(), handle.clone());
    boxed::spawn(async move {
        if work_out(&app, &handle, game).await.is_none() {
            // The house was busy: whoever asks next sets about it again.
            handle.course.put(None);
        }
        handle.publish_presence();
    });
}

async fn work_out(app: &AppState, handle: &Arc<Handle>, game: Box<dyn AnyMatch>) -> Option<()> {
    let bots = app.house.room(game.info().id)?.bots.clone();
    let place = app.hints.place().await.ok()?;
    let (stop, seed, to) = (CancelFlag::default(), u64::from(game.ply()), handle.clone());
    let ends = stop.clone();
    let work = boxed::spawn_blocking(move || {
        let _place = place;
        let mut told = |curve: &Curve| {
            to.course.put(Some(shown(curve, false)));
            to.publish_presence();
        };
        let curve = bots.curve(&ends, game.as_ref(), JUDGE, seed, &mut told)?;
        to.course.put(Some(shown(&curve, true)));
        Some(())
    });
    tokio::select! {
        done = work => done.ok().flatten(),
        () = app.closes() => {
            stop.cancel();
            None
        }
    }
}

fn shown(curve: &Curve, whole: bool) -> CurveView {
    let moments = curve.moments.iter();
    let moments = moments.map(|moment| MomentView { ply: moment.ply, chance: moment.chance });
    CurveView { seat: curve.seat, moments: moments.collect(), whole }
}
