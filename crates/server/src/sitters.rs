//! A cache of guests at tables of a game, whom the host's pictures are shown to.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use store::GuestHash;

/// Time for which the cache remembers that somebody sits at a table.
const REMEMBERED: Duration = Duration::from_secs(300);
/// Capacity of the cache.
const MOST: usize = 4096;

/// A guest, and a game that they play here.
type SitterKey = (GuestHash, &'static str);

/// A cache of people at tables of a game: a table shows many pictures at once.
#[derive(Default)]
pub(crate) struct Sitters(Mutex<HashMap<SitterKey, Instant>>);

impl Sitters {
    /// True if somebody was seen at a table of the game not long ago.
    pub(crate) fn knows(&self, who: SitterKey) -> bool {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&who).is_some_and(|since| since.elapsed() < REMEMBERED)
    }

    /// Remembers that somebody sits at a table of the game.
    pub(crate) fn learn(&self, who: SitterKey) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.retain(|_, since| since.elapsed() < REMEMBERED);
        }
        if known.len() < MOST {
            known.insert(who, Instant::now());
        }
    }
}
