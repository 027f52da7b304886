//! PostgreSQL: one server, and any number of programs that share it.
//!
//! Every change is a transaction of its own; what must not happen twice at a time [holds a name](Sql::hold) until it is
//! committed. The database commits those together that wait together, so there is no queue here. The time of a change is
//! told by the program that makes it: those who share a database keep their clocks alike; the order of a log is its own.

mod migrations;
mod session;
mod values;
mod wire;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Runtime;
use tokio::sync::{Semaphore, mpsc};
use tokio_postgres::Config;

use crate::ask::{Ask, ask, on_a_thread};
use crate::change::Change;
use crate::sql::Sql;
use crate::{Clock, Heard, Options, StoreError};

use session::Session;

/// The most changes that are made at once.
const WRITERS: u32 = 8;

/// Time for which a connection is believed to be open.
const FRESH: Duration = Duration::from_millis(200);

/// Tries of a change that the database aborted in favour of another.
const TRIES: usize = 4;

/// An open database.
pub(crate) struct Postgres {
    inner: Arc<Inner>,
    /// The channel of notifications of this schema.
    channel: String,
    readers: Arc<Semaphore>,
    writers: Arc<Semaphore>,
    most: [u32; 2],
    clock: Clock,
}

/// The state that the waiting threads share.
struct Inner {
    config: Config,
    busy_timeout: Duration,
    /// Taken only when all is dropped.
    runtime: Option<Runtime>,
    /// Each with when it was last used.
    idle: Mutex<Vec<(Instant, Session)>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        // Here nobody may wait, as this may be an async task; and nothing is under way that was not answered.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Postgres {
    /// Connects to a database. Blocks until its schema is up to date.
    pub(crate) fn open(url: &str, options: &Options) -> Result<Self, StoreError> {
        let config = url
            .parse::<Config>()
            .map_err(|error| StoreError::Io(format!("no address of a database: {error}")))?;
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("store-postgres")
            .enable_all()
            .build()?;
        let inner = Inner {
            config,
            busy_timeout: options.busy_timeout,
            runtime: Some(runtime),
            idle: Mutex::default(),
        };
        // In a thread of its own: whoever asks may be an async task, where nobody waits.
        let prepared = std::thread::scope(|scope| {
            let work = scope.spawn(|| {
                let session = inner.session()?;
                migrations::run(&session)?;
                let channel = "SELECT quote_ident('bree_' || current_schema())";
                let channel = Sql::Server(&session).one(channel, &[], |row| row.get::<String>(0))?;
                inner.give_back(session);
                Ok(channel)
            });
            work.join()
                .unwrap_or_else(|_| Err(StoreError::Other("the store panicked while it was opened".into())))
        });
        let channel = prepared?;
        tracing::info!(place = %crate::Place::Server(url.to_owned()), "the store is open");
        let most = [options.readers.max(1), WRITERS];
        Ok(Self {
            inner: Arc::new(inner),
            channel,
            readers: Arc::new(Semaphore::new(most[0] as usize)),
            writers: Arc::new(Semaphore::new(most[1] as usize)),
            most,
            clock: options.clock.clone(),
        })
    }

    /// Takes no more work, waits for what is under way, and disconnects. Safe to call twice.
    pub(crate) async fn close(&self) {
        for (pool, most) in [&self.readers, &self.writers].into_iter().zip(self.most) {
            // Fails only when somebody else has closed it already.
            let _all = pool.acquire_many(most).await;
            pool.close();
        }
        self.inner.idle().clear();
    }

    /// The size of our schema's tables, with their indexes.
    pub(crate) async fn bytes(&self) -> Result<u64, StoreError> {
        let size = "SELECT coalesce(sum(pg_total_relation_size(oid)), 0)::bigint FROM pg_class
                    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace";
        let (ask, found) = ask(|conn: &Sql<'_>| conn.one(size, &[], |row| row.get(0)));
        self.query(ask).await?;
        found.answer()
    }

    /// Subscribes to the messages of all programs that share the schema, this one among them.
    pub(crate) fn listen(&self) -> Option<mpsc::Receiver<Heard>> {
        let runtime = self.inner.runtime.as_ref()?.handle();
        let config = self.inner.config.clone();
        Some(wire::listen(runtime, config, self.channel.clone()))
    }

    /// Sends a message to all programs that share the schema; at most 8,000 bytes.
    pub(crate) async fn tell(&self, what: String) -> Result<(), StoreError> {
        // Its name without the quotes: here it is a value.
        let channel = self.channel.trim_matches('"').to_owned();
        let tell = "SELECT 1 FROM pg_notify(?1, ?2)";
        self.query(Box::new(move |conn| conn.row(tell, &[&channel, &what], |_| Ok(())).map(drop))).await
    }

    pub(crate) async fn change(&self, change: Box<dyn Change>) -> Result<u64, StoreError> {
        let clock = self.clock.clone();
        let (changed, found) = std::sync::mpsc::sync_channel(1);
        let work = move |inner: &Inner| {
            // Whoever asked may have gone; it is written all the same.
            let _ = changed.send(inner.commit(&*change, &clock)?);
            Ok(())
        };
        self.work(&self.writers, Box::new(work)).await?;
        found.try_recv().map_err(|_| StoreError::Other("a change was not made".to_owned()))
    }

    pub(crate) async fn query(&self, ask: Ask) -> Result<(), StoreError> {
        let work = move |inner: &Inner| {
            let once = || {
                let session = inner.awake()?;
                let found = ask(&Sql::Server(&session));
                inner.give_back(session);
                found
            };
            match once() {
                // The connection was cut: perhaps while it lay there, and nothing is wrong with the next.
                Err(StoreError::Io(_)) => {
                    inner.idle().clear();
                    once()
                }
                found => found,
            }
        };
        self.work(&self.readers, Box::new(work)).await
    }

    /// Runs work on a blocking thread, as soon as a connection is free. The work goes on even if nobody waits for it.
    async fn work(&self, places: &Arc<Semaphore>, work: Work) -> Result<(), StoreError> {
        let place = Arc::clone(places).acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let inner = Arc::clone(&self.inner);
        let work = move || {
            let _place = place;
            work(&inner)
        };
        on_a_thread(Box::new(work)).await
    }
}

/// Work on the connections.
type Work = Box<dyn FnOnce(&Inner) -> Result<(), StoreError> + Send>;

impl Inner {
    /// A new connection.
    fn session(&self) -> Result<Session, StoreError> {
        let runtime = self.runtime.as_ref().ok_or(StoreError::Closed)?;
        Session::open(runtime.handle(), &self.config, self.busy_timeout)
    }

    /// A connection that answers: one that was left open may have been cut meanwhile, by a server that began anew.
    fn awake(&self) -> Result<Session, StoreError> {
        loop {
            // Not in the loop's condition: the lock would be held while it is tried.
            let idle = self.idle().pop();
            match idle {
                // Asking costs as much as most of what is asked: of one that was just used it is not worth it.
                Some((used, session)) if used.elapsed() < FRESH && !session.is_closed() => {
                    return Ok(session);
                }
                Some((_, session)) if session.answers() => return Ok(session),
                Some(_) => {}
                None => return self.session(),
            }
        }
    }

    fn give_back(&self, session: Session) {
        if !session.is_closed() {
            self.idle().push((Instant::now(), session));
        }
    }

    fn commit(&self, change: &dyn Change, clock: &Clock) -> Result<u64, StoreError> {
        let mut tries = 0;
        loop {
            tries += 1;
            let session = self.awake()?;
            if let Err(error) = session.begin() {
                // Nothing was done yet: another connection may do it.
                self.idle().clear();
                if tries < TRIES && matches!(error, StoreError::Io(_)) {
                    continue;
                }
                return Err(error);
            }
            let done = session.finish(|conn| change.apply(conn, clock.now()));
            let again = session.gave_up() && tries < TRIES;
            self.give_back(session);
            if !again {
                return done;
            }
        }
    }

    fn idle(&self) -> MutexGuard<'_, Vec<(Instant, Session)>> {
        // Nothing can be half done under this lock: a push or a pop.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
