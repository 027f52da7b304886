//! A process of the inn, to be hurt or watched.

use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use serde::de::IgnoredAny;

use crate::LoadError;
use crate::link::Link;

/// Time for a process to open.
const PATIENCE: Duration = Duration::from_secs(60);

/// A process that serves at one address, whenever it runs.
pub(crate) struct Node {
    addr: SocketAddr,
    child: Child,
}

impl Node {
    /// Starts one at a free port.
    pub(crate) async fn start(start: &impl Fn(SocketAddr) -> Command) -> Result<Self, LoadError> {
        let addr = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?;
        let child = start(addr).spawn()?;
        let mut node = Self { addr, child };
        node.answers().await?;
        Ok(node)
    }

    pub(crate) const fn addr(&self) -> SocketAddr {
        self.addr
    }

    /// The number that the system gives the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills the process with SIGKILL: nothing is tidied up.
    pub(crate) fn kill(&mut self) -> Result<(), LoadError> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts it anew, at the same port.
    pub(crate) async fn restart(&mut self, start: &impl Fn(SocketAddr) -> Command) -> Result<(), LoadError> {
        self.child = start(self.addr).spawn()?;
        self.answers().await
    }

    /// Stops the process until it thaws, as a machine that swaps or a laptop that sleeps.
    pub(crate) fn freeze(&self) -> Result<(), LoadError> {
        self.signal("-STOP")
    }

    /// Lets the process go on, with what it believes to be so.
    pub(crate) fn thaw(&self) -> Result<(), LoadError> {
        self.signal("-CONT")
    }

    fn signal(&self, signal: &str) -> Result<(), LoadError> {
        Command::new("kill").arg(signal).arg(self.child.id().to_string()).status()?;
        Ok(())
    }

    /// Waits until it answers.
    async fn answers(&mut self) -> Result<(), LoadError> {
        let begun = Instant::now();
        loop {
            let asked = async { Link::of_nobody(self.addr).await?.get::<IgnoredAny>("/api/v1/games").await };
            match asked.await {
                Ok(_) => return Ok(()),
                Err(error) if begun.elapsed() > PATIENCE => return Err(error),
                Err(_) => tokio::time::sleep(Duration::from_millis(30)).await,
            }
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be gone already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
