//! Guests: people without a password, known by a token in their browser.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::{Clock, GuestHash, Store, StoreError};

use crate::http::gate::begin_to_change;

/// Who was here lately, so that not every request asks the database.
#[derive(Default)]
pub(crate) struct Guests(Mutex<HashMap<GuestHash, String>>);

/// When so many are remembered, all are forgotten: they are found again one by one.
const REMEMBERED: usize = 20_000;

/// In milliseconds.
const A_DAY: i64 = 24 * 3600 * 1000;

impl Guests {
    fn lock(&self) -> MutexGuard<'_, HashMap<GuestHash, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The name of a guest, if there is one of that hash.
    pub(crate) async fn find(
        &self,
        store: &Store,
        clock: &Clock,
        hash: GuestHash,
    ) -> Result<Option<String>, StoreError> {
        if let Some(name) = self.lock().get(&hash) {
            return Ok(Some(name.clone()));
        }
        let Some(guest) = store.guest(hash).await? else {
            return Ok(None);
        };
        // Who comes back is not one who stays away; once a day is often enough to write it down.
        if clock.now() - guest.seen_at > A_DAY {
            store.touch_guest(hash).await?;
        }
        self.remember(hash, &guest.name);
        Ok(Some(guest.name))
    }

    /// Writes a guest down, new or under a new name.
    pub(crate) async fn put(&self, store: &Store, hash: GuestHash, name: &str) -> Result<(), StoreError> {
        begin_to_change();
        store.put_guest(hash, name).await?;
        self.remember(hash, name);
        Ok(())
    }

    fn remember(&self, hash: GuestHash, name: &str) {
        let mut guests = self.lock();
        if guests.len() >= REMEMBERED {
            guests.clear();
        }
        guests.insert(hash, name.to_owned());
    }
}
