//! Opening the inn, accepting connections, and closing it in order.

use std::future::Future;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use host::HostError;
use host::admin::Bell;
use host::cluster;
use host::node::by_machine;
use host::notices::Outbox;
use host::places::{NoPlace, Places};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use hyper_util::service::TowerToHyperService;
use store::Check;
use tables::bots;
use tables::boxed::{self, BoxFuture};
use tables::{House, heartbeat};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;
use tokio_io_timeout::TimeoutStream;
use tower::ServiceExt;

use crate::admin;
use crate::db_lock::DatabaseLock;
use crate::http::context::{Peer, network};
use crate::router::{for_the_host, refusing, router};
use crate::{ApiError, AppState, Config, Pages, ServeError};

/// An inn that is open: it listens, and answers as soon as it [runs](Self::run).
pub struct Inn {
    listener: TcpListener,
    addr: SocketAddr,
    for_the_host: Option<TcpListener>,
    /// The socket for the host's orders.
    bell: Option<Bell>,
    db_lock: DatabaseLock,
    app: AppState,
}

impl Inn {
    /// Listens, and opens the database.
    ///
    /// # Errors
    /// When the database, the key file or the address cannot be used.
    pub fn open(
        mut config: Config,
        house: House,
        pages: Arc<dyn Pages>,
    ) -> BoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(async move {
            // First: where it cannot listen, it leaves no new database and key behind.
            let (listener, addr) = listen(config.addr).await?;
            let for_the_host = match config.metrics {
                Some(_) if cfg!(not(feature = "metrics")) => {
                    return Err(ServeError::Host(HostError::Lacks {
                        what: "tell what it measures",
                        feature: "metrics",
                    }));
                }
                Some(wanted) => Some(listen(wanted).await?.0),
                None => None,
            };
            let mut db_lock = DatabaseLock::hold(&mut config)?;
            let node = config.node.get_or_insert_with(|| by_machine(addr.port()));
            tracing::info!(node, "opening");
            // A large database is read whole while people play already.
            config.store.check = Check::Meanwhile;
            let app = AppState::open(config, house, pages).await?;
            db_lock.by_number(&app.config)?;
            heartbeat::begin(&app).await;
            // Of a shared database the host is one more who opens it.
            let bell = app.config.db.file().and_then(|_| Bell::hang(admin::path(&app.config)));
            Ok(Self { listener, addr, for_the_host, bell, db_lock, app })
        })
    }

    /// The address of the inn.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The address of the metrics, if they are served.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.for_the_host.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Serves until `shutdown` is over: then no new connection is accepted, streams end, and the store is flushed.
    pub fn run(self, shutdown: impl Future<Output = ()> + Send + 'static) -> BoxFuture<'static, ()> {
        self.run_boxed(Box::pin(shutdown))
    }

    fn run_boxed(self, shutdown: BoxFuture<'static, ()>) -> BoxFuture<'static, ()> {
        Box::pin(self.run_until(shutdown))
    }

    async fn run_until(self, shutdown: BoxFuture<'static, ()>) {
        let Self { listener, for_the_host, bell, db_lock, app, .. } = self;
        let waking = boxed::spawn(bots::wake_owing(app.engine.clone()));
        let thinking = boxed::spawn(bots::keep(app.engine.clone()));
        let tidying = boxed::spawn(tidy(app.clone()));
        let beating = boxed::spawn(heartbeat::keep(app.engine.clone()));
        let hearing = boxed::spawn(cluster::keep(app.cluster.clone()));
        let outbox = app.post.clone().map(Outbox::new);
        let mut sending = boxed::spawn(async move {
            if let Some(outbox) = outbox {
                outbox.run().await;
            }
        });
        let (door, back_door) = (Door::new(&app), Door::for_the_host(&app));
        let back = async {
            match &for_the_host {
                Some(listener) => back_door.keep(listener).await,
                None => std::future::pending().await,
            }
        };
        let orders = async {
            match &bell {
                Some(bell) => bell.keep(&app.engine, &app.pages).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = door.keep(&listener) => {}
            () = back => {}
            () = orders => {}
            () = shutdown => {}
        }
        drop((listener, for_the_host, bell));
        tracing::info!("closing");
        app.closing.send_replace(true);
        tidying.abort();
        beating.abort();
        waking.abort();
        leave_bots(&app, thinking).await;
        door.close(app.config.grace).await;
        // What is on its way may arrive; else it is sent once more by whoever comes next.
        if tokio::time::timeout(app.config.grace, &mut sending).await.is_err() {
            sending.abort();
        }
        cluster::leave(&app.cluster, hearing).await;
        heartbeat::end(&app).await;
        app.store.close().await;
        drop(db_lock);
    }
}

/// Leaves the bots' turns of this process to others, where there are others.
async fn leave_bots(app: &AppState, thinking: JoinHandle<()>) {
    if !app.bots.is_shared() {
        return;
    }
    // Whoever takes nothing more leaves nothing behind.
    let _ = tokio::time::timeout(app.config.grace, thinking).await;
    if let Err(error) = app.store.leave_bot_turns(app.peers.me()).await {
        tracing::debug!(%error, "the turns of bots come to others only when they are missed");
    }
}

async fn listen(addr: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let failed = |why| ServeError::Listen { addr, why };
    let listener = TcpListener::bind(addr).await.map_err(failed)?;
    let addr = listener.local_addr().map_err(failed)?;
    Ok((listener, addr))
}

/// Cleans up now and then.
async fn tidy(app: AppState) {
    let mut rounds = 0_u32;
    let mut every = tokio::time::interval(Duration::from_secs(30));
    loop {
        every.tick().await;
        app.tables.evict(app.config.idle);
        app.rates.tidy();
        let metrics = app.metrics.clone();
        drop(boxed::spawn_blocking(move || metrics.sum_up()));
        // Counting a large house takes a while: not at every round.
        if rounds.is_multiple_of(10) {
            app.totals.count(&app.store, app.config.limits.tables_kept, app.config.limits.guests_kept).await;
        }
        rounds += 1;
    }
}

/// Accepts a limited number of connections, and knows which are open.
struct Door {
    router: Router,
    places: Places<IpAddr>,
    /// Places for clients that are told to come again, since the house is full; beyond these, connections are closed
    /// without an answer.
    hall: Arc<Semaphore>,
    too_many: Router,
    full: Router,
    patience: Duration,
    reads_within: Duration,
    open: GracefulShutdown,
}

/// The most clients turned away in words at a time, and the time for it.
const HALL: usize = 64;
/// The most requests for metrics at a time: a monitor and somebody who looks.
const WATCHERS: usize = 8;
const TURNED_AWAY_WITHIN: Duration = Duration::from_secs(2);

impl Door {
    fn new(app: &AppState) -> Self {
        let limits = &app.config.limits;
        let each = if app.config.trust_forwarded { limits.connections } else { limits.connections_each };
        Self {
            router: router(app),
            places: Places::new(each, limits.connections),
            hall: Arc::new(Semaphore::new(HALL)),
            too_many: refusing(app, ApiError::TooManyConnections),
            full: refusing(app, ApiError::HouseFull),
            patience: limits.patience,
            reads_within: limits.unread,
            open: GracefulShutdown::new(),
        }
    }

    /// The door of the metrics address.
    fn for_the_host(app: &AppState) -> Self {
        Self { router: for_the_host(app), places: Places::new(WATCHERS, WATCHERS), ..Self::new(app) }
    }

    async fn keep(&self, listener: &TcpListener) {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => self.let_in(stream, peer),
                Err(error) => {
                    // Out of file descriptors, most likely: others have to leave first.
                    tracing::warn!(%error, "cannot accept a connection");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            }
        }
    }

    fn let_in(&self, stream: TcpStream, peer: SocketAddr) {
        // Choices are small and wait for nothing.
        let _ = stream.set_nodelay(true);
        match self.places.take(network(peer.ip())) {
            // Whoever sends a request letter by letter is not waited for.
            Ok(place) => self.serve(stream, peer, self.router.clone(), Some(self.patience), place),
            Err(why) => {
                metrics::counter!("bree_turned_away_total").increment(1);
                tracing::debug!(?why, "a connection is turned away");
                let router = match why {
                    NoPlace::Yours => self.too_many.clone(),
                    NoPlace::Full => self.full.clone(),
                };
                if let Ok(place) = self.hall.clone().try_acquire_owned() {
                    self.serve(stream, peer, router, None, place);
                }
            }
        }
    }

    /// Answers on a connection for as long as it is kept; without `patience` once, and quickly. `place` is held
    /// meanwhile.
    fn serve(
        &self,
        stream: TcpStream,
        peer: SocketAddr,
        router: Router,
        patience: Option<Duration>,
        place: impl Send + 'static,
    ) {
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(self.reads_within));
        let service = tower::service_fn(move |request: hyper::Request<hyper::body::Incoming>| {
            let mut request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(Peer(peer));
            router.clone().oneshot(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience.unwrap_or(TURNED_AWAY_WITHIN))
            .keep_alive(patience.is_some())
            .serve_connection(TokioIo::new(Box::pin(stream)), TowerToHyperService::new(service));
        let connection = self.open.watch(connection);
        boxed::spawn(async move {
            let _place = place;
            let ended = match patience {
                Some(_) => connection.await,
                None => tokio::time::timeout(2 * TURNED_AWAY_WITHIN, connection).await.unwrap_or(Ok(())),
            };
            if let Err(error) = ended {
                tracing::debug!(%error, "a connection ended badly");
            }
        });
    }

    /// Waits for those who are still inside, but not for ever.
    async fn close(self, grace: Duration) {
        if tokio::time::timeout(grace, self.open.shutdown()).await.is_err() {
            tracing::warn!("some connections were still open");
        }
    }
}
