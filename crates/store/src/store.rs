//! The handle everyone holds.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::Connection;
use tempfile::TempDir;
use tokio::sync::{mpsc, oneshot, watch};

use crate::connection::{Durability, open_writer};
use crate::readers::Readers;
use crate::writer::{Change, Job, Request, Writer};
use crate::{Append, Clock, StoreError};

/// How a store is opened.
#[derive(Debug, Clone)]
pub struct Options {
    /// How long to wait for another program that holds the database.
    pub busy_timeout: Duration,
    /// The most pages (of 4 KiB) the database may have; beyond that it is [`StoreError::Full`].
    pub max_pages: Option<u32>,
    /// The most changes that share one transaction.
    pub batch: usize,
    /// The most changes that may wait; who comes then waits for a place.
    pub queue: usize,
    /// The most queries that run at once.
    pub readers: u32,
    /// By what the time of a change is told.
    pub clock: Clock,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            busy_timeout: Duration::from_secs(5),
            max_pages: None,
            batch: 64,
            queue: 256,
            readers: 4,
            clock: Clock::default(),
        }
    }
}

/// The record of all tables. Cheap to clone; all clones share one writer.
///
/// Dropping the last one waits for the writer to finish what is queued; [`close`](Self::close) does the same
/// without blocking the thread.
#[derive(Clone)]
pub struct Store {
    inner: Arc<Inner>,
}

/// Dropped in this order: the queue ends, the writer sees that and ends, its files may go.
struct Inner {
    path: PathBuf,
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

impl Store {
    /// Opens the database at `path`, or makes it. Blocks until its schema is up to date.
    pub fn open(path: impl AsRef<Path>, options: Options) -> Result<Self, StoreError> {
        Self::start(path.as_ref(), options, Durability::Disk, None)
    }

    /// A store in a new temporary directory that goes away with the last handle: for tests and for trying out.
    /// The same in all but one thing: it does not wait for the disk.
    pub fn temporary(options: Options) -> Result<Self, StoreError> {
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
        let conn = open_writer(&path, &options, durability).map_err(|error| error.at(&path))?;
        let (queue, requests) = mpsc::channel(options.queue.max(1));
        let (running, ended) = watch::channel(());
        let writer = Writer {
            conn,
            queue: requests,
            batch: options.batch.max(1),
            clock: options.clock.clone(),
        };
        let thread = std::thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || {
                let _running = running;
                writer.run();
            })?;
        tracing::info!(path = %path.display(), "the store is open");
        let readers = Arc::new(Readers::new(path.clone(), options.busy_timeout, options.readers));
        let inner = Inner {
            path,
            readers,
            queue,
            ended,
            _writer: JoinOnDrop(Some(thread)),
            _home: home,
        };
        Ok(Self {
            inner: Arc::new(inner),
        })
    }

    /// Where the database is.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// Adds to a table's log, whole or not at all; returns the table's new version once it is on the disk.
    ///
    /// A caller that stops waiting (drops the future) does not take the append back.
    pub async fn append(&self, write: Append) -> Result<u64, StoreError> {
        self.change(Change::Append(write)).await
    }

    /// Adds to the logs of several tables, all of it or nothing.
    ///
    /// # Errors
    /// When one of them cannot be added to; then none was.
    pub async fn append_all(&self, writes: Vec<Append>) -> Result<(), StoreError> {
        self.change(Change::Appends(writes)).await.map(drop)
    }

    /// Takes nothing more, writes what is queued, and closes the database. Safe to call twice.
    pub async fn close(&self) {
        // Readers first: the last connection to close folds the write-ahead log into the database.
        self.inner.readers.close().await;
        // Fails only when the store is closed, or closing, already.
        let _ = self.inner.queue.send(Request::Close).await;
        let _ = self.inner.ended.clone().changed().await;
    }

    pub(crate) async fn change(&self, change: Change) -> Result<u64, StoreError> {
        let (reply, answer) = oneshot::channel();
        let change = Box::new(change);
        let request = Request::Write(Job { change, reply });
        self.inner
            .queue
            .send(request)
            .await
            .map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn query<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.inner.readers.query(query).await
    }
}
