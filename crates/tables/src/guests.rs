//! Guests: people without a password, known by a token in each of their browsers.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use seen::{Picture, Scope};
use store::{Clock, Guest, GuestHash, Store, StoreError, Token, TokenHash};
use tokio::sync::watch;

use crate::begun::begin_to_change;
use crate::peers::{PeerEvent, Peers};

/// A cache of recent guests, so that not every request reads the database.
pub struct Guests {
    known: Mutex<Known>,
    peers: Arc<Peers>,
    /// Changes when a device is signed out: its open streams end.
    pub signed_out: watch::Sender<u64>,
    /// The number of changes of names and avatars, in all.
    faces_at: AtomicU64,
}

/// A guest as others see them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Face {
    /// The name in the house.
    pub name: String,
    /// Avatar.
    pub picture: Option<Picture>,
}

#[derive(Default)]
struct Known {
    devices: HashMap<TokenHash, GuestHash>,
    programs: HashMap<TokenHash, (GuestHash, Arc<Program>)>,
    guests: HashMap<GuestHash, Lately>,
    faces: HashMap<GuestHash, Option<Face>>,
}

#[derive(Clone)]
struct Lately {
    name: String,
    picture: Option<Picture>,
    silenced: bool,
    muted: Arc<[GuestHash]>,
}

/// A program that acts for a guest, by a token of its own.
#[derive(Debug)]
pub struct Program {
    /// The SHA-256 of the token.
    pub token: TokenHash,
    /// The token's id.
    pub id: String,
    /// The name by which it is known again.
    pub name: String,
    /// The scopes it has.
    pub scopes: Vec<Scope>,
    /// Time of the token's end: milliseconds since 1970, UTC.
    pub ends_at: i64,
}

/// The guest of a token.
pub struct Found {
    pub guest: GuestHash,
    /// The name in the house.
    pub name: String,
    /// Avatar.
    pub picture: Option<Picture>,
    /// True if the host has muted the guest.
    pub silenced: bool,
    /// The guests whose chat they muted.
    pub muted: Arc<[GuestHash]>,
    /// The program, if it is the token of one. It may have ended.
    pub program: Option<Arc<Program>>,
}

/// Capacity of the cache: when it is full it is emptied, and guests are looked up again one by one.
const REMEMBERED: usize = 20_000;

/// A day in milliseconds.
const A_DAY: i64 = 24 * 3600 * 1000;

impl Guests {
    /// An empty cache; what changes is told to these.
    pub fn new(peers: Arc<Peers>) -> Self {
        Self {
            known: Mutex::default(),
            peers,
            signed_out: watch::Sender::default(),
            faces_at: AtomicU64::new(0),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest whose device keeps a token of that hash.
    pub async fn find(
        &self,
        store: &Store,
        clock: &Clock,
        token: TokenHash,
    ) -> Result<Option<Found>, StoreError> {
        {
            let known = self.lock();
            let program = known.programs.get(&token);
            let guest = known.devices.get(&token).or(program.map(|(guest, _)| guest));
            if let Some((guest, lately)) = guest.and_then(|guest| Some((guest, known.guests.get(guest)?))) {
                let Lately { name, picture, silenced, muted } = lately.clone();
                let (guest, program) = (*guest, program.map(|(_, program)| program.clone()));
                return Ok(Some(Found { guest, name, picture, silenced, muted, program }));
            }
        }
        let (signed_out, faces_at) = (*self.signed_out.borrow(), self.faces_at());
        let (guest, used) = match store.guest_of(token).await? {
            Some(guest) => (guest, None),
            None => match store.token(token).await? {
                Some((guest, used)) => (guest, Some(used)),
                None => return Ok(None),
            },
        };
        // A picture that is drawn no more is none.
        let picture = guest.picture.parse().ok();
        let muted = store.apart(guest.hash).await?;
        let muted = muted.into_iter().map(|apart| apart.other).collect::<Arc<_>>();
        if let Err(error) = seen(store, clock.now(), &guest, token, used.as_ref()).await {
            // Whoever only looks is shown what can be read, also where nothing can be written.
            tracing::debug!(%error, "it is not written down that a guest came back");
        }
        let program = used.map(|used| Arc::new(program_of(used)));
        let mut known = self.lock();
        if known.devices.len() + known.programs.len() >= REMEMBERED {
            *known = Known::default();
        }
        // A device that was signed out meanwhile is not remembered, nor a guest whose rights or name changed.
        if *self.signed_out.borrow() == signed_out && self.faces_at() == faces_at {
            match &program {
                Some(program) => {
                    known.programs.insert(token, (guest.hash, program.clone()));
                }
                None => {
                    known.devices.insert(token, guest.hash);
                }
            }
            let lately =
                Lately { name: guest.name.clone(), picture, silenced: guest.silenced, muted: muted.clone() };
            known.guests.insert(guest.hash, lately);
        }
        let Guest { hash: guest, name, silenced, .. } = guest;
        Ok(Some(Found { guest, name, picture, silenced, muted, program }))
    }

    /// The number of changes of names and avatars so far: while it stays, all are as they were.
    pub(crate) fn faces_at(&self) -> u64 {
        self.faces_at.load(Ordering::Acquire)
    }

    /// A guest as others see them; nothing of one who is not known.
    pub async fn face(&self, store: &Store, hash: GuestHash) -> Result<Option<Face>, StoreError> {
        if let Some(face) = self.lock().faces.get(&hash) {
            return Ok(face.clone());
        }
        let at = self.faces_at();
        let guest = store.guest(hash).await?;
        let face = guest.map(|guest| Face { name: guest.name, picture: guest.picture.parse().ok() });
        let mut known = self.lock();
        if known.faces.len() >= REMEMBERED {
            known.faces.clear();
        }
        // What changed while it was read is read again.
        if self.faces_at() == at {
            known.faces.insert(hash, face.clone());
        }
        Ok(face)
    }

    /// Notes under the lock that a guest's face is another.
    fn changed(&self, known: &mut Known, hash: GuestHash) {
        known.faces.remove(&hash);
        self.faces_at.fetch_add(1, Ordering::AcqRel);
    }

    /// Writes a guest down, new or under a new name.
    pub async fn put(&self, store: &Store, hash: GuestHash, name: &str) -> Result<(), StoreError> {
        begin_to_change();
        store.put_guest(hash, name).await?;
        let mut known = self.lock();
        if let Some(known) = known.guests.get_mut(&hash) {
            name.clone_into(&mut known.name);
        }
        self.changed(&mut known, hash);
        drop(known);
        self.peers.tell(PeerEvent::Guest { guest: hash });
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
    pub async fn picture(
        &self,
        store: &Store,
        hash: GuestHash,
        picture: Option<Picture>,
    ) -> Result<(), StoreError> {
        begin_to_change();
        store.picture_guest(hash, picture.map_or("", Picture::id)).await?;
        let mut known = self.lock();
        if let Some(known) = known.guests.get_mut(&hash) {
            known.picture = picture;
        }
        self.changed(&mut known, hash);
        drop(known);
        self.peers.tell(PeerEvent::Guest { guest: hash });
        Ok(())
    }

    /// Drops the whole cache.
    pub fn look_all_anew(&self) {
        self.heard_of_all();
        self.peers.tell(PeerEvent::Guests);
    }

    /// Drops a guest from the cache: they are looked up anew, and their open streams look again. Requests of a device
    /// that was signed out are refused from now on, and its streams end.
    pub fn look_anew(&self, guest: GuestHash) {
        self.heard_of(guest);
        self.peers.tell(PeerEvent::Guest { guest });
    }

    /// Applies another process's message about all guests.
    pub fn heard_of_all(&self) {
        self.signed_out.send_modify(|count| *count += 1);
        *self.lock() = Known::default();
        self.faces_at.fetch_add(1, Ordering::AcqRel);
    }

    /// Applies another process's message about this guest.
    pub fn heard_of(&self, guest: GuestHash) {
        self.signed_out.send_modify(|count| *count += 1);
        let mut known = self.lock();
        self.changed(&mut known, guest);
        known.guests.remove(&guest);
        known.devices.retain(|_, of| *of != guest);
        known.programs.retain(|_, (of, _)| *of != guest);
    }
}

/// The scopes that these words name; of one that this version does not know nothing is left.
pub fn scopes_of(words: &str) -> Vec<Scope> {
    Scope::ALL.into_iter().filter(|scope| words.split(' ').any(|word| word == scope.word())).collect()
}

fn program_of(used: Token) -> Program {
    let scopes = scopes_of(&used.scopes);
    Program { token: used.token, id: used.id, name: used.name, scopes, ends_at: used.ends_at }
}

/// Writes down that a guest, or a program of theirs, came back: such a one does not stay away. Once a day is often enough.
async fn seen(
    store: &Store,
    now: i64,
    guest: &Guest,
    token: TokenHash,
    program: Option<&Token>,
) -> Result<(), StoreError> {
    match program {
        Some(used) if now - used.seen_at > A_DAY && used.ends_at > now => {
            store.touch_token(guest.hash, token).await?;
        }
        None if now - guest.seen_at > A_DAY => {
            store.touch_guest(guest.hash).await?;
            store.touch_device(guest.hash, token).await?;
        }
        _ => {}
    }
    Ok(())
}
