//! Opening the inn, keeping its door, and closing it in order.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use store::StoreError;
use tokio::net::TcpListener;

use crate::{Config, House, Pages};

/// Why the inn could not open.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The address cannot be listened at.
    #[error("cannot listen at {addr}: {why}; is another program there already?")]
    Listen {
        /// The address.
        addr: SocketAddr,
        /// What the system says.
        why: io::Error,
    },
    /// The house key cannot be read or made.
    #[error("cannot use the key file {path}: {why}")]
    Key {
        /// The file.
        path: String,
        /// What is wrong.
        why: String,
    },
}

/// Runs the inn until `shutdown` is over: then nobody new comes in, streams end, and the store is flushed.
///
/// # Errors
/// When the database, the key file or the address cannot be used.
pub async fn serve(
    config: Config,
    house: House,
    pages: Arc<dyn Pages>,
    shutdown: impl Future<Output = ()> + Send,
) -> Result<(), ServeError> {
    Inn::open(config, house, pages).await?.run(shutdown).await;
    Ok(())
}

/// An inn that is open: it listens, and answers as soon as it [runs](Self::run).
pub struct Inn {
    listener: TcpListener,
    addr: SocketAddr,
}

impl Inn {
    /// Opens the database and listens.
    ///
    /// # Errors
    /// When the database, the key file or the address cannot be used.
    pub async fn open(config: Config, _house: House, _pages: Arc<dyn Pages>) -> Result<Self, ServeError> {
        let listen = |why| ServeError::Listen { addr: config.addr, why };
        let listener = TcpListener::bind(config.addr).await.map_err(listen)?;
        let addr = listener.local_addr().map_err(listen)?;
        Ok(Self { listener, addr })
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Answers until `shutdown` is over.
    pub async fn run(self, shutdown: impl Future<Output = ()> + Send) {
        shutdown.await;
        drop(self.listener);
    }
}
