//! Guests: people without a password, known by a token in each of their browsers.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{Clock, GuestHash, Store, StoreError, TokenHash};
use tokio::sync::watch;

use crate::Picture;
use crate::cluster::{Cluster, PeerEvent};
use crate::http::throttle::begin_to_change;

/// A cache of recent guests, so that not every request reads the database.
pub(crate) struct Guests {
    known: Mutex<Known>,
    cluster: Arc<Cluster>,
    /// Changes when a device is signed out: its open streams end.
    pub signed_out: watch::Sender<u64>,
}

#[derive(Default)]
struct Known {
    devices: HashMap<TokenHash, GuestHash>,
    guests: HashMap<GuestHash, Lately>,
}

#[derive(Clone)]
struct Lately {
    name: String,
    picture: Option<Picture>,
    silenced: bool,
    muted: Arc<[GuestHash]>,
}

/// The guest of a token.
pub(crate) struct Found {
    pub guest: GuestHash,
    pub name: String,
    /// Avatar.
    pub picture: Option<Picture>,
    /// True if the host has muted the guest.
    pub silenced: bool,
    /// The guests whose chat they muted.
    pub muted: Arc<[GuestHash]>,
}

/// Capacity of the cache: when it is full it is emptied, and guests are looked up again one by one.
const REMEMBERED: usize = 20_000;

/// A day in milliseconds.
const A_DAY: i64 = 24 * 3600 * 1000;

impl Guests {
    pub(crate) fn new(cluster: Arc<Cluster>) -> Self {
        Self { known: Mutex::default(), cluster, signed_out: watch::Sender::default() }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest whose device keeps a token of that hash.
    pub(crate) async fn find(
        &self,
        store: &Store,
        clock: &Clock,
        token: TokenHash,
    ) -> Result<Option<Found>, StoreError> {
        {
            let known = self.lock();
            let guest = known.devices.get(&token);
            if let Some((guest, lately)) = guest.and_then(|guest| Some((guest, known.guests.get(guest)?))) {
                let Lately { name, picture, silenced, muted } = lately.clone();
                let guest = *guest;
                return Ok(Some(Found { guest, name, picture, silenced, muted }));
            }
        }
        let signed_out = *self.signed_out.borrow();
        let Some(guest) = store.guest_of(token).await? else {
            return Ok(None);
        };
        // A picture that is drawn no more is none.
        let picture = guest.picture.parse().ok();
        let muted = store.apart(guest.hash).await?;
        let muted = muted.into_iter().map(|apart| apart.other).collect::<Arc<_>>();
        // Who comes back is not one who stays away; once a day is often enough to write it down.
        if clock.now() - guest.seen_at > A_DAY {
            store.touch_guest(guest.hash).await?;
            store.touch_device(guest.hash, token).await?;
        }
        let mut known = self.lock();
        if known.devices.len() >= REMEMBERED {
            *known = Known::default();
        }
        // A device that was signed out meanwhile is not remembered, nor a guest whose rights changed.
        if *self.signed_out.borrow() == signed_out {
            known.devices.insert(token, guest.hash);
            let lately =
                Lately { name: guest.name.clone(), picture, silenced: guest.silenced, muted: muted.clone() };
            known.guests.insert(guest.hash, lately);
        }
        Ok(Some(Found { guest: guest.hash, name: guest.name, picture, silenced: guest.silenced, muted }))
    }

    /// Writes a guest down, new or under a new name.
    pub(crate) async fn put(&self, store: &Store, hash: GuestHash, name: &str) -> Result<(), StoreError> {
        begin_to_change();
        store.put_guest(hash, name).await?;
        if let Some(known) = self.lock().guests.get_mut(&hash) {
            name.clone_into(&mut known.name);
        }
        self.cluster.tell(PeerEvent::Guest { guest: hash });
        Ok(())
    }

    /// A guest's avatar.
    pub(crate) async fn picture_of(
        &self,
        store: &Store,
        hash: GuestHash,
    ) -> Result<Option<Picture>, StoreError> {
        if let Some(lately) = self.lock().guests.get(&hash) {
            return Ok(lately.picture);
        }
        let guest = store.guest(hash).await?;
        Ok(guest.and_then(|guest| guest.picture.parse().ok()))
    }

    /// Stores a guest's avatar, or removes it.
    pub(crate) async fn picture(
        &self,
        store: &Store,
        hash: GuestHash,
        picture: Option<Picture>,
    ) -> Result<(), StoreError> {
        begin_to_change();
        store.picture_guest(hash, picture.map_or("", Picture::id)).await?;
        if let Some(known) = self.lock().guests.get_mut(&hash) {
            known.picture = picture;
        }
        self.cluster.tell(PeerEvent::Guest { guest: hash });
        Ok(())
    }

    /// Drops the whole cache.
    pub(crate) fn look_all_anew(&self) {
        self.heard_of_all();
        self.cluster.tell(PeerEvent::Guests);
    }

    /// Drops a guest from the cache: they are looked up anew, and their open streams look again. Requests of a device
    /// that was signed out are refused from now on, and its streams end.
    pub(crate) fn look_anew(&self, guest: GuestHash) {
        self.heard_of(guest);
        self.cluster.tell(PeerEvent::Guest { guest });
    }

    /// Applies another process's message about all guests.
    pub(crate) fn heard_of_all(&self) {
        self.signed_out.send_modify(|count| *count += 1);
        *self.lock() = Known::default();
    }

    /// Applies another process's message about this guest.
    pub(crate) fn heard_of(&self, guest: GuestHash) {
        self.signed_out.send_modify(|count| *count += 1);
        let mut known = self.lock();
        known.guests.remove(&guest);
        known.devices.retain(|_, of| *of != guest);
    }
}
