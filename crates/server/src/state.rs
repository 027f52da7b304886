//! The state that all requests share.

use std::path::Path;
use std::sync::Arc;

use store::Store;
use tokio::sync::{Semaphore, watch};

use crate::api::turns::Turns;
use crate::boxed;
use crate::cluster::{Bus, Cluster};
use crate::guests::Guests;
use crate::heartbeat::Heartbeat;
use crate::http::compressed::Shelf;
use crate::http::limits::{RateLimits, Streams};
use crate::keys::HouseKey;
use crate::notices::Sender;
use crate::passkeys::Passkeys;
use crate::pictures::Sitters;
use crate::quota::StoredTotals;
use crate::ready::Ready;
use crate::tables::Registry;
use crate::tables::bots::Queue;
use crate::tables::hints::Hints;
use crate::tables::pauses::Pauses;
use crate::telemetry::Recorder;
use crate::unsupported;
use crate::worker_pool::WorkerPool;
use crate::{Config, House, Pages, ServeError, heartbeat};

/// The state that all requests share. Cheap to clone.
#[derive(Clone)]
pub struct AppState {
    inner: Arc<Shared>,
}

/// The fields of an [`AppState`].
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) house: House,
    pub(crate) pages: Arc<dyn Pages>,
    pub(crate) store: Store,
    pub(crate) key: HouseKey,
    pub(crate) tables: Registry,
    pub(crate) guests: Guests,
    /// The other processes of the house.
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) turns: Turns,
    pub(crate) rates: RateLimits,
    pub(crate) streams: Streams,
    /// Workers for what a table waits for: texts that are read, games that begin or are played again.
    pub(crate) workers: WorkerPool,
    /// Workers that draw tables, for those who play and those who watch. Choices never wait for them.
    pub(crate) drawing: WorkerPool,
    /// Workers for what no table waits for: libraries, rules, workbenches, pictures, the steps of a game.
    pub(crate) unhurried: WorkerPool,
    /// The hints being thought about.
    pub(crate) hints: Hints,
    /// Pages of libraries and of rules, once they are drawn.
    pub(crate) long_pages: Shelf,
    /// A cache of people who may see the host's own pictures.
    pub(crate) sitters: Sitters,
    /// The bots' turns, and the number of bots that think.
    pub(crate) bots: Queue,
    pub(crate) ready: Ready,
    pub(crate) totals: StoredTotals,
    /// The relying party of passkeys, where passkeys are possible.
    pub(crate) passkeys: Option<Passkeys>,
    /// The sender of notifications, where there are any.
    pub(crate) post: Option<Sender>,
    pub(crate) metrics: Recorder,
    /// Held by who writes them down.
    pub(crate) measuring: Semaphore,
    /// True once the server is about to stop.
    pub(crate) closing: watch::Sender<bool>,
    /// Times in which nobody could play.
    pub(crate) pauses: Pauses,
    /// The heartbeat.
    pub(crate) heartbeat: Heartbeat,
}

impl std::ops::Deref for AppState {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.inner
    }
}

impl AppState {
    /// Opens the database and the key file.
    ///
    /// # Errors
    /// When one of them cannot be used.
    pub async fn open(config: Config, house: House, pages: Arc<dyn Pages>) -> Result<Self, ServeError> {
        let key = HouseKey::open(&config.key)?;
        let (path, mark) = (config.key.clone(), key.mark());
        let app = Self::open_with(key, config, house, pages).await?;
        if app.store.is_shared() {
            same_key(&app.store, &path, &mark).await?;
        }
        Ok(app)
    }

    /// The same with a key that was found already.
    pub(crate) async fn open_with(
        key: HouseKey,
        config: Config,
        house: House,
        pages: Arc<dyn Pages>,
    ) -> Result<Self, ServeError> {
        let post = match config.notices.offered() {
            true => {
                let why = "they need --public-url, because they contain links to this site";
                let house = config.public_url.as_deref();
                let house = house.ok_or_else(|| ServeError::Notices(why.to_owned()))?;
                Some(Sender::open(&config.notices, house, &key)?)
            }
            false => None,
        };
        let bus = bus(&config, &key).await?;
        let place = config.db.clone();
        let options = store::Options { clock: config.clock.clone(), ..config.store.clone() };
        let store = boxed::spawn_blocking(move || Store::at(&place, options))
            .await
            .map_err(|error| store::StoreError::Other(error.to_string()))??;
        let cluster = Arc::new(Cluster::new(store.is_shared(), bus, config.node.as_deref()));
        unsupported::warn(&store).await?;
        let inner = Shared {
            rates: RateLimits::new(&config.limits),
            streams: Streams::new(&config.limits),
            workers: WorkerPool::default(),
            drawing: WorkerPool::default(),
            unhurried: WorkerPool::default(),
            hints: Hints::default(),
            long_pages: Shelf::default(),
            sitters: Sitters::default(),
            bots: Queue::new(config.bot_threads, store.is_shared()),
            ready: Ready::default(),
            totals: StoredTotals::default(),
            passkeys: Passkeys::open(&config),
            post,
            config,
            house,
            pages,
            store,
            key,
            tables: Registry::default(),
            guests: Guests::new(cluster.clone()),
            cluster,
            turns: Turns::default(),
            metrics: Recorder::open(),
            measuring: Semaphore::new(1),
            closing: watch::Sender::new(false),
            pauses: Pauses::default(),
            heartbeat: Heartbeat::default(),
        };
        let app = Self { inner: Arc::new(inner) };
        heartbeat::read(&app).await?;
        Ok(app)
    }

    /// Waits until the server is about to stop.
    pub(crate) async fn closes(&self) {
        // Nobody waits any more when nobody can say it.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// True when the server is about to stop.
    pub(crate) fn closing(&self) -> bool {
        *self.closing.borrow()
    }
}

/// The message bus between server processes; opened first, as it may be out of reach.
async fn bus(config: &Config, key: &HouseKey) -> Result<Bus, ServeError> {
    match &config.bus {
        Some(bus) if config.db.file().is_some() => Err(ServeError::Bus {
            bus: bus.to_string(),
            why: "a file is served by one process, and nobody is there to be heard: leave it out".to_owned(),
        }),
        bus => Bus::open(bus.as_ref(), key).await,
    }
}

/// All processes of a house have the same key, or the links of one are wrong with the others. The first writes down which it is.
async fn same_key(store: &Store, path: &Path, mark: &str) -> Result<(), ServeError> {
    const KEY: &str = "house_key";
    match store.meta(KEY).await? {
        None => Ok(store.set_meta(KEY, mark).await?),
        Some(known) if known == mark => Ok(()),
        Some(_) => Err(ServeError::Key {
            path: path.display().to_string(),
            why: "this database is served with another key: copy the file from where it is served, or its links end".into(),
        }),
    }
}
