//! Administration by the host: the server side of `bree admin`, and its transport.
//!
//! A running server listens at a socket beside its database (`DATABASE.admin`) that only the user who runs it, and root, may
//! use: no port, no password, nothing that a proxy could let through by mistake. The server does what is asked itself, since
//! it holds the tables in memory. While none runs, the client opens the database alone and serves itself by the same words.
//!
//! `order` orders and answers, `work` their execution, `line` the transport.

mod line;
mod order;
mod work;

use std::sync::Arc;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;
use tokio::task::JoinHandle;

pub(crate) use line::Bell;
pub use order::{
    AdminError, Answer, Chatter, Did, Fact, GuestFacts, HostLine, Order, ReportLine, Sitting, TableFacts,
    TableLine,
};

use self::order::{OrderReply, OrderRequest};
use crate::db_lock::DatabaseLock;
use crate::{AppState, Config, House, Pages, ServeError};
use host::cluster;
use tables::boxed::{self, BoxFuture};
use tables::keys::HouseKey;

/// A connection of the host to the server side.
pub struct AdminConnection {
    stream: BufReader<UnixStream>,
    /// The server side in this process, where no server runs.
    alone: Option<Alone>,
}

struct Alone {
    app: AppState,
    answering: JoinHandle<()>,
    /// The task that informs other processes, where others serve the house.
    telling: JoinHandle<()>,
    _lock: DatabaseLock,
}

impl AdminConnection {
    /// Connects to the server that has the database open, or opens it alone where none has.
    ///
    /// # Errors
    /// When neither can be done.
    pub fn open(
        mut config: Config,
        house: House,
        pages: Arc<dyn Pages>,
    ) -> BoxFuture<'static, Result<Self, ServeError>> {
        Box::pin(async move {
            match DatabaseLock::hold(&mut config) {
                Ok(lock) => Self::open_alone(lock, config, house, pages).await,
                Err(ServeError::Taken { db }) => {
                    let path = line::path(&config);
                    let stream = UnixStream::connect(&path).await;
                    let stream = stream.map_err(|why| ServeError::Admin {
                        db,
                        path: path.display().to_string(),
                        why,
                    })?;
                    Ok(Self { stream: BufReader::new(stream), alone: None })
                }
                Err(error) => Err(error),
            }
        })
    }

    async fn open_alone(
        lock: DatabaseLock,
        config: Config,
        house: House,
        pages: Arc<dyn Pages>,
    ) -> Result<Self, ServeError> {
        let key = HouseKey::borrow(&config.key)?;
        let app = AppState::open_with(key, config, house, pages).await?;
        // Nobody plays meanwhile, bots neither.
        app.closing.send_replace(true);
        let failed = |why: std::io::Error| ServeError::Store(store::StoreError::Io(why.to_string()));
        let (ours, theirs) = UnixStream::pair().map_err(failed)?;
        let answering = boxed::spawn(line::answer(app.clone(), theirs));
        Ok(Self {
            stream: BufReader::new(ours),
            alone: Some(Alone {
                telling: boxed::spawn(cluster::keep(app.cluster.clone())),
                app,
                answering,
                _lock: lock,
            }),
        })
    }

    /// Asks for something, in the name of `by`.
    ///
    /// # Errors
    /// Why it was not done; then nothing has changed.
    pub fn ask<'a>(&'a mut self, by: &'a str, order: Order) -> BoxFuture<'a, Result<Answer, AdminError>> {
        Box::pin(async move {
            let asked = OrderRequest { by: by.to_owned(), order };
            let mut sent = serde_json::to_vec(&asked).map_err(|error| AdminError::lost(&error))?;
            sent.push(b'\n');
            let lost = |error: std::io::Error| AdminError::lost(&error);
            self.stream.get_mut().write_all(&sent).await.map_err(lost)?;
            let mut line = String::new();
            self.stream.read_line(&mut line).await.map_err(lost)?;
            match serde_json::from_str(&line).map_err(|error| AdminError::lost(&error))? {
                OrderReply::Done(answer) => Ok(*answer),
                OrderReply::Refused(error) => Err(error),
            }
        })
    }

    /// Writes everything queued, and closes the database where it was opened here.
    pub fn close(self) -> BoxFuture<'static, ()> {
        Box::pin(async move {
            drop(self.stream);
            if let Some(alone) = self.alone {
                let _ = alone.answering.await;
                cluster::leave(&alone.app.cluster, alone.telling).await;
                alone.app.store.close().await;
            }
        })
    }
}
