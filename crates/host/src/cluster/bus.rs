//! The message bus between server processes: the shared database, or NATS beside it.

use store::{Heard, Store};
use tables::boxed;
use tables::keys::HouseKey;
use tokio::sync::mpsc;

use super::nats::{BusAddress, Nats};
use crate::HostError;

/// Capacity of the queue of unread messages.
pub(super) const UNREAD: usize = 10_000;

/// Two kinds, and no third is planned: messages are the same on either, and may be lost on either.
pub enum Bus {
    /// The notices of the database.
    Database,
    /// NATS. The notifications of the database are read, too: a process that has only the database (`bree admin`), or
    /// that NATS does not reach, uses them.
    Nats(Nats),
}

impl Bus {
    /// Connects where there is something to connect to.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub async fn open(address: Option<&BusAddress>, key: &HouseKey) -> Result<Self, HostError> {
        Ok(match address {
            None => Self::Database,
            Some(address) => Self::Nats(Nats::open(address, key).await?),
        })
    }

    /// Subscribes to the messages of all processes of this house, this one among them; nothing where one alone has the
    /// database.
    pub(super) fn listen(&self, store: &Store) -> Option<mpsc::Receiver<Heard>> {
        let mut noticed = store.listen()?;
        let Self::Nats(nats) = self else {
            return Some(noticed);
        };
        let (said, heard) = mpsc::channel(UNREAD);
        nats.listen(said.clone());
        boxed::spawn(async move {
            while let Some(heard) = noticed.recv().await {
                if said.send(heard).await.is_err() {
                    return;
                }
            }
        });
        Some(heard)
    }

    /// Sends a message to all subscribers, at most once and of at most 8,000 bytes.
    pub(super) async fn tell(&self, store: &Store, what: String) -> Result<(), store::StoreError> {
        match self {
            Self::Nats(nats) if nats.tell(&what).await => Ok(()),
            _ => store.tell(what).await,
        }
    }

    /// True if this process receives the messages of the others.
    pub(super) fn echoes(&self) -> bool {
        match self {
            Self::Database => true,
            Self::Nats(nats) => nats.is_connected(),
        }
    }
}
