//! The tables in memory.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::GuestHash;
use tokio::sync::{Mutex as AsyncMutex, OnceCell, OwnedMutexGuard, watch};

use super::called;
use super::catch_up::catch_up;
use super::cursors::Cursors;
use super::curve::Course;
use super::presence::Presence;
use super::table::Table;
use super::{load, now};
use crate::actor::Actor;
use crate::keys::is_table_id;
use crate::live::hints::Given;
use crate::live::spectators::SharedDrawing;
use crate::live::turned::End;
use crate::peers::Peers;
use crate::{Engine, TableError};

/// A signal that a table changed: never how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Signal {
    pub version: u64,
    /// A counter of changes without an entry: people who come and go.
    pub tick: u64,
}

/// A table in memory. One lock, one writer; readers take it for as long as it takes to look.
pub struct Handle {
    /// The id of the table.
    pub id: String,
    owner: Mutex<GuestHash>,
    table: Arc<AsyncMutex<Table>>,
    /// The signal to its readers that it changed.
    pub signal: watch::Sender<Signal>,
    /// Those who have it open with this process.
    pub presence: Presence,
    pub(super) peers: Arc<Peers>,
    /// The drawing that all spectators share.
    pub spectators: SharedDrawing,
    /// The last hint that was given.
    pub hint: Given,
    /// The moment at which its game turned.
    pub end: End,
    /// The course of its game.
    pub course: Course,
    /// The steps at which people look back on it.
    pub cursors: Cursors,
    /// True if whoever watches only bots here wants them to be quick.
    hurried: AtomicBool,
    touched: AtomicI64,
}

impl Handle {
    pub(super) fn new(engine: &Engine, table: Table) -> Arc<Self> {
        let signal = Signal { version: table.version, tick: 0 };
        Arc::new(Self {
            id: table.id.clone(),
            owner: Mutex::new(table.owner.guest()),
            table: Arc::new(AsyncMutex::new(table)),
            signal: watch::Sender::new(signal),
            presence: Presence::default(),
            peers: engine.peers.clone(),
            spectators: SharedDrawing::default(),
            hint: Given::default(),
            end: End::default(),
            course: Course::default(),
            cursors: Cursors::default(),
            hurried: AtomicBool::new(false),
            touched: AtomicI64::new(now()),
        })
    }

    /// The table, to look at or to change. If memory and log may differ, the log is read first.
    pub async fn open(&self, engine: &Engine) -> Result<OwnedMutexGuard<Table>, TableError> {
        self.touched.store(now(), Ordering::Relaxed);
        let mut table = self.table.clone().lock_owned().await;
        self.bring_up_to_date(engine, &mut table).await?;
        called::look_up(engine, &mut table).await;
        Ok(table)
    }

    /// Reads what memory lacks of the log.
    async fn bring_up_to_date(&self, engine: &Engine, table: &mut Table) -> Result<(), TableError> {
        if table.lost {
            return self.load(engine, table).await;
        }
        // A table that is just being made is nowhere yet.
        if !engine.peers.are_possible() || !table.pending.is_empty() {
            return Ok(());
        }
        let version = engine.store.version(&self.id).await?;
        if version == table.version {
            return Ok(());
        }
        // Until all is well the memory is not to be trusted.
        table.lost = true;
        if version > table.version && catch_up(engine, table).await? {
            table.lost = false;
            self.publish(table);
            return Ok(());
        }
        self.load(engine, table).await
    }

    async fn load(&self, engine: &Engine, table: &mut Table) -> Result<(), TableError> {
        let loaded = load::load(engine, &self.id).await;
        if matches!(loaded, Err(TableError::NoTable)) {
            engine.tables.remove(&self.id);
        }
        *table = loaded?;
        self.publish(table);
        Ok(())
    }

    /// Reads a table anew whose memory differs from the log, for its readers.
    pub async fn read_anew(&self, engine: &Engine) {
        self.table.lock().await.lost = true;
        // Where that cannot be, whoever comes next is told why.
        drop(self.open(engine).await);
        self.publish_presence();
    }

    /// True if anybody has it open.
    pub fn is_watched(&self) -> bool {
        self.signal.receiver_count() > 0
    }

    /// True if a reader has not been told of this version.
    pub fn is_behind(&self, version: u64) -> bool {
        self.is_watched() && self.signal.borrow().version < version
    }

    /// True if this guest, or this program, has it open, at any process of the house.
    pub fn has(&self, who: &Actor) -> bool {
        self.presence.has(who) || self.peers.have(&self.id, who)
    }

    /// True if somebody who may remove players has it open.
    pub fn host_is_here(&self) -> bool {
        let owner = *self.owner.lock().unwrap_or_else(PoisonError::into_inner);
        self.has(&owner.into())
    }

    /// Publishes the table's version to all readers.
    pub fn publish(&self, table: &Table) {
        *self.owner.lock().unwrap_or_else(PoisonError::into_inner) = table.owner.guest();
        self.signal.send_modify(|signal| signal.version = table.version);
    }

    /// True if the bots are to be quick where only they sit.
    pub(crate) fn hurries(&self) -> bool {
        self.hurried.load(Ordering::Relaxed)
    }

    /// Sets that.
    pub fn hurry(&self, on: bool) {
        self.hurried.store(on, Ordering::Relaxed);
        self.publish_presence();
    }

    /// Notes where somebody looks back, as another process reports it: nothing, where they no longer do.
    pub fn note_cursor(&self, guest: GuestHash, ply: Option<u32>) {
        self.cursors.note(guest, ply);
        self.publish_presence();
    }

    /// Tells all readers that somebody came or went.
    pub fn publish_presence(&self) {
        self.signal.send_modify(|signal| signal.tick += 1);
    }
}

type Slot = Arc<OnceCell<Arc<Handle>>>;

/// The tables in memory, by id.
#[derive(Default)]
pub struct Registry {
    tables: Mutex<HashMap<String, Slot>>,
}

impl Registry {
    // Never held across an await, so the plain mutex is right; whoever panicked with it left a whole map.
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Slot>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table of that id, from memory or from its log. All who ask at once wait for one loading.
    pub async fn find(&self, engine: &Engine, id: &str) -> Result<Arc<Handle>, TableError> {
        if !is_table_id(id) {
            return Err(TableError::NoTable);
        }
        let place = self.lock().entry(id.to_owned()).or_default().clone();
        let found = place
            .get_or_try_init(|| async {
                let table = load::load(engine, id).await?;
                super::bots::wake_loaded(engine, &table);
                Ok::<_, TableError>(Handle::new(engine, table))
            })
            .await
            .cloned();
        if found.is_err() {
            // Nobody may fill the memory with ids that are no tables.
            let mut tables = self.lock();
            if tables.get(id).is_some_and(|place| !place.initialized()) {
                tables.remove(id);
            }
        }
        found
    }

    /// The same for a visitor with a link: where there is no such table the link does not fit, just as where it does not
    /// fit a private one, so that nobody learns which tables there are.
    pub async fn find_by_link(&self, engine: &Engine, id: &str) -> Result<Arc<Handle>, TableError> {
        let found = self.find(engine, id).await;
        found.map_err(|error| match error {
            TableError::NoTable => TableError::WrongLink,
            other => other,
        })
    }

    /// The table of that id if it is in memory.
    pub fn known(&self, id: &str) -> Option<Arc<Handle>> {
        self.lock().get(id)?.get().cloned()
    }

    /// All that are in memory.
    pub fn all(&self) -> Vec<Arc<Handle>> {
        self.lock().values().filter_map(|place| place.get().cloned()).collect()
    }

    /// Takes in a table that was just made.
    pub(super) fn insert(&self, handle: &Arc<Handle>) {
        let place = Arc::new(OnceCell::new_with(Some(handle.clone())));
        self.lock().insert(handle.id.clone(), place);
    }

    /// Drops a table from memory.
    pub fn remove(&self, id: &str) {
        self.lock().remove(id);
    }

    /// The number of tables in memory.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Drops tables that nobody has used for this long; their logs stay.
    pub fn evict(&self, idle: Duration) {
        let before = now() - i64::try_from(idle.as_millis()).unwrap_or(i64::MAX);
        self.lock().retain(|_, place| {
            // One count for the map: a handle is only ever cloned out of a place, under this lock or by
            // whoever holds a clone of the place.
            let held = Arc::strong_count(place) > 1
                || place.get().is_none_or(|handle| Arc::strong_count(handle) > 1);
            held || place.get().is_some_and(|handle| handle.touched.load(Ordering::Relaxed) > before)
        });
    }
}
