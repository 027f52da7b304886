//! The queue of bots' turns.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{BotTurn, StoreError};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::Engine;

/// Lease of a turn: the process that takes it keeps it for this long, and renews it while it works.
pub(super) const LEASE: Duration = Duration::from_secs(3);

/// The time for which a turn stays with the process that wrote it down: it has the table in memory.
const HEAD_START: Duration = Duration::from_millis(200);

/// The interval of looking for turns that nobody works on: those of a process that has too many, or is gone.
const LOOK: Duration = Duration::from_millis(250);

/// Turns read at once: if others take the first, one is left.
const AT_ONCE: u32 = 8;

/// The turns of bots, and how many think at once.
pub struct Queue {
    places: Arc<Semaphore>,
    line: Backend,
    more: Notify,
    thinking: Arc<AtomicUsize>,
    /// The longest thoughts lately, by game and level.
    longest: Mutex<HashMap<(&'static str, String), Longest>>,
}

/// The longest of the last thoughts: of as many as make a lot, and of the lot before. One that was long because the machine was busy
/// is forgotten again.
#[derive(Default)]
struct Longest {
    before: Duration,
    now: Duration,
    /// The number of thoughts in the present lot.
    number: u32,
}

impl Longest {
    /// The number of thoughts in a lot.
    const LOT: u32 = 256;

    fn add(&mut self, time: Duration) {
        if self.number == Self::LOT {
            *self = Self { before: self.now, ..Self::default() };
        }
        self.now = self.now.max(time);
        self.number += 1;
    }

    fn get(&self) -> Duration {
        self.now.max(self.before)
    }
}

/// The storage of the queue.
enum Backend {
    /// In memory, for a single process.
    Here(Mutex<InMemory>),
    /// In the database.
    Shared,
}

#[derive(Default)]
struct InMemory {
    people: VecDeque<Due>,
    /// Turns at tables without people: they come last.
    alone: VecDeque<Due>,
    /// The tables that stand in line, or are seen to.
    known: HashSet<String>,
}

/// A turn that is seen to now.
#[derive(Debug)]
pub(super) struct Due {
    pub table: String,
    /// Time of the question.
    pub asked: Instant,
    /// Our lease on this turn, if several processes share the queue.
    pub claim: Option<BotTurn>,
}

impl Queue {
    /// A queue. `shared`: several processes take from it.
    pub fn new(at_once: usize, shared: bool) -> Self {
        Self {
            places: Arc::new(Semaphore::new(at_once.max(1))),
            line: match shared {
                true => Backend::Shared,
                false => Backend::Here(Mutex::default()),
            },
            more: Notify::new(),
            thinking: Arc::default(),
            longest: Mutex::default(),
        }
    }

    /// True if the queue is in the database, for several processes.
    pub fn is_shared(&self) -> bool {
        matches!(self.line, Backend::Shared)
    }

    /// Queues a bot's turn at a table. A table stands in line once, however often this is called.
    pub(super) fn ask(&self, table: &str, people: bool) {
        if let Backend::Here(here) = &self.line {
            let mut here = lock(here);
            if !here.known.insert(table.to_owned()) {
                return;
            }
            let due = Due { table: table.to_owned(), asked: Instant::now(), claim: None };
            match people {
                true => here.people.push_back(due),
                false => here.alone.push_back(due),
            }
        }
        self.more.notify_one();
    }

    /// Wakes a worker to look for turns that were not announced.
    pub fn look(&self) {
        self.more.notify_one();
    }

    /// A place to think, and a turn; nothing when the house closes.
    pub(super) async fn next(&self, engine: &Engine) -> Option<(Due, OwnedSemaphorePermit)> {
        let place = tokio::select! {
            place = self.places.clone().acquire_owned() => place.ok()?,
            () = engine.closes() => return None,
        };
        loop {
            if engine.closing() {
                return None;
            }
            if let Some(due) = self.take(engine).await {
                return Some((due, place));
            }
            tokio::select! {
                () = self.more.notified() => {}
                () = tokio::time::sleep(LOOK), if self.is_shared() => {}
                () = engine.closes() => return None,
            }
        }
    }

    async fn take(&self, engine: &Engine) -> Option<Due> {
        match &self.line {
            Backend::Here(here) => lock(here).take(),
            Backend::Shared => match take_shared(engine).await {
                Ok(due) => due,
                Err(error) => {
                    tracing::debug!(%error, "nobody knows whether a bot is asked");
                    None
                }
            },
        }
    }

    /// The table is seen to, and may stand in line again.
    pub(super) fn seen_to(&self, table: &str) {
        if let Backend::Here(here) = &self.line {
            lock(here).known.remove(table);
        }
    }

    /// The number of waiting turns that this process was the first to know of.
    pub async fn waiting(&self, engine: &Engine) -> Result<u64, StoreError> {
        match &self.line {
            Backend::Here(here) => Ok(lock(here).len() as u64),
            Backend::Shared => {
                let (me, now) = (engine.peers.me(), engine.settings.clock.now());
                engine.store.count_free_bot_turns(me, now).await
            }
        }
    }

    /// The number of bots that think in this process.
    pub fn thinking(&self) -> usize {
        self.thinking.load(Ordering::Relaxed)
    }

    /// Notes that a bot of this level thought for so long.
    pub(super) fn thought(&self, game: &'static str, level: String, time: Duration) {
        let mut longest = self.longest.lock().unwrap_or_else(PoisonError::into_inner);
        longest.entry((game, level)).or_default().add(time);
    }

    /// The longest thought of a bot of this level lately; none: there was none yet.
    pub(super) fn longest(&self, game: &'static str, level: &str) -> Option<Duration> {
        let longest = self.longest.lock().unwrap_or_else(PoisonError::into_inner);
        longest.get(&(game, level.to_owned())).map(Longest::get)
    }

    /// Counts one more bot as thinking, until the guard is dropped.
    pub(super) fn begin(&self) -> Thinking {
        self.thinking.fetch_add(1, Ordering::Relaxed);
        Thinking(self.thinking.clone())
    }
}

/// A guard that counts a thinking bot.
pub(super) struct Thinking(Arc<AtomicUsize>);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl InMemory {
    fn take(&mut self) -> Option<Due> {
        self.people.pop_front().or_else(|| self.alone.pop_front())
    }

    fn len(&self) -> usize {
        self.people.len() + self.alone.len()
    }
}

// Nothing can be half done under this lock.
fn lock(here: &Mutex<InMemory>) -> MutexGuard<'_, InMemory> {
    here.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The first turn that nobody has, if this process is the quickest to take it.
async fn take_shared(engine: &Engine) -> Result<Option<Due>, StoreError> {
    let (me, now) = (engine.peers.me(), engine.settings.clock.now());
    let before = now - millis(HEAD_START);
    for turn in engine.store.free_bot_turns(me, now, before, AT_ONCE).await? {
        if engine.store.claim_bot_turn(&turn, me, millis(LEASE)).await? {
            let since = Duration::from_millis(u64::try_from(now - turn.asked_at).unwrap_or_default());
            let asked = Instant::now();
            return Ok(Some(Due {
                table: turn.table.clone(),
                asked: asked.checked_sub(since).unwrap_or(asked),
                claim: Some(turn),
            }));
        }
    }
    Ok(None)
}

pub(super) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longest counts as long as it is among the last, and no longer than for two lots.
    #[test]
    fn a_long_thought_is_forgotten() {
        let (long, short) = (Duration::from_millis(900), Duration::from_millis(3));
        let mut longest = Longest::default();
        longest.add(long);
        for number in 1..=2 * Longest::LOT {
            let forgotten = number == 2 * Longest::LOT;
            longest.add(short);
            assert_eq!(longest.get(), if forgotten { short } else { long }, "after {number}");
        }
        longest.add(long);
        assert_eq!(longest.get(), long);
    }

    /// Bots of tables without people think when nobody else wants to; each table stands in line once.
    #[test]
    fn where_people_sit_comes_first() {
        let queue = Queue::new(1, false);
        for (table, people) in [
            ("alone", false),
            ("people", true),
            ("alone", false),
            ("alone too", false),
            ("people too", true),
            ("people", true),
        ] {
            queue.ask(table, people);
        }
        let Backend::Here(here) = &queue.line else {
            panic!("one process has it");
        };
        let take = || lock(here).take().map(|due| due.table);
        assert_eq!(take().unwrap(), "people");
        // It is being seen to: it does not stand in line meanwhile, and then at the end.
        queue.ask("people", true);
        queue.seen_to("people");
        queue.ask("people", true);
        for next in ["people too", "people", "alone", "alone too"] {
            assert_eq!(take().as_deref(), Some(next));
        }
        assert_eq!(take(), None);
    }
}
