//! The readers who have a table open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Handle;
use crate::actor::Actor;
use crate::peers::PeerEvent;

/// Those with an open stream, and how many each has. A guest is not there because a program of theirs is.
#[derive(Default)]
pub struct Presence(Mutex<HashMap<Actor, usize>>);

impl Presence {
    fn change(&self, who: &Actor, by: isize) -> bool {
        let mut here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = here.entry(who.clone()).or_default();
        let before = *count;
        *count = count.saturating_add_signed(by);
        let changed = (before == 0) != (*count == 0);
        if *count == 0 {
            here.remove(who);
        }
        changed
    }

    /// All who are here.
    pub fn all(&self) -> Vec<Actor> {
        let here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        here.keys().cloned().collect()
    }

    /// True if this guest, or this program, has the table open.
    pub fn has(&self, who: &Actor) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(who)
    }
}

/// A guest or a program is here for as long as this lives.
pub struct Here {
    handle: Arc<Handle>,
    who: Actor,
}

impl Here {
    /// Counts them as present.
    pub fn new(handle: Arc<Handle>, who: Actor) -> Self {
        let here = Self { handle, who };
        here.count(1);
        here
    }

    fn count(&self, by: isize) {
        if self.handle.presence.change(&self.who, by) {
            self.handle.publish_presence();
            let table = self.handle.id.clone();
            self.handle.peers.tell(PeerEvent::here(table, self.who.clone(), by > 0));
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.count(-1);
    }
}
