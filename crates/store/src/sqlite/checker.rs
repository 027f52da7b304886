//! Reading a file whole while it is open already: a large one takes a while, and nobody who plays shall wait for that.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rusqlite::InterruptHandle;

use super::backup::last_copy;
use super::connection::{check_whole, open_reader};
use crate::StoreError;

/// The interval at which a reading that may have to stop is looked at.
const LOOK: Duration = Duration::from_millis(2);

/// The least time between two readings of the whole file after somebody met damage.
const PAUSE: Duration = Duration::from_mins(10);

/// A check in the background, and what it found.
pub(super) struct Checker {
    path: PathBuf,
    busy_timeout: Duration,
    found: Arc<Found>,
    thread: Mutex<Option<JoinHandle<()>>>,
    /// When it was last read because somebody met damage.
    suspected: Mutex<Option<Instant>>,
}

#[derive(Default)]
struct Found {
    damage: OnceLock<String>,
    stop: AtomicBool,
    reading: Mutex<Option<InterruptHandle>>,
}

impl Checker {
    /// One that has not begun.
    pub(super) fn new(path: PathBuf, busy_timeout: Duration) -> Self {
        Self {
            path,
            busy_timeout,
            found: Arc::default(),
            thread: Mutex::default(),
            suspected: Mutex::default(),
        }
    }

    /// Begins to read the file, unless it is being read; does it?
    pub(super) fn begin(&self) -> Result<bool, StoreError> {
        let mut thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        if self.found.stop.load(Ordering::Acquire) || thread.as_ref().is_some_and(|it| !it.is_finished()) {
            return Ok(false);
        }
        let (told, path, busy_timeout) = (self.found.clone(), self.path.clone(), self.busy_timeout);
        let new = std::thread::Builder::new().name("store-check".into());
        *thread = Some(new.spawn(move || told.read(&path, busy_timeout))?);
        Ok(true)
    }

    /// Somebody met damage: what was whole when the file was opened need not be so now. It is read again, but not all the time, as a
    /// single value that nobody can read is no damage; and not once damage is known.
    pub(super) fn suspect(&self) {
        let mut suspected = self.suspected.lock().unwrap_or_else(PoisonError::into_inner);
        if self.found.damage.get().is_some() || suspected.is_some_and(|at| at.elapsed() <= PAUSE) {
            return;
        }
        match self.begin() {
            Ok(true) => *suspected = Some(Instant::now()),
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "the database cannot be read whole now"),
        }
    }

    /// Refuses once the file is known to be damaged.
    pub(super) fn damage(&self) -> Result<(), StoreError> {
        self.found.damage.get().map_or(Ok(()), |why| Err(StoreError::Damaged(why.clone())))
    }

    /// Breaks it off; true once it has ended.
    fn has_stopped(&self) -> bool {
        self.found.stop.store(true, Ordering::Release);
        if let Some(reading) = &*self.found.reading.lock().unwrap_or_else(PoisonError::into_inner) {
            reading.interrupt();
        }
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner);
        thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Breaks it off and waits until it has ended: the last who closes a file tidies it up.
    pub(super) async fn stop(&self) {
        while !self.has_stopped() {
            tokio::time::sleep(LOOK).await;
        }
    }
}

impl Drop for Checker {
    fn drop(&mut self) {
        while !self.has_stopped() {
            std::thread::sleep(LOOK);
        }
    }
}

impl Found {
    fn read(&self, path: &Path, busy_timeout: Duration) {
        let begun = Instant::now();
        let read = || {
            let conn = open_reader(path, busy_timeout)?;
            *self.reading.lock().unwrap_or_else(PoisonError::into_inner) = Some(conn.get_interrupt_handle());
            if self.stop.load(Ordering::Acquire) { Ok(()) } else { check_whole(&conn) }
        };
        let found = read();
        // The handle goes before its connection is thought of as closed.
        *self.reading.lock().unwrap_or_else(PoisonError::into_inner) = None;
        match found {
            _ if self.stop.load(Ordering::Acquire) => {}
            Ok(()) => {
                let millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
                tracing::info!(millis, "the database was read whole: nothing of it is damaged");
            }
            Err(StoreError::Corrupt(why)) => {
                tracing::error!(
                    path = %path.display(),
                    why,
                    last_copy = last_copy(path).as_deref().unwrap_or("none is known"),
                    "the database is damaged, and nothing more is written to it: stop the program and restore the last copy"
                );
                let _ = self.damage.set(why);
            }
            Err(error) => tracing::warn!(%error, "the database could not be read whole"),
        }
    }
}
