//! Games in and out of the house as files: for the host, who has the database in hand, not for guests.

use std::path::Path;
use std::sync::Arc;

use store::TableRow;
use table::{Ending, Record, RecordError};
use tables::TableError;
use tables::boxed::BoxFuture;
use tables::keys::{HouseKey, is_table_id};
use tables::load;
use tables::look::links;
use tables::record::{self, Keep};
use tables::table::Table;

use crate::db_lock::DatabaseLock;
use crate::{ApiError, ApiOnly, AppState, Config, House, Links, ServeError, Status};

/// The tables of a database, without a door: no guest can come in, no bot plays.
pub struct Archive {
    app: AppState,
    /// No server has the database open.
    _alone: Option<DatabaseLock>,
}

/// The reason why a recorded game was not taken in. Nothing of it was.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    /// The file does not fit: which line, and why.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// This house has no such game.
    #[error("line 2: there is no game '{0}' here")]
    NoGame(String),
    /// The game is finished, so it cannot be played on.
    #[error("the game is over: without --play it is taken in to be looked at")]
    Over,
    /// The database did not take it.
    #[error("the game cannot be kept: {}", .0.code())]
    Store(ApiError),
}

impl Archive {
    /// Opens the database.
    ///
    /// # Errors
    /// When it, or the key file, cannot be used.
    pub fn open(config: Config, house: House) -> BoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(async move {
            let app = AppState::open(config, house, Arc::new(ApiOnly)).await?;
            Ok(Self { app, _alone: None })
        })
    }

    /// The same for commands that need no links: where there is no key file, none is made.
    ///
    /// # Errors
    /// When the database, or a key file that is there, cannot be used.
    pub fn open_without_links(config: Config, house: House) -> BoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(async move {
            let key = HouseKey::borrow(&config.key)?;
            let app = AppState::open_with(key, config, house, Arc::new(ApiOnly)).await?;
            Ok(Self { app, _alone: None })
        })
    }

    /// The same while no server has the database open, and none can open it.
    ///
    /// # Errors
    /// When one has, or the database cannot be used.
    pub fn open_alone(mut config: Config, house: House) -> BoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(async move {
            let mut alone = DatabaseLock::hold(&mut config)?;
            let archive = Self::open_without_links(config, house).await?;
            alone.by_number(&archive.app.config)?;
            Ok(Self { _alone: Some(alone), ..archive })
        })
    }

    /// The tables whose game has not ended and at which nothing has happened since then (milliseconds since 1970).
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn given_up(&self, before: i64, limit: u32) -> BoxFuture<'_, Result<Vec<String>, ApiError>> {
        Box::pin(async move { Ok(self.app.store.given_up(before, limit).await?) })
    }

    /// Copies all that is kept to another store; see [`Store::move_to`](store::Store::move_to).
    ///
    /// # Errors
    /// When there is something already, or it cannot be done.
    pub async fn move_to(
        &self,
        target: &store::Store,
        progress: impl FnMut(u64),
    ) -> Result<u64, store::StoreError> {
        self.app.store.move_to(target, progress).await
    }

    /// Removes tables with all that is kept of them, for good. No server may have the database open meanwhile.
    ///
    /// # Errors
    /// When the database cannot be written; then none was removed.
    pub fn dismiss(&self, tables: Vec<String>) -> BoxFuture<'_, Result<u64, ApiError>> {
        Box::pin(async move { Ok(self.app.store.dismiss(tables).await?) })
    }

    /// Removes the guests who hold no seat and were not seen since then; how many there were.
    ///
    /// # Errors
    /// When the database cannot be written.
    pub fn dismiss_guests(&self, before: i64) -> BoxFuture<'_, Result<u64, ApiError>> {
        Box::pin(async move { Ok(self.app.store.dismiss_guests(before).await?) })
    }

    /// All tables, the newest first, `limit` at most.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn tables(&self, limit: u32) -> BoxFuture<'_, Result<Vec<TableRow>, ApiError>> {
        Box::pin(async move { Ok(self.app.store.all_tables(limit, 0).await?) })
    }

    /// The game of a table as a record, and whether it is over. **With its seed**: whoever reads the record of
    /// a game that is not over knows all its secrets and everything that will be rolled.
    ///
    /// # Errors
    /// [`TableError::NoTable`], [`TableError::NotBegun`], or why the log cannot be read.
    pub fn export<'a>(&'a self, id: &'a str) -> BoxFuture<'a, Result<(Record, bool), ApiError>> {
        Box::pin(async move {
            // Not from the registry: who asks for a table there wakes its bots.
            let table = self.table(id).await?;
            let record = record::of(&self.app, &table).await?;
            Ok((record, table.status() == Status::Finished))
        })
    }

    /// Plays a record again, every line of it, and stores it as a finished table that anybody can look at who has its
    /// links, and anybody at all if it is `public`. A record that is stored already keeps its table, and the table its
    /// name.
    ///
    /// # Errors
    /// When any line does not fit; nothing is kept then.
    pub fn import(
        &self,
        record: Record,
        name: String,
        public: bool,
    ) -> BoxFuture<'_, Result<Links, ImportError>> {
        Box::pin(async move {
            let id = self.app.key.table_of(&record.to_string());
            self.take_in(id, record, Keep { name, public, play: false }).await
        })
    }

    /// Plays the record of an unfinished game again, and stores it as a table at which it goes on: the seats of persons
    /// are open to holders of the link, bots sit where they sat. A record that is stored already keeps its table.
    ///
    /// # Errors
    /// When any line does not fit, or the game is over; nothing is kept then.
    pub fn import_to_play(
        &self,
        record: Record,
        name: String,
        public: bool,
    ) -> BoxFuture<'_, Result<Links, ImportError>> {
        Box::pin(async move {
            // Apart from the table at which it can be looked at.
            let id = self.app.key.table_of(&format!("to play|{record}"));
            self.take_in(id, record, Keep { name, public, play: true }).await
        })
    }

    async fn take_in(&self, id: String, record: Record, plan: Keep) -> Result<Links, ImportError> {
        let room = self.app.house.room(&record.game);
        let room = room.ok_or_else(|| ImportError::NoGame(record.game.clone()))?;
        let live = room.game.replay(&record)?;
        if plan.play && (live.outcome().is_some() || !matches!(record.end, None | Some(Ending::Unfinished))) {
            return Err(ImportError::Over);
        }
        let table = match self.table(&id).await {
            Err(ApiError::Table(TableError::NoTable)) => {
                let kept = record::keep(&self.app, id.clone(), record, live, plan).await;
                kept.map_err(|error| ImportError::Store(error.into()))?;
                self.table(&id).await
            }
            found => found,
        };
        Ok(links(&self.app, &table.map_err(ImportError::Store)?))
    }

    async fn table(&self, id: &str) -> Result<Table, ApiError> {
        if !is_table_id(id) {
            return Err(ApiError::Table(TableError::NoTable));
        }
        Ok(load(&self.app, id).await?)
    }

    /// Closes the database and gives the room that is free in its file back to the disk: how many bytes.
    ///
    /// # Errors
    /// When there is too little room to do so; then the file is as it was.
    pub fn compact(&self) -> BoxFuture<'_, Result<u64, ApiError>> {
        Box::pin(async move {
            self.app.store.close().await;
            let Some(path) = self.app.store.path().map(Path::to_owned) else { return Ok(0) };
            let done = tokio::task::spawn_blocking(move || store::compact_file(path)).await;
            Ok(done.map_err(|_| ApiError::Internal)??)
        })
    }

    /// Writes everything queued, and closes the database.
    pub fn close(self) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            self.app.store.close().await;
        })
    }
}
