//! A few read-only connections, so that reading never waits for the writer.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::connection::open_reader;
use crate::StoreError;
use crate::ask::{Ask, on_a_thread};
use crate::sql::Sql;

/// The pool. A connection is opened when it is first needed.
pub(crate) struct Readers {
    path: PathBuf,
    busy_timeout: Duration,
    size: u32,
    permits: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub(crate) fn new(path: PathBuf, busy_timeout: Duration, size: u32) -> Self {
        let size = size.max(1);
        let permits = Arc::new(Semaphore::new(size as usize));
        Self { path, busy_timeout, size, permits, idle: Mutex::default() }
    }

    /// Asks on a blocking thread, as soon as a connection is free.
    pub(crate) async fn query(self: &Arc<Self>, ask: Ask) -> Result<(), StoreError> {
        let permit = Arc::clone(&self.permits).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let pool = Arc::clone(self);
        let work = move || {
            // Held until the connection is back, also when nobody waits for the result any more.
            let _permit = permit;
            let idle = pool.idle().pop();
            let conn = match idle {
                Some(conn) => conn,
                None => open_reader(&pool.path, pool.busy_timeout)?,
            };
            ask(&Sql::Sqlite(&conn))?;
            // Not after an error: a fresh connection is worth more than one in doubt.
            pool.idle().push(conn);
            Ok(())
        };
        on_a_thread(Box::new(work)).await
    }

    /// Waits for the queries that run, takes no more, and closes the connections.
    pub(crate) async fn close(&self) {
        // Fails only when someone else has closed the pool already.
        let _all = self.permits.acquire_many(self.size).await;
        self.permits.close();
        self.idle().clear();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        // Nothing can be half done under this lock: a push or a pop.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
