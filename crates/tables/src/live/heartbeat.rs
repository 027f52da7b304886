//! The heartbeat of the house: while it cannot write, nobody can play, and no clock runs.
//!
//! That all is well is written again and again: of a database in a file beside it, so that nothing changes in it when nothing is
//! played, else in the database, for all that serve it. What a player is refused because nothing can be written is looked into
//! at once.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::StoreError;
use tokio::sync::Notify;

use crate::Engine;
use crate::boxed;
use crate::live::now;

/// The shortest pause that counts, in milliseconds.
const LEAST: i64 = 5000;
/// Size of the mark beside a database: as much room as an entry of a game needs, more than a page.
const ROOM: usize = 8 * 1024;

/// The state of the heartbeat.
#[derive(Default)]
pub struct Heartbeat {
    refused: AtomicBool,
    wake: Notify,
    /// The time since which nothing can be written, if that is so.
    since: Mutex<Option<i64>>,
}

impl Heartbeat {
    /// Notes that something could not be written, for this reason.
    pub fn heard(&self, error: &StoreError) {
        if matches!(error, StoreError::Full | StoreError::Damaged(_) | StoreError::Busy | StoreError::Io(_)) {
            self.refused.store(true, Ordering::Relaxed);
            self.wake.notify_one();
        }
    }

    fn since(&self) -> MutexGuard<'_, Option<i64>> {
        self.since.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The house opens: until now nobody could play, unless it is open elsewhere.
pub async fn begin(engine: &Engine) {
    let last = match engine.store.is_shared() {
        true => Some((i64::MIN, least(engine))),
        false => last_mark(&engine.settings.alive).map(|last| (last, LEAST)),
    };
    let begun = async {
        if let Some((last, least)) = last {
            engine.store.alive(Some(last), least).await?;
        }
        beat(engine).await?;
        read(engine).await
    };
    if let Err(error) = begun.await {
        let well = last.map(|(last, _)| last).filter(|last| *last > i64::MIN);
        trouble(engine, &error, well.unwrap_or_else(|| engine.settings.clock.now()));
    }
}

/// Notes that nothing can be written since this time.
fn trouble(engine: &Engine, error: &StoreError, since: i64) {
    tracing::warn!(%error, "nothing can be written down: no clock runs until it can");
    *engine.heartbeat.since() = Some(since);
    engine.pauses.begin(since);
}

/// Writes the end of the running time, unless another process goes on.
pub async fn end(engine: &Engine) {
    // Else it was written when it was well last.
    if engine.heartbeat.since().is_none() {
        let _ = beat(engine).await;
    }
}

/// Two beats: one may be late.
fn least(engine: &Engine) -> i64 {
    i64::try_from(2 * engine.settings.heartbeat.as_millis()).unwrap_or(i64::MAX)
}

/// Reads when nobody could play.
pub async fn read(engine: &Engine) -> Result<(), StoreError> {
    engine.pauses.set(engine.store.pauses().await?);
    Ok(())
}

/// Writes down that all is well.
async fn beat(engine: &Engine) -> Result<(), StoreError> {
    match engine.store.is_shared() {
        true => engine.store.alive(None, LEAST).await.map(drop),
        false => mark(engine).await.map_err(StoreError::from),
    }
}

/// Writes the mark beside the database: a new file replaces the one before, for which there must be room.
async fn mark(engine: &Engine) -> io::Result<()> {
    let (at, path) = (engine.settings.clock.now(), engine.settings.alive.clone());
    let mut new = path.clone().into_os_string();
    new.push(".new");
    let written = boxed::spawn_blocking(move || {
        let mut options = fs::OpenOptions::new();
        options.create(true).truncate(true).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&new)?.write_all(format!("{at:<ROOM$}").as_bytes())?;
        fs::rename(&new, &path)
    });
    written.await.map_err(io::Error::other)?
}

/// The time of the last mark, if there is one.
fn last_mark(path: &Path) -> Option<i64> {
    fs::read_to_string(path).ok()?.trim().parse().ok()
}

/// Writes down that all is well for as long as the server runs; where it is not, since when.
pub async fn keep(engine: Engine) {
    let (mut well, mut seen) = (engine.settings.clock.now(), now());
    loop {
        let since = *engine.heartbeat.since();
        let every = engine.settings.heartbeat;
        tokio::select! {
            () = tokio::time::sleep(if since.is_some() { every.min(Duration::from_secs(1)) } else { every }) => {}
            () = engine.heartbeat.wake.notified(), if since.is_none() => {}
        }
        let refused = engine.heartbeat.refused.swap(false, Ordering::Relaxed);
        // By the system's time, which goes on while the machine sleeps.
        let asleep = now().saturating_sub(seen) > least(&engine) + LEAST;
        seen = now();
        let written = match since.is_some() || refused || asleep {
            true => engine.store.alive(Some(since.unwrap_or(well)), LEAST).await,
            false => beat(&engine).await.map(|()| false),
        };
        match written {
            Ok(paused) => {
                let anew = since.is_some() || paused;
                if (anew || engine.store.is_shared()) && read(&engine).await.is_err() {
                    continue;
                }
                well = engine.settings.clock.now();
                *engine.heartbeat.since() = None;
                if anew {
                    tell(&engine);
                }
            }
            Err(error) if since.is_none() => {
                trouble(&engine, &error, well);
                tell(&engine);
            }
            Err(_) => {}
        }
    }
}

/// Refreshes all open tables, so that they show the clocks as they stand.
fn tell(engine: &Engine) {
    for handle in engine.tables.all() {
        handle.publish_presence();
    }
}
