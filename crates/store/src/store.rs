//! The handle everyone holds.

use std::path::Path;
use std::sync::Arc;

use tokio::sync::mpsc;

use crate::ask::{Ask, ask};
use crate::change::{Change, Metered};
use crate::meter::Meter;
use crate::postgres::Postgres;
use crate::sql::Sql;
use crate::sqlite::{Sqlite, backup_file};
use crate::{Heard, Options, Place, StoreError};

/// The record of all tables. Cheap to clone; all clones are one.
///
/// Dropping the last one of a file waits for its writer to finish what is queued; [`close`](Self::close) does the same
/// without blocking the thread.
#[derive(Clone)]
pub struct Store {
    backend: Arc<Backend>,
}

/// Two, for ever: no third is planned, and so nothing is boxed.
#[allow(clippy::large_enum_variant, reason = "there is one in a process, and it lies in an `Arc`")]
enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

impl Store {
    /// Opens the store at this place. Blocks until its schema is up to date.
    pub fn at(place: &Place, options: Options) -> Result<Self, StoreError> {
        match place {
            Place::File(path) => Self::open(path, options),
            Place::Server(url) => Ok(Backend::Postgres(Postgres::open(url, &options)?).into()),
        }
    }

    /// Opens the file at `path`, or makes it. Blocks until its schema is up to date.
    pub fn open(path: impl AsRef<Path>, options: Options) -> Result<Self, StoreError> {
        Ok(Backend::Sqlite(Sqlite::open(path.as_ref(), options)?).into())
    }

    /// A store in a new temporary directory that is deleted with the last handle: for tests and for trying out. The same
    /// in all but one thing: it does not wait for the disk.
    pub fn temporary(options: Options) -> Result<Self, StoreError> {
        Ok(Backend::Sqlite(Sqlite::temporary(options)?).into())
    }

    /// The file, if it is in one.
    pub fn path(&self) -> Option<&Path> {
        match &*self.backend {
            Backend::Sqlite(file) => Some(file.path()),
            Backend::Postgres(_) => None,
        }
    }

    /// Size in bytes, without what is about to be folded in.
    pub async fn bytes(&self) -> Result<u64, StoreError> {
        match &*self.backend {
            Backend::Sqlite(file) => Ok(std::fs::metadata(file.path())?.len()),
            Backend::Postgres(server) => server.bytes().await,
        }
    }

    /// Copies a store in a file to a new file while everything goes on; see [`backup_file`].
    ///
    /// # Errors
    /// [`StoreError::Other`] of a server, which has ways of its own for that (`pg_dump`).
    pub async fn backup(
        &self,
        to: impl AsRef<Path>,
        progress: impl FnMut(u64, u64) + Send + 'static,
    ) -> Result<(), StoreError> {
        let from = self
            .path()
            .ok_or_else(|| StoreError::Other("a server is backed up by its own tools".into()))?
            .to_owned();
        let to = to.as_ref().to_owned();
        let work = move || backup_file(&from, &to, progress);
        tokio::task::spawn_blocking(work).await.map_err(|error| StoreError::Other(error.to_string()))?
    }

    /// True if other programs can have it open, too.
    pub fn is_shared(&self) -> bool {
        matches!(&*self.backend, Backend::Postgres(_))
    }

    /// Subscribes to the messages of all programs that have it open, this one among them; nothing for a file, which one
    /// program has open.
    pub fn listen(&self) -> Option<mpsc::Receiver<Heard>> {
        match &*self.backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(server) => server.listen(),
        }
    }

    /// Sends a message to all subscribers, at most once and of at most 8,000 bytes.
    pub async fn tell(&self, what: String) -> Result<(), StoreError> {
        match &*self.backend {
            Backend::Sqlite(_) => Ok(()),
            Backend::Postgres(server) => server.tell(what).await,
        }
    }

    /// Takes no more work, writes what is queued, and closes the database. Safe to call twice.
    pub async fn close(&self) {
        match &*self.backend {
            Backend::Sqlite(file) => file.close().await,
            Backend::Postgres(server) => server.close().await,
        }
    }

    pub(crate) async fn change(&self, change: impl Change) -> Result<u64, StoreError> {
        self.write(Box::new(change)).await
    }

    async fn write(&self, change: Box<dyn Change>) -> Result<u64, StoreError> {
        let change = Box::new(Metered { change, meter: Meter::current() });
        match &*self.backend {
            Backend::Sqlite(file) => file.change(change).await,
            Backend::Postgres(server) => server.change(change).await,
        }
    }

    pub(crate) async fn query<T: Send + 'static>(
        &self,
        query: impl Fn(&Sql<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (ask, found) = ask(query);
        self.answer(ask).await?;
        found.answer()
    }

    async fn answer(&self, ask: Ask) -> Result<(), StoreError> {
        let meter = Meter::current();
        let ask: Ask = Box::new(move |conn: &Sql<'_>| Meter::measured(meter.as_ref(), || ask(conn)));
        match &*self.backend {
            Backend::Sqlite(file) => file.query(ask).await,
            Backend::Postgres(server) => server.query(ask).await,
        }
    }
}

impl From<Backend> for Store {
    fn from(backend: Backend) -> Self {
        Self { backend: Arc::new(backend) }
    }
}
