//! The readers who have a table open.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use store::GuestHash;

use super::Handle;
use crate::cluster::PeerEvent;

/// The guests with an open stream, and how many each has.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<GuestHash, usize>>);

impl Presence {
    fn change(&self, guest: GuestHash, by: isize) -> bool {
        let mut here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = here.entry(guest).or_default();
        let before = *count;
        *count = count.saturating_add_signed(by);
        let changed = (before == 0) != (*count == 0);
        if *count == 0 {
            here.remove(&guest);
        }
        changed
    }

    /// All who are here.
    pub(crate) fn all(&self) -> Vec<GuestHash> {
        let here = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        here.keys().copied().collect()
    }

    /// True if this guest has the table open.
    pub(crate) fn has(&self, guest: &GuestHash) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(guest)
    }
}

/// A guest is here for as long as this lives.
pub(crate) struct Here {
    handle: Arc<Handle>,
    guest: GuestHash,
}

impl Here {
    /// Counts a guest as present.
    pub(crate) fn new(handle: Arc<Handle>, guest: GuestHash) -> Self {
        let here = Self { handle, guest };
        here.count(1);
        here
    }

    fn count(&self, by: isize) {
        if self.handle.presence.change(self.guest, by) {
            self.handle.publish_presence();
            self.handle.cluster.tell(PeerEvent::Here {
                table: self.handle.id.clone(),
                guest: self.guest,
                here: by > 0,
            });
        }
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        self.count(-1);
    }
}
