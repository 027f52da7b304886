//! Whether the house can write anything down: while it cannot, nobody can play, and no clock runs.

use std::time::{Duration, Instant};

use store::StoreError;

use crate::AppState;
use crate::tables::now;

/// So long must a stop be, in milliseconds, to be one.
const LEAST: i64 = 5000;
/// How long what is written down may take, in milliseconds, before nobody could play meanwhile.
const SLOW: u128 = 10_000;

/// The house opens: until now nobody could play, unless it is open elsewhere.
pub(crate) async fn begin(app: &AppState) -> Result<(), StoreError> {
    let least = if app.store.is_shared() { least(app) } else { LEAST };
    app.store.alive(Some(i64::MIN), least).await?;
    read(app).await
}

/// Two beats: one may be late.
fn least(app: &AppState) -> i64 {
    i64::try_from(2 * app.config.pulse.as_millis()).unwrap_or(i64::MAX)
}

/// Reads when nobody could play.
pub(crate) async fn read(app: &AppState) -> Result<(), StoreError> {
    app.pauses.set(app.store.pauses().await?);
    Ok(())
}

/// Writes down again and again that all is well; when it is not, and since when.
pub(crate) async fn keep(app: AppState) {
    let (mut well, mut beat) = (app.config.clock.now(), now());
    let mut trouble = false;
    loop {
        let every = app.config.pulse;
        tokio::time::sleep(if trouble { every.min(Duration::from_secs(1)) } else { every }).await;
        // By the system's time, which goes on while the machine sleeps.
        let asleep = now().saturating_sub(beat) > least(&app) + LEAST;
        let began = Instant::now();
        let since = (trouble || asleep).then_some(well);
        let mut written = app.store.alive(since, LEAST).await;
        if written.is_ok() && since.is_none() && began.elapsed().as_millis() > SLOW {
            written = app.store.alive(Some(well), LEAST).await;
        }
        beat = now();
        match written {
            Ok(paused) => {
                if (trouble || paused || app.store.is_shared()) && read(&app).await.is_err() {
                    continue;
                }
                well = app.config.clock.now();
                if trouble || paused {
                    tell(&app);
                }
                trouble = false;
            }
            Err(error) if !trouble => {
                tracing::warn!(%error, "nothing can be written down: no clock runs until it can");
                trouble = true;
                app.pauses.begin(well);
                tell(&app);
            }
            Err(_) => {}
        }
    }
}

/// Whoever looks is shown the clocks as they stand.
fn tell(app: &AppState) {
    for handle in app.tables.all() {
        handle.publish_presence();
    }
}
