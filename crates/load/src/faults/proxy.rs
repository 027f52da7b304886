//! A way to a server that can be cut.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// A proxy that passes all bytes on, until it is cut. Ends with the value.
#[derive(Debug)]
pub struct Proxy {
    addr: SocketAddr,
    open: watch::Sender<bool>,
    keeping: JoinHandle<()>,
}

impl Proxy {
    /// Listens at a free port of this machine, and passes on to `to`, a host with its port.
    ///
    /// # Errors
    /// When it cannot listen.
    pub async fn open(to: String) -> io::Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let addr = listener.local_addr()?;
        let open = watch::Sender::new(true);
        let door = open.subscribe();
        let keeping = tokio::spawn(async move {
            // Who comes while it is cut is turned away.
            while let Ok((here, _)) = listener.accept().await {
                if *door.borrow() {
                    tokio::spawn(pass(here, to.clone(), door.clone()));
                }
            }
        });
        Ok(Self { addr, open, keeping })
    }

    /// The listening address.
    pub const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// Hangs up on everybody, and lets nobody through.
    pub fn cut(&self) {
        self.open.send_replace(false);
    }

    /// Lets connections through again.
    pub fn mend(&self) {
        self.open.send_replace(true);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.keeping.abort();
    }
}

async fn pass(mut here: TcpStream, to: String, mut door: watch::Receiver<bool>) {
    let Ok(mut there) = TcpStream::connect(to).await else {
        return;
    };
    tokio::select! {
        // Either side may hang up as it likes.
        _ = copy_bidirectional(&mut here, &mut there) => {}
        _ = door.wait_for(|open| !open) => {}
    }
}
