//! Guests: people without a password, known by a token in each of their browsers.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Clock, GuestHash, Store, StoreError, TokenHash};
use tokio::sync::watch;

use crate::http::gate::begin_to_change;

/// Who was here lately, so that not every request asks the database.
#[derive(Default)]
pub(crate) struct Guests {
    known: Mutex<Known>,
    /// Changes when a device is signed out: its open streams end.
    pub signed_out: watch::Sender<u64>,
}

#[derive(Default)]
struct Known {
    devices: HashMap<TokenHash, GuestHash>,
    names: HashMap<GuestHash, String>,
}

/// When so many are remembered, all are forgotten: they are found again one by one.
const REMEMBERED: usize = 20_000;

/// In milliseconds.
const A_DAY: i64 = 24 * 3600 * 1000;

impl Guests {
    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest whose device keeps a token of that hash, and their name.
    pub(crate) async fn find(
        &self,
        store: &Store,
        clock: &Clock,
        token: TokenHash,
    ) -> Result<Option<(GuestHash, String)>, StoreError> {
        {
            let known = self.lock();
            let guest = known.devices.get(&token);
            if let Some((guest, name)) = guest.and_then(|guest| Some((guest, known.names.get(guest)?))) {
                return Ok(Some((*guest, name.clone())));
            }
        }
        let signed_out = *self.signed_out.borrow();
        let Some(guest) = store.guest_of(token).await? else {
            return Ok(None);
        };
        // Who comes back is not one who stays away; once a day is often enough to write it down.
        if clock.now() - guest.seen_at > A_DAY {
            store.touch_guest(guest.hash).await?;
            store.touch_device(guest.hash, token).await?;
        }
        let mut known = self.lock();
        if known.devices.len() >= REMEMBERED {
            *known = Known::default();
        }
        // A device that was signed out meanwhile is not remembered.
        if *self.signed_out.borrow() == signed_out {
            known.devices.insert(token, guest.hash);
            known.names.insert(guest.hash, guest.name.clone());
        }
        Ok(Some((guest.hash, guest.name)))
    }

    /// Writes a guest down, new or under a new name.
    pub(crate) async fn put(&self, store: &Store, hash: GuestHash, name: &str) -> Result<(), StoreError> {
        begin_to_change();
        store.put_guest(hash, name).await?;
        if let Some(known) = self.lock().names.get_mut(&hash) {
            name.clone_into(known);
        }
        Ok(())
    }

    /// A device was signed out: no request of its is answered as the guest's any more, and its streams end.
    pub(crate) fn forget(&self, token: TokenHash) {
        self.signed_out.send_modify(|count| *count += 1);
        self.lock().devices.remove(&token);
    }
}
