//! The state that all requests share.

use std::path::Path;
use std::sync::Arc;

use host::HostError;
use host::cluster::{Bus, Cluster};
use host::notices::{Post, Sender};
use host::passkeys::Passkeys;
use host::telemetry::Recorder;
use store::Store;
use tables::boxed;
use tables::keys::HouseKey;
use tables::worker_pool::WorkerPool;
use tables::{DrawTable, Engine, House, KeyError};
use tokio::sync::Semaphore;

use crate::http::compressed::Shelf;
use crate::http::input::BodyLimit;
use crate::http::limits::{RateLimits, Streams};
use crate::ready::Ready;
use crate::sitters::Sitters;
use crate::unsupported;
use crate::{Config, Pages, ServeError};

/// Long pages that are kept: one takes about 1 MB, 100 kB compressed, and a house of five games has twenty in two languages.
const LONG_PAGES: usize = 64;

/// Files that are kept compressed, each for two kinds of clients: there are some forty.
const ASSETS: usize = 128;

/// The state that all requests share. Cheap to clone.
#[derive(Clone)]
pub struct AppState {
    inner: Arc<Shared>,
}

/// The fields of an [`AppState`].
pub struct Shared {
    pub(crate) config: Config,
    pub(crate) pages: Arc<dyn Pages>,
    /// The tables, with all that they share.
    pub(crate) engine: Engine,
    /// The processes of the house, as this one hears them.
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) rates: RateLimits,
    pub(crate) streams: Streams,
    /// Workers for what no table waits for: libraries, rules, workbenches, pictures, the steps of a game.
    pub(crate) unhurried: WorkerPool,
    /// Pages of libraries and of rules, once they are drawn.
    pub(crate) long_pages: Shelf,
    /// Styles, scripts and icons, compressed once.
    pub(crate) assets: Shelf,
    /// A cache of people who may see the host's own pictures.
    pub(crate) sitters: Sitters,
    pub(crate) ready: Ready,
    /// The relying party of passkeys, where passkeys are possible.
    pub(crate) passkeys: Option<Passkeys>,
    /// The service that sends notifications, where there are any.
    pub(crate) post: Option<Arc<Post>>,
    pub(crate) metrics: Recorder,
    /// Held by who writes them down.
    pub(crate) measuring: Semaphore,
}

impl std::ops::Deref for AppState {
    type Target = Shared;
    fn deref(&self) -> &Shared {
        &self.inner
    }
}

impl std::ops::Deref for Shared {
    type Target = Engine;
    fn deref(&self) -> &Engine {
        &self.engine
    }
}

impl BodyLimit for AppState {
    fn body_at(&self, path: &str) -> usize {
        self.config.limits.body_at(path)
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
        let sender = match config.notices.offered() {
            true => {
                let why = "they need --public-url, because they contain links to this site";
                let house = config.public_url.as_deref();
                let house = house.ok_or_else(|| HostError::Notices(why.to_owned()))?;
                Some((Sender::open(&config.notices, house, &key)?, house.to_owned()))
            }
            false => None,
        };
        let bus = bus(&config, &key).await?;
        let place = config.db.clone();
        let options = store::Options { clock: config.clock.clone(), ..config.store.clone() };
        let store = boxed::spawn_blocking(move || Store::at(&place, options))
            .await
            .map_err(|error| store::StoreError::Other(error.to_string()))??;
        unsupported::warn(&store).await?;
        let engine = Engine::open(config.of_tables(), house, draw(pages.clone()), store, key).await?;
        let post = sender.map(|(sender, public_url)| {
            let (engine, pages, notices) = (engine.clone(), pages.clone(), config.notices.clone());
            Arc::new(Post { engine, pages, notices, public_url, sender })
        });
        let inner = Shared {
            rates: RateLimits::new(&config.limits),
            streams: Streams::new(&config.limits),
            unhurried: WorkerPool::default(),
            long_pages: Shelf::of(LONG_PAGES),
            assets: Shelf::of(ASSETS),
            sitters: Sitters::default(),
            ready: Ready::default(),
            passkeys: Passkeys::open(config.public_url.as_deref()),
            post,
            cluster: Arc::new(Cluster::new(engine.clone(), bus, config.node.as_deref())),
            config,
            engine,
            pages,
            metrics: Recorder::open(),
            measuring: Semaphore::new(1),
        };
        Ok(Self { inner: Arc::new(inner) })
    }
}

/// The function that draws a table for those who watch it.
fn draw(pages: Arc<dyn Pages>) -> DrawTable {
    Arc::new(move |reader, view| pages.layers(reader, view))
}

/// The message bus between server processes; opened first, as it may be out of reach.
async fn bus(config: &Config, key: &HouseKey) -> Result<Bus, HostError> {
    match &config.bus {
        Some(bus) if config.db.file().is_some() => Err(HostError::Bus {
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
        Some(_) => Err(ServeError::Key(KeyError {
            path: path.display().to_string(),
            why: "this database is served with another key: copy the file from where it is served, or its links end".into(),
        })),
    }
}
