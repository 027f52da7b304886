//! The place of a test's store.

use std::path::PathBuf;

use store::{Options, Place, Store};
use tempfile::TempDir;

/// A schema of its own on the server that BREE_POSTGRES tells of; nothing where it tells of none: then tests keep files.
pub(crate) fn server() -> Option<Place> {
    let server = std::env::var("BREE_POSTGRES").ok()?;
    let id = tempfile::tempdir().unwrap();
    let id = id.path().file_name().unwrap().to_str().unwrap().to_lowercase();
    let schema = format!("store_{}_{}", std::process::id(), id.trim_start_matches('.'));
    let url = format!("{server}&options=-csearch_path%3D{schema}");
    Some(url.parse().unwrap())
}

/// A directory of its own for one test, and where the database goes.
pub(crate) struct Home {
    pub(crate) dir: TempDir,
    pub(crate) place: Place,
}

impl Home {
    /// Wherever this run keeps its stores.
    pub(crate) fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let place = server().unwrap_or_else(|| Place::File(dir.path().join("bree.db")));
        Self { dir, place }
    }

    /// A store in a file, for promises of files alone.
    pub(crate) fn of_a_file() -> Self {
        let dir = tempfile::tempdir().unwrap();
        let place = Place::File(dir.path().join("bree.db"));
        Self { dir, place }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.file("bree.db")
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }

    pub(crate) fn open(&self) -> Store {
        self.open_with(Options::default())
    }

    pub(crate) fn open_with(&self, options: Options) -> Store {
        Store::at(&self.place, options).unwrap()
    }

    /// Another program at the same file.
    pub(crate) fn stranger(&self) -> rusqlite::Connection {
        rusqlite::Connection::open(self.database()).unwrap()
    }

    /// Runs another program's statement; the error, if it is refused.
    pub(crate) async fn meddle(&self, statement: &str) -> Result<u64, String> {
        match &self.place {
            Place::File(_) => self
                .stranger()
                .execute(statement, [])
                .map(|rows| rows as u64)
                .map_err(|error| error.to_string()),
            Place::Server(url) => {
                let (client, connection) = tokio_postgres::connect(url, tokio_postgres::NoTls).await.unwrap();
                tokio::spawn(connection);
                let done = client.execute(statement, &[]).await;
                done.map_err(|error| error.as_db_error().unwrap().message().to_owned())
            }
        }
    }
}
