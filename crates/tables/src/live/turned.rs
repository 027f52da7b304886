//! The look back on a finished game: computed in the background once a player looks at its end, and kept with the table
//! as long as that is in memory.

use std::sync::{Mutex, PoisonError};

use bots::{AnyBots, CancelFlag, LineStep, Turned};
use seen::{LineView, OpenView, SwingView, TryView, TurnView, TurnedView};
use table::AnyMatch;

use crate::Engine;
use crate::boxed;
use crate::live::Handle;
use crate::live::table::Table;

/// The level of the bot that judges the moments of a game.
pub(super) const JUDGE: &str = "hard";

/// The state of a table's look back.
#[derive(Default)]
pub struct End(Mutex<Known>);

#[derive(Default)]
enum Known {
    #[default]
    Nothing,
    /// Being computed.
    Soon,
    /// Computed; nothing, where that could not be done.
    Of(Option<TurnedView>),
}

impl End {
    fn take(&self) -> Option<Option<TurnedView>> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*known {
            Known::Of(turned) => Some(turned.clone()),
            Known::Soon => Some(None),
            Known::Nothing => {
                *known = Known::Soon;
                None
            }
        }
    }

    fn put(&self, known: Known) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = known;
    }
}

/// The look back on this table's game, if it is ready. The first request starts the work, and sees it a little later.
pub fn turned(engine: &Engine, handle: &Handle, table: &Table) -> Option<TurnedView> {
    let running = table.judged()?;
    // One that is just being made is nowhere yet.
    let kept = engine.tables.known(&table.id)?;
    if let Some(known) = handle.end.take() {
        return known;
    }
    let (engine, handle, game) = (engine.clone(), kept, running.live.boxed_clone());
    boxed::spawn(async move {
        let found =
            think(&engine, game, |bots, stop, game, seed| bots.turned(stop, game, JUDGE, seed).map(shown));
        let found = found.await;
        let told = found.is_some();
        handle.end.put(match found {
            Some(turned) => Known::Of(turned),
            // The house was busy: whoever looks next sets about it again.
            None => Known::Nothing,
        });
        if told {
            handle.publish_presence();
        }
    });
    None
}

/// Thinks about a finished game on a thread that may be blocked, once there is a place. Nothing, when the house was busy or closes.
pub(super) async fn think<T: Send + 'static>(
    engine: &Engine,
    game: Box<dyn AnyMatch>,
    thought: impl FnOnce(&dyn AnyBots, &CancelFlag, &dyn AnyMatch, u64) -> T + Send + 'static,
) -> Option<T> {
    let bots = engine.house.room(game.info().id)?.bots.clone();
    let place = engine.hints.place().await.ok()?;
    let (stop, seed) = (CancelFlag::default(), u64::from(game.ply()));
    let ends = stop.clone();
    let work = boxed::spawn_blocking(move || {
        let _place = place;
        thought(&*bots, &ends, &*game, seed)
    });
    tokio::select! {
        found = work => found.ok(),
        () = engine.closes() => {
            stop.cancel();
            None
        }
    }
}

fn shown(turned: Turned) -> TurnedView {
    let turn = turned.turn.map(|turn| TurnView {
        ply: turn.ply,
        by: turn.by,
        lost: turn.lost,
        swing: turn.swing.map(|swing| SwingView {
            seat: swing.seat,
            before: swing.before,
            after: swing.after,
            luck: swing.luck,
        }),
    });
    let step = |step: LineStep| LineView { seat: step.seat, choice: step.choice, say: step.say };
    let open = turned.open.map(|open| OpenView {
        could: open.could,
        last: open.last,
        line: open.line.into_iter().map(step).collect(),
    });
    let tries = turned.tries.into_iter().map(|one| TryView { seat: one.seat, ply: one.ply });
    TurnedView { turn, close: turned.close, open, tries: tries.collect() }
}
