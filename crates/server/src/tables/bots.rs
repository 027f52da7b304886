//! Bots take their turns.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use table::{AnyMatch, Seat};

use super::registry::Handle;
use super::summary::{Line, owing};
use super::table::Table;
use super::{act, commands};
use crate::{ApiError, AppState};

/// What a bot has to decide.
struct Turn {
    seat: Seat,
    ply: u32,
    level: String,
    game: Box<dyn AnyMatch>,
    seed: u64,
}

/// Sees to it that bots that are asked answer. Returns at once; one task a table does the work.
pub(super) fn wake(app: &AppState, handle: &Arc<Handle>) {
    if handle.bots_at_work.swap(true, Ordering::AcqRel) {
        return;
    }
    let (app, handle) = (app.clone(), handle.clone());
    tokio::spawn(async move {
        loop {
            work(&app, &handle).await;
            handle.bots_at_work.store(false, Ordering::Release);
            // Whoever woke us while we were closing up was turned away: look once more.
            let asked = !app.closing() && matches!(next(&app, &handle).await, Ok(Some(_)));
            if !asked || handle.bots_at_work.swap(true, Ordering::AcqRel) {
                break;
            }
        }
    });
}

async fn work(app: &AppState, handle: &Arc<Handle>) {
    let mut patience = Duration::from_millis(500);
    while !app.closing() {
        let turn = match next(app, handle).await {
            Ok(Some(turn)) => turn,
            Ok(None) => return,
            Err(error) => {
                tracing::warn!(
                    table = handle.id,
                    code = error.code(),
                    "a bot cannot see the table"
                );
                return;
            }
        };
        let (seat, ply) = (turn.seat, turn.ply);
        tokio::time::sleep(app.config.bot_pace).await;
        let Some(choice) = think(app, &handle.id, turn).await else {
            return;
        };
        let chosen = act(app, &handle.id, move |table, room| {
            commands::choose::choose(table, room, seat, ply, &choice)
        });
        match chosen.await {
            Ok(_) => patience = Duration::from_millis(500),
            // Something was taken back, or the game is over: look again.
            Err(ApiError::Stale { .. } | ApiError::NotAsked(_) | ApiError::Over | ApiError::Moved) => {}
            Err(error) if error.retry_after().is_some() => {
                tracing::warn!(
                    table = handle.id,
                    code = error.code(),
                    "a bot waits for the store"
                );
                tokio::time::sleep(patience).await;
                patience = (patience * 2).min(Duration::from_secs(30));
            }
            Err(error) => {
                tracing::error!(table = handle.id, code = error.code(), "a bot made no choice");
                return;
            }
        }
    }
}

/// The next decision that a bot owes, if one does.
async fn next(app: &AppState, handle: &Handle) -> Result<Option<Turn>, ApiError> {
    let table = handle.open(app).await?;
    Ok(turn(&table))
}

fn turn(table: &Table) -> Option<Turn> {
    let owing = owing(table);
    let running = table.running.as_ref()?;
    let (seat, level) = owing
        .iter()
        .find_map(|seat| Some((seat, table.seats[seat.index()].bot()?.to_owned())))?;
    // From the seed that is secret until the end: nobody can work out beforehand what a bot will do.
    let seed = running
        .seed
        .0
        .iter()
        .take(8)
        .fold(0, |seed, byte| seed << 8 | u64::from(*byte));
    Some(Turn {
        seat,
        ply: running.live.since(seat),
        level,
        game: running.live.boxed_clone(),
        seed: seed ^ u64::from(running.live.ply()) << 8 ^ seat.number() as u64,
    })
}

/// Lets a bot think, where it keeps nobody waiting.
async fn think(app: &AppState, id: &str, turn: Turn) -> Option<String> {
    let permit = app.thinkers.clone().acquire_owned().await.ok()?;
    let bots = app.house.room(turn.game.info().id)?.bots.clone();
    let started = Instant::now();
    let thought = tokio::task::spawn_blocking(move || {
        let choice = bots.choose(turn.game.as_ref(), turn.seat, &turn.level, turn.seed);
        drop(permit);
        // A level that is gone from the house, or a bot at a loss: the first choice keeps the game going.
        choice.or_else(|| turn.game.choices(turn.seat).into_iter().next())
    });
    let choice = thought.await.unwrap_or_else(|panic| {
        tracing::error!(%panic, table = id, "a bot failed");
        None
    });
    metrics::histogram!("bree_bot_seconds").record(started.elapsed());
    choice
}

/// After a start: tables where a bot was to move go on by themselves.
pub(crate) async fn wake_recent(app: &AppState) {
    const RECENT: i64 = 7 * 24 * 3600 * 1000;
    let rows = match app.store.all_tables(1000, 0).await {
        Ok(rows) => rows,
        Err(error) => {
            tracing::warn!(%error, "sleeping bots are not woken");
            return;
        }
    };
    let since = super::now() - RECENT;
    let playing = rows
        .into_iter()
        .filter(|row| row.summary.status == store::Status::Playing && row.updated_at > since);
    for row in playing {
        let line = serde_json::from_str::<Line>(&row.summary.body).unwrap_or_default();
        // Loading wakes them.
        if line.bots_owe
            && let Err(error) = app.tables.find(app, &row.id).await
        {
            tracing::warn!(table = row.id, code = error.code(), "a table is not woken");
        }
    }
}
