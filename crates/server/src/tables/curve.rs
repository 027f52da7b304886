//! The course of a finished game: judged in the background once somebody who played it asks, and kept with the table as long as that is
//! in memory. Everybody who looks back sees it grow.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Curve;
use table::AnyMatch;

use crate::boxed;
use crate::tables::Handle;
use crate::tables::turned::{JUDGE, think};
use crate::{AppState, CurveView, MomentView};

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
    let to = handle.clone();
    let done = think(app, game, move |bots, stop, game, seed| {
        let mut told = |curve: &Curve| {
            to.course.put(Some(shown(curve, false)));
            to.publish_presence();
        };
        let curve = bots.curve(stop, game, JUDGE, seed, &mut told)?;
        to.course.put(Some(shown(&curve, true)));
        Some(())
    });
    done.await.flatten()
}

fn shown(curve: &Curve, whole: bool) -> CurveView {
    let moments = curve.moments.iter();
    let moments = moments.map(|moment| MomentView { ply: moment.ply, chance: moment.chance });
    CurveView { seat: curve.seat, moments: moments.collect(), whole }
}
