//! The host's connection to the server side of `bree admin`: to the server that has the database open, or, where none has, to this
//! process, which opens it alone and serves itself by the same words.

use std::path::PathBuf;
use std::sync::Arc;

use host::admin::{AdminError, Answer, Order, OrderReply, OrderRequest, answer};
use host::cluster;
use tables::boxed::{self, BoxFuture};
use tables::keys::HouseKey;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::UnixStream;
use tokio::task::JoinHandle;

use crate::db_lock::DatabaseLock;
use crate::{AppState, Config, House, Pages, ServeError};

/// The path of the socket at which a database's server listens for its host.
pub(crate) fn path(config: &Config) -> PathBuf {
    config.beside(".admin")
}

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
                    let path = path(&config);
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
        let answering = boxed::spawn(answer(app.engine.clone(), app.pages.clone(), theirs));
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
