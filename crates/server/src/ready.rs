//! Readiness: a test that the server can store what it would acknowledge.

use std::time::{Duration, Instant};

use store::Store;
use tokio::sync::Mutex;

use crate::ApiError;

/// The result of the last test, reused so that frequent requests cost one write a second at most.
#[derive(Default)]
pub(crate) struct Ready(Mutex<Option<(Instant, Result<(), ApiError>)>>);

/// Writes as much as an entry of a game needs, and deletes it again.
async fn write(store: &Store) -> Result<(), ApiError> {
    store.set_meta("ready", "?".repeat(ROOM)).await?;
    store.set_meta("ready", tables::now().to_string()).await?;
    Ok(())
}

/// Size of the test entry: more than a page of the database.
const ROOM: usize = 8 * 1024;

/// Lifetime of a result.
const HOLDS: Duration = Duration::from_secs(1);

impl Ready {
    /// Writes one line to the database and sees whether it stays.
    pub(crate) async fn look(&self, store: &Store) -> Result<(), ApiError> {
        let mut last = self.0.lock().await;
        if let Some((at, found)) = &*last
            && at.elapsed() < HOLDS
        {
            return found.clone();
        }
        let found = write(store).await;
        *last = Some((Instant::now(), found.clone()));
        found
    }
}
