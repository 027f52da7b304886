//! SQLite: one file, one thread that writes it, a few connections that read it.

mod backup;
mod checker;
mod connection;
mod error;
mod migrations;
mod readers;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;

use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot, watch};

use crate::ask::Ask;
use crate::change::Change;
use crate::{Check, Options, StoreError};

use backup::last_copy;
pub use backup::{backup_file, compact_file, note_copy};
use checker::Checker;
use connection::{Durability, open_writer};
use readers::Readers;
use writer::{Job, Request, Writer};

/// An open file. Dropped in this order: nobody reads it whole any more, the queue ends, the writer sees that and ends, its files may
/// go.
pub(crate) struct Sqlite {
    path: PathBuf,
    checker: Checker,
    readers: Arc<Readers>,
    queue: mpsc::Sender<Request>,
    /// Never sent anything: it ends when the writer does.
    ended: watch::Receiver<()>,
    _writer: JoinOnDrop,
    _home: Option<TempDir>,
}

struct JoinOnDrop(Option<JoinHandle<()>>);

impl Drop for JoinOnDrop {
    fn drop(&mut self) {
        if let Some(Err(_)) = self.0.take().map(JoinHandle::join) {
            tracing::error!("the writer of the store panicked");
        }
    }
}

/// The same error, with the last copy where the file is damaged: whoever reads it looks for one.
fn naming_copy(error: StoreError, path: &Path) -> StoreError {
    match (error, last_copy(path)) {
        (StoreError::Corrupt(why), Some(copy)) => {
            StoreError::Corrupt(format!("{why}; its last copy: {copy}"))
        }
        (error, _) => error,
    }
}

impl Sqlite {
    /// Opens the file, or makes it. Blocks until its schema is up to date.
    pub(crate) fn open(path: &Path, options: Options) -> Result<Self, StoreError> {
        Self::start(path, options, Durability::Disk, None)
    }

    /// A store in a new temporary directory that is deleted with it. It does not wait for the disk.
    pub(crate) fn temporary(options: Options) -> Result<Self, StoreError> {
        let home = tempfile::Builder::new().prefix("bree-").tempdir()?;
        let path = home.path().join("bree.db");
        Self::start(&path, options, Durability::None, Some(home))
    }

    fn start(
        path: &Path,
        options: Options,
        durability: Durability,
        home: Option<TempDir>,
    ) -> Result<Self, StoreError> {
        // Absolute, because readers are opened later, and because SQLite gives names like ':memory:' a meaning.
        let path = std::path::absolute(path)?;
        let conn = open_writer(&path, &options, durability);
        let conn = conn.map_err(|error| naming_copy(error.at(&path), &path))?;
        let (queue, requests) = mpsc::channel(options.queue.max(1));
        let (running, ended) = watch::channel(());
        let writer =
            Writer { conn, queue: requests, batch: options.batch.max(1), clock: options.clock.clone() };
        let thread = std::thread::Builder::new().name("store-writer".into()).spawn(move || {
            let _running = running;
            writer.run();
        })?;
        tracing::info!(path = %path.display(), "the store is open");
        let readers = Arc::new(Readers::new(path.clone(), options.busy_timeout, options.readers));
        let checker = Checker::new(path.clone(), options.busy_timeout);
        if options.check == Check::Meanwhile {
            checker.begin()?;
        }
        Ok(Self { path, checker, readers, queue, ended, _writer: JoinOnDrop(Some(thread)), _home: home })
    }

    /// The path of the file.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Takes no more work, writes what is queued, and closes the file. Safe to call twice.
    pub(crate) async fn close(&self) {
        self.checker.stop().await;
        // Readers first: the last connection to close folds the write-ahead log into the database.
        self.readers.close().await;
        // Fails only when the store is closed, or closing, already.
        let _ = self.queue.send(Request::Close).await;
        let _ = self.ended.clone().changed().await;
    }

    pub(crate) async fn change(&self, change: Box<dyn Change>) -> Result<u64, StoreError> {
        self.checker.damage()?;
        let (reply, answer) = oneshot::channel();
        let request = Request::Write(Job { change, reply });
        self.queue.send(request).await.map_err(|_| StoreError::Closed)?;
        let answer = answer.await.map_err(|_| StoreError::Closed)?;
        answer.inspect_err(|error| self.heard(error))
    }

    pub(crate) async fn query(&self, ask: Ask) -> Result<(), StoreError> {
        self.readers.query(ask).await.inspect_err(|error| self.heard(error))
    }

    /// Damage that somebody meets is looked for in all of the file: once it is found, nothing more is written.
    fn heard(&self, error: &StoreError) {
        if matches!(error, StoreError::Corrupt(_)) {
            self.checker.suspect();
        }
    }
}
