//! Hints: a good player's choice and the reasons, for a person who plays alone or against bots.
//!
//! It is a thought as a bot's is, of what the seat may know: away from the threads that answer, of so many at once as leaves cores for the
//! bots, and given up when nobody waits for it, or its guest asks something else. Nothing of it is kept in the log; as long as
//! the same is asked the table remembers what came of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use bots::CancelFlag;
use seen::{HintView, Status};
use store::GuestHash;
use table::Seat;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::TableError;
use crate::live::lesson;
use crate::live::summary::owing;
use crate::live::table::Table;

/// The most requests that wait for a place to think; later ones are told to come again.
const WAITING: usize = 32;

/// The number of the last thought, and of each guest the one that runs, with what breaks it off.
type Thoughts = Arc<Mutex<(u64, HashMap<GuestHash, (u64, CancelFlag)>)>>;

/// The hints being thought about.
pub struct Hints {
    places: Arc<Semaphore>,
    waiting: Arc<Semaphore>,
    /// The search for each guest, with a number of its own.
    of: Thoughts,
}

impl Default for Hints {
    /// Uses half of the cores.
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            places: Arc::new(Semaphore::new((cores / 2).max(1))),
            waiting: Arc::new(Semaphore::new(WAITING)),
            of: Arc::default(),
        }
    }
}

/// The error when all places to wait are taken, or the house closes.
pub struct NoPlace;

/// A guard of a guest's request for a hint.
pub struct Asking {
    hints: Thoughts,
    guest: GuestHash,
    number: u64,
    /// The flag that cancels the search.
    pub stop: CancelFlag,
}

impl Hints {
    /// A place to think, in its turn.
    pub async fn place(&self) -> Result<OwnedSemaphorePermit, NoPlace> {
        let _line = self.waiting.clone().try_acquire_owned().map_err(|_| NoPlace)?;
        self.places.clone().acquire_owned().await.map_err(|_| NoPlace)
    }

    /// Starts a guest's request; the one before is cancelled.
    pub fn ask(&self, guest: GuestHash) -> Asking {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        of.0 += 1;
        let (number, stop) = (of.0, CancelFlag::default());
        if let Some((_, before)) = of.1.insert(guest, (number, stop.clone())) {
            before.cancel();
        }
        Asking { hints: self.of.clone(), guest, number, stop }
    }
}

impl Drop for Asking {
    /// Cancels the search: it is answered, or the page is gone.
    fn drop(&mut self) {
        self.stop.cancel();
        let mut of = self.hints.lock().unwrap_or_else(PoisonError::into_inner);
        if of.1.get(&self.guest).is_some_and(|(number, _)| *number == self.number) {
            of.1.remove(&self.guest);
        }
    }
}

/// The last hint that was given at a table.
#[derive(Default)]
pub struct Given(Mutex<Option<(Question, HintView)>>);

impl Given {
    /// The hint that was given for this question, if it was the last one.
    pub fn of(&self, question: &Question) -> Option<HintView> {
        let given = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        given.as_ref().filter(|(of, _)| of == question).map(|(_, hint)| hint.clone())
    }

    /// Remembers the hint for a question.
    pub fn keep(&self, question: Question, hint: &HintView) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((question, hint.clone()));
    }
}

/// The question of a hint. While it stays equal, so does the hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The seat that asks.
    pub seat: Seat,
    /// The ply at which it is asked.
    pub ply: u32,
    /// The number of choices made, and the version of the last take-back.
    after: (u32, u64),
}

/// True if only one person plays at the table. Where there are several, with or against each other, nobody is helped; but whoever
/// learns together goes on with hints open, and that game counts nowhere.
pub(crate) fn may_be_helped(table: &Table) -> bool {
    if table.made.lesson.is_some() {
        return true;
    }
    let persons = table.seats_where(|seat| seat.guest().is_some() && seat.resigned.is_none());
    persons.len() == 1
}

/// The question to the seat, if a hint for that may be given.
pub fn question(table: &Table, seat: Seat, ply: Option<u32>) -> Result<Question, TableError> {
    // A lesson says itself what is to be done; the deal of a day is played without help.
    if !may_be_helped(table) || lesson::now(table).is_some() || table.made.day.is_some() {
        return Err(TableError::NoHint);
    }
    let running = match table.status() {
        Status::Waiting => return Err(TableError::NotBegun),
        Status::Finished => return Err(TableError::Over),
        Status::Playing => table.running.as_ref().ok_or(TableError::NotBegun)?,
    };
    if !owing(table).has(seat) {
        return Err(TableError::NotAsked(seat));
    }
    let now = running.live.since(seat);
    if let Some(given) = ply.filter(|ply| *ply != now) {
        return Err(TableError::Stale { given, now });
    }
    Ok(Question { seat, ply: now, after: (running.live.ply(), running.cut_at) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_again_or_goes_away_stops_the_thought() {
        let hints = Hints::default();
        let (ana, ben) = ([1; 32], [2; 32]);
        let (first, other) = (hints.ask(ana), hints.ask(ben));
        let stops = [first.stop.clone(), other.stop.clone()];
        let second = hints.ask(ana);
        assert!(stops[0].is_cancelled() && !stops[1].is_cancelled() && !second.stop.is_cancelled());
        // What was given up first takes nothing of the second away.
        drop(first);
        let stop = second.stop.clone();
        assert!(!stop.is_cancelled());
        drop(second);
        assert!(stop.is_cancelled());
        drop(other);
        assert!(hints.of.lock().unwrap().1.is_empty());
    }
}
