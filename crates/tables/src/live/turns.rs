//! The turns of guests at all their tables and the seats that are kept for them, as far as somebody follows them.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use seen::Status;
use store::GuestHash;
use tokio::sync::watch;

use super::lesson;
use super::summary::owing;
use super::table::Table;

/// The guests who look at something right now, and where it is their turn.
#[derive(Default)]
pub struct Turns(Mutex<HashMap<GuestHash, Waiting>>);

#[derive(Default)]
struct Waiting {
    /// The number of pages that follow.
    pages: usize,
    /// True once the database was read, so that every table is known.
    known: bool,
    /// The time since which it is their turn, by table; nothing where it is not.
    since: BTreeMap<String, Option<i64>>,
    /// The tables where a seat is kept for them, as far as something has happened there.
    kept: BTreeSet<String>,
    /// The number of changes of these.
    kept_at: u64,
    news: watch::Sender<u64>,
}

impl Turns {
    // Never held across an await.
    fn lock(&self) -> MutexGuard<'_, HashMap<GuestHash, Waiting>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One more page of this guest: what rings when one of their lists changes, and whether all their tables are known.
    pub fn follow(&self, guest: GuestHash) -> (watch::Receiver<u64>, bool) {
        let mut guests = self.lock();
        let waiting = guests.entry(guest).or_default();
        waiting.pages += 1;
        (waiting.news.subscribe(), waiting.known)
    }

    /// One page less.
    pub fn unfollow(&self, guest: &GuestHash) {
        let mut guests = self.lock();
        if let Some(waiting) = guests.get_mut(guest) {
            waiting.pages -= 1;
            if waiting.pages == 0 {
                guests.remove(guest);
            }
        }
    }

    /// Notes all tables of a guest as the database has them, with the time since which it is their turn. What was noted meanwhile
    /// is newer.
    pub fn know(&self, guest: &GuestHash, tables: impl IntoIterator<Item = (String, Option<i64>)>) {
        if let Some(waiting) = self.lock().get_mut(guest) {
            for (table, since) in tables {
                waiting.since.entry(table).or_insert(since);
            }
            waiting.known = true;
        }
    }

    /// Notes at which tables a seat is kept for a guest.
    pub fn know_kept(&self, guest: &GuestHash, tables: impl IntoIterator<Item = String>) {
        if let Some(waiting) = self.lock().get_mut(guest) {
            waiting.kept.extend(tables);
        }
    }

    /// The number of changes of what is kept for a guest.
    pub fn kept_at(&self, guest: &GuestHash) -> u64 {
        self.lock().get(guest).map_or(0, |waiting| waiting.kept_at)
    }

    /// The tables where it is a guest's turn, with the time since which it is.
    pub fn of(&self, guest: &GuestHash) -> Vec<(String, i64)> {
        let guests = self.lock();
        let since = guests.get(guest).map(|waiting| &waiting.since);
        since.into_iter().flatten().filter_map(|(id, since)| Some((id.clone(), (*since)?))).collect()
    }

    /// True if anybody has a page open at this process.
    pub fn anybody(&self) -> bool {
        !self.lock().is_empty()
    }

    /// True if this guest has a page open.
    pub fn follows(&self, guest: &GuestHash) -> bool {
        self.lock().contains_key(guest)
    }

    /// Notes that a table has changed: its players' pages at other tables are updated.
    pub fn note(&self, table: &Table) {
        let mut guests = self.lock();
        if guests.is_empty() {
            return;
        }
        let awaited = lesson::awaited(table, owing(table));
        let made = &table.made;
        let practice = is_practice(made.lesson.is_some(), made.puzzle.is_some(), table.persons().len());
        for guest in table.seats.iter().filter_map(|seat| seat.guest()) {
            let Some(waiting) = guests.get_mut(guest) else {
                continue;
            };
            let held = table.held_in_person(guest).and(awaited);
            let since = held.iter().filter_map(|seat| table.clocks.since(seat)).min().filter(|_| !practice);
            if waiting.since.insert(table.id.clone(), since) != Some(since) {
                waiting.news.send_modify(|news| *news += 1);
            }
        }
        note_kept(&mut guests, table);
    }

    /// Notes that a guest may sit with somebody no longer, or again: the seats that are kept for them are read again. Pages that
    /// tell of none are left alone.
    pub fn look_anew(&self, guest: &GuestHash) {
        if let Some(waiting) = self.lock().get_mut(guest).filter(|waiting| !waiting.kept.is_empty()) {
            waiting.kept_at += 1;
            waiting.news.send_modify(|news| *news += 1);
        }
    }
}

/// True where nobody waits for whoever sits there: at a lesson or a puzzle where fewer than two `persons` decide. Said once for a
/// table and for its line, from which a page has its first list: they cannot tell otherwise.
pub fn is_practice(lesson: bool, puzzle: bool, persons: usize) -> bool {
    (lesson || puzzle) && persons < 2
}

/// Notes for whom a seat is kept at a table, and for whom no longer.
fn note_kept(guests: &mut HashMap<GuestHash, Waiting>, table: &Table) {
    let waits = table.status() == Status::Waiting;
    let kept = table.seats.iter().filter(|_| waits).filter_map(|seat| seat.kept.as_ref());
    let kept = kept.map(|(guest, _)| *guest).collect::<Vec<_>>();
    for (guest, waiting) in guests {
        let changed = match kept.contains(guest) {
            true => waiting.kept.insert(table.id.clone()),
            false => waiting.kept.remove(&table.id),
        };
        if changed {
            waiting.kept_at += 1;
            waiting.news.send_modify(|news| *news += 1);
        }
    }
}
