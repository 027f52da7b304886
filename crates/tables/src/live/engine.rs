//! The state that all tables share.

use std::sync::Arc;

use seen::{Layer, Reader, TableView};
use store::{Store, StoreError};
use tokio::sync::watch;

use super::bots::Queue;
use super::heartbeat::{self, Heartbeat};
use super::hints::Hints;
use super::pauses::Pauses;
use super::registry::Registry;
use super::turns::Turns;
use crate::guests::Guests;
use crate::keys::HouseKey;
use crate::peers::Peers;
use crate::quota::StoredTotals;
use crate::worker_pool::WorkerPool;
use crate::{House, Settings};

/// The function that draws a table for a reader, in layers of a page.
pub type DrawTable = Arc<dyn Fn(&Reader, &TableView) -> Vec<Layer> + Send + Sync>;

/// The state that all tables share. Cheap to clone.
#[derive(Clone)]
pub struct Engine {
    inner: Arc<Shared>,
}

/// The fields of an [`Engine`].
pub struct Shared {
    /// The settings of a host.
    pub settings: Settings,
    /// The games.
    pub house: House,
    /// The function that draws a table.
    pub draw: DrawTable,
    /// The database.
    pub store: Store,
    /// The key from which links follow.
    pub key: HouseKey,
    /// The tables in memory.
    pub tables: Registry,
    /// The guests who were here lately.
    pub guests: Guests,
    /// The other processes of the house.
    pub peers: Arc<Peers>,
    /// The turns of those who look.
    pub turns: Turns,
    /// Workers for what a table waits for: texts that are read, games that begin or are played again.
    pub workers: WorkerPool,
    /// Workers that draw tables, for those who play and those who watch. Choices never wait for them.
    pub drawing: WorkerPool,
    /// The hints being thought about.
    pub hints: Hints,
    /// The bots' turns, and the number of bots that think.
    pub bots: Queue,
    /// The numbers of tables and guests that are kept.
    pub totals: StoredTotals,
    /// True once the house is about to close.
    pub closing: watch::Sender<bool>,
    /// Times in which nobody could play.
    pub pauses: Pauses,
    pub heartbeat: Heartbeat,
}

impl std::ops::Deref for Engine {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.inner
    }
}

impl Engine {
    /// The tables of this database, of which none is in memory yet.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub async fn open(
        settings: Settings,
        house: House,
        draw: DrawTable,
        store: Store,
        key: HouseKey,
    ) -> Result<Self, StoreError> {
        let peers = Arc::new(Peers::new(store.is_shared()));
        let inner = Shared {
            bots: Queue::new(settings.bot_threads, store.is_shared()),
            settings,
            house,
            draw,
            store,
            key,
            tables: Registry::default(),
            guests: Guests::new(peers.clone()),
            peers,
            turns: Turns::default(),
            workers: WorkerPool::default(),
            drawing: WorkerPool::default(),
            hints: Hints::default(),
            totals: StoredTotals::default(),
            closing: watch::Sender::new(false),
            pauses: Pauses::default(),
            heartbeat: Heartbeat::default(),
        };
        let engine = Self { inner: Arc::new(inner) };
        heartbeat::read(&engine).await?;
        Ok(engine)
    }

    /// Waits until the house is about to close.
    pub async fn closes(&self) {
        // Nobody waits any more when nobody can say it.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// True when the house is about to close.
    pub fn closing(&self) -> bool {
        *self.closing.borrow()
    }
}
