//! By what the processes of one house hear each other: the database that they share, or NATS beside it.

use store::{Heard, Store};
use tokio::sync::mpsc;

use super::nats::{BusAddress, Nats};
use crate::ServeError;
use crate::keys::HouseKey;

/// How much may lie unread.
pub(super) const UNREAD: usize = 10_000;

/// Two, and no third is planned: what is said is the same on either, and may be lost on either.
pub(crate) enum Bus {
    /// The notices of the database.
    Database,
    /// NATS. The database's notices are heard, too: whoever is at the database alone (`bree admin`) speaks by these, and so
    /// does a process that NATS does not reach.
    Nats(Nats),
}

impl Bus {
    /// Connects where there is something to connect to.
    ///
    /// # Errors
    /// When it cannot be reached.
    pub(crate) async fn open(address: Option<&BusAddress>, key: &HouseKey) -> Result<Self, ServeError> {
        Ok(match address {
            None => Self::Database,
            Some(address) => Self::Nats(Nats::open(address, key).await?),
        })
    }

    /// What is said by the processes of the house, this one among them; nothing where one alone has the database.
    pub(super) fn listen(&self, store: &Store) -> Option<mpsc::Receiver<Heard>> {
        let mut noticed = store.listen()?;
        let Self::Nats(nats) = self else {
            return Some(noticed);
        };
        let (said, heard) = mpsc::channel(UNREAD);
        nats.listen(said.clone());
        tokio::spawn(async move {
            while let Some(heard) = noticed.recv().await {
                if said.send(heard).await.is_err() {
                    return;
                }
            }
        });
        Some(heard)
    }

    /// Says something to all who listen, once; what is lost is lost. At most 8,000 bytes.
    pub(super) async fn tell(&self, store: &Store, what: String) -> Result<(), store::StoreError> {
        match self {
            Self::Nats(nats) if nats.tell(&what).await => Ok(()),
            _ => store.tell(what).await,
        }
    }

    /// Can this process hear the others now?
    pub(super) fn hears(&self) -> bool {
        match self {
            Self::Database => true,
            Self::Nats(nats) => nats.is_connected(),
        }
    }
}
