//! A receiver of webhooks.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

/// A receiver that takes and counts whatever is sent to it, as long as the runtime is there.
#[derive(Debug)]
pub struct Hook {
    /// The listening address.
    pub addr: SocketAddr,
    came: Arc<AtomicU64>,
}

impl Hook {
    /// Listens at a free port of this machine.
    ///
    /// # Errors
    /// When it cannot listen.
    pub async fn open() -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let hook = Self { addr: listener.local_addr()?, came: Arc::default() };
        let came = hook.came.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, came.clone()));
            }
        });
        Ok(hook)
    }

    /// The number of messages so far.
    pub fn came(&self) -> u64 {
        self.came.load(Ordering::Relaxed)
    }
}

async fn take(mut stream: TcpStream, came: Arc<AtomicU64>) -> io::Result<()> {
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if stream.read_buf(&mut head).await? == 0 {
            return Ok(());
        }
    }
    came.fetch_add(1, Ordering::Relaxed);
    stream.write_all(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n").await?;
    stream.shutdown().await?;
    // A connection that is closed with something unread breaks off, perhaps before the answer was read.
    tokio::io::copy(&mut stream, &mut tokio::io::sink()).await.map(drop)
}
