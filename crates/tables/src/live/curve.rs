//! The course of a finished game: judged in the background once somebody who played it asks, and kept with the table as long as that is
//! in memory. Everybody who looks back sees it grow.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Curve;
use seen::{CurveView, MomentView};
use table::AnyMatch;

use crate::Engine;
use crate::boxed;
use crate::live::Handle;
use crate::live::turned::{JUDGE, think};

/// The course of a table's game, as far as it was judged.
#[derive(Default)]
pub struct Course(Mutex<Option<CurveView>>);

impl Course {
    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, Option<CurveView>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The curve as it is now; nothing before somebody asked for it.
    pub fn view(&self) -> Option<CurveView> {
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
pub fn begin(engine: &Engine, handle: &Arc<Handle>, game: Box<dyn AnyMatch>) {
    if !handle.course.begin() {
        return;
    }
    handle.publish_presence();
    let (engine, handle) = (engine.clone(), handle.clone());
    boxed::spawn(async move {
        if work_out(&engine, &handle, game).await.is_none() {
            // The house was busy: whoever asks next sets about it again.
            handle.course.put(None);
        }
        handle.publish_presence();
    });
}

async fn work_out(engine: &Engine, handle: &Arc<Handle>, game: Box<dyn AnyMatch>) -> Option<()> {
    let to = handle.clone();
    let done = think(engine, game, move |bots, stop, game, seed| {
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
