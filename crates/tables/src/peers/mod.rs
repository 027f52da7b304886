//! The other processes of this house, as the tables know them: who is told what happened here, and who has which table open there.
//! What tells them, and hears them, is `host::cluster`.

mod event;

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;

use crate::actor::Actor;
use crate::keys::random;

pub use event::PeerEvent;

/// The readers of each table at other processes, with the process that serves them.
type Readers = HashMap<String, HashSet<(String, Actor)>>;

/// This process among those of the house.
pub struct Peers {
    me: String,
    shared: bool,
    say: mpsc::UnboundedSender<PeerEvent>,
    /// Taken by whoever sends it.
    unsaid: Mutex<Option<mpsc::UnboundedReceiver<PeerEvent>>>,
    here: Mutex<Readers>,
}

impl Peers {
    /// This process. `shared`: other processes are possible.
    pub fn new(shared: bool) -> Self {
        let (say, unsaid) = mpsc::unbounded_channel();
        Self {
            me: random::<8>().iter().map(|byte| format!("{byte:02x}")).collect(),
            shared,
            say,
            unsaid: Mutex::new(Some(unsaid)),
            here: Mutex::default(),
        }
    }

    /// This process's id: a new one at each start.
    pub fn me(&self) -> &str {
        &self.me
    }

    /// True if other processes are possible.
    pub(crate) const fn are_possible(&self) -> bool {
        self.shared
    }

    /// Queues a message to the others.
    pub fn tell(&self, word: PeerEvent) {
        if self.shared {
            // Nobody listens any more when the house closes.
            let _ = self.say.send(word);
        }
    }

    /// The queue of messages, for the one task that sends them.
    pub fn unsaid(&self) -> Option<mpsc::UnboundedReceiver<PeerEvent>> {
        self.unsaid.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// True if this guest, or this program, has the table open at another process.
    pub fn have(&self, table: &str, who: &Actor) -> bool {
        let here = self.lock();
        here.get(table).is_some_and(|here| here.iter().any(|(_, there)| there == who))
    }

    /// Notes that a reader has a table open at another process, or no longer has.
    pub fn note(&self, from: &str, table: &str, who: Actor, is_here: bool) {
        let mut here = self.lock();
        let who = (from.to_owned(), who);
        if is_here {
            here.entry(table.to_owned()).or_default().insert(who);
        } else if let Some(there) = here.get_mut(table) {
            there.remove(&who);
            if there.is_empty() {
                here.remove(table);
            }
        }
    }

    /// Forgets who was there with those: at which tables.
    pub fn forget(&self, those: impl Fn(&str) -> bool) -> HashSet<String> {
        let mut left = HashSet::new();
        self.lock().retain(|table, here| {
            let before = here.len();
            here.retain(|(name, _)| !those(name));
            if here.len() < before {
                left.insert(table.clone());
            }
            !here.is_empty()
        });
        left
    }

    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, Readers> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
