//! The turns of guests at all their tables and the seats that are kept for them, shown at once on all their open pages.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::GuestHash;
use tokio::sync::watch;

use crate::api::tables::{kept_seats, my_open};
use crate::tables::table::Table;
use crate::{ApiError, AppState, Elsewhere, KeptSeat, SeatKind, Status, TableCard};

/// The guests who look at something right now, and where it is their turn.
#[derive(Default)]
pub(crate) struct Turns(Mutex<HashMap<GuestHash, Waiting>>);

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

    /// True if anybody has a page open at this process.
    pub(crate) fn anybody(&self) -> bool {
        !self.lock().is_empty()
    }

    /// True if this guest has a page open.
    pub(crate) fn follows(&self, guest: &GuestHash) -> bool {
        self.lock().contains_key(guest)
    }

    /// Notes that a table has changed: its players' pages at other tables are updated.
    pub(crate) fn note(&self, table: &Table) {
        let mut guests = self.lock();
        if guests.is_empty() {
            return;
        }
        for guest in table.seats.iter().filter_map(|seat| seat.guest()) {
            let Some(waiting) = guests.get_mut(guest) else {
                continue;
            };
            let held = table.held_in_person(guest).iter().filter(|_| !table.is_practice());
            let since = held.filter_map(|seat| table.clocks.since(seat)).min();
            if waiting.since.insert(table.id.clone(), since) != Some(since) {
                waiting.news.send_modify(|news| *news += 1);
            }
        }
        note_kept(&mut guests, table);
    }

    /// Notes that a guest may sit with somebody no longer, or again: the seats that are kept for them are read again. Pages that
    /// tell of none are left alone.
    pub(crate) fn look_anew(&self, guest: &GuestHash) {
        if let Some(waiting) = self.lock().get_mut(guest).filter(|waiting| !waiting.kept.is_empty()) {
            waiting.kept_at += 1;
            waiting.news.send_modify(|news| *news += 1);
        }
    }
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

/// A page that follows where it is its reader's turn.
pub(crate) struct Following {
    app: AppState,
    guest: GuestHash,
    news: watch::Receiver<u64>,
    /// The list that the page has.
    told: Vec<Elsewhere>,
    /// The seats that are kept for the guest, as they were read after so many changes.
    kept: Option<(u64, Vec<KeptSeat>)>,
}

impl Following {
    /// Subscribes a page.
    pub(crate) async fn begin(app: &AppState, guest: GuestHash) -> Result<Self, ApiError> {
        // What happens while the database is asked is noted already.
        let (news, known) = {
            let mut guests = app.turns.lock();
            let waiting = guests.entry(guest).or_default();
            waiting.pages += 1;
            (waiting.news.subscribe(), waiting.known)
        };
        let following = Self { app: app.clone(), guest, news, told: Vec::new(), kept: None };
        if !known {
            let open = my_open(app, guest).await?;
            if let Some(waiting) = app.turns.lock().get_mut(&guest) {
                for card in open {
                    let turn = turn(&card);
                    waiting.since.entry(card.id).or_insert(turn);
                }
                waiting.known = true;
            }
        }
        Ok(following)
    }

    /// The guest's turns at other tables, the oldest first; marks them as told.
    pub(crate) fn tell(&mut self, table: &str) -> Vec<Elsewhere> {
        self.news.mark_unchanged();
        self.told = self.elsewhere(table);
        self.told.clone()
    }

    /// The seats that are kept for the guest at other tables. They are read anew where something has changed: only the tables know
    /// who may sit there.
    pub(crate) async fn kept(&mut self) -> Vec<KeptSeat> {
        let at = self.kept_at();
        if self.kept.as_ref().is_none_or(|(read, _)| *read != at) {
            // What cannot be read is nobody's invitation.
            let kept = kept_seats(&self.app, self.guest).await.unwrap_or_default();
            if let Some(waiting) = self.app.turns.lock().get_mut(&self.guest) {
                waiting.kept.extend(kept.iter().map(|seat| seat.id.clone()));
            }
            self.kept = Some((at, kept));
        }
        self.kept.iter().flat_map(|(_, kept)| kept.clone()).collect()
    }

    /// Waits until one of the page's lists is out of date.
    pub(crate) async fn changed(&mut self, table: &str) {
        // Of what is kept first: a wait that was given up may have left the news behind it.
        while !self.is_kept_otherwise().await {
            if self.news.changed().await.is_err() {
                return std::future::pending().await;
            }
            if self.elsewhere(table) != self.told {
                return;
            }
        }
    }

    /// True if other seats are kept than the page has. Where they are the same nothing is told: whoever was muted would see that
    /// something has happened.
    async fn is_kept_otherwise(&mut self) -> bool {
        let Some((_, before)) = self.kept.clone() else { return false };
        self.kept().await != before
    }

    /// The number of changes of what is kept for the guest.
    fn kept_at(&self) -> u64 {
        self.app.turns.lock().get(&self.guest).map_or(0, |waiting| waiting.kept_at)
    }

    fn elsewhere(&self, table: &str) -> Vec<Elsewhere> {
        let guests = self.app.turns.lock();
        let since = guests.get(&self.guest).map(|waiting| &waiting.since);
        let turns = since.into_iter().flatten().filter_map(|(id, since)| Some((id, (*since)?)));
        sorted(turns.map(|(id, since)| (id.clone(), since)), table)
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut guests = self.app.turns.lock();
        if let Some(waiting) = guests.get_mut(&self.guest) {
            waiting.pages -= 1;
            if waiting.pages == 0 {
                guests.remove(&self.guest);
            }
        }
    }
}

/// The same, asked once.
pub(crate) async fn elsewhere(
    app: &AppState,
    guest: GuestHash,
    table: &str,
) -> Result<Vec<Elsewhere>, ApiError> {
    let open = my_open(app, guest).await?;
    let turns = open.into_iter().filter_map(|card| turn(&card).map(|since| (card.id, since)));
    Ok(sorted(turns, table))
}

/// The time since which somebody is waited for there: at a lesson or a puzzle of one's own alone nobody is.
fn turn(card: &TableCard) -> Option<i64> {
    let persons = card.seats.iter().filter(|seat| seat.kind == SeatKind::Person).count();
    let practice = (card.lesson.is_some() || card.puzzle.is_some()) && persons < 2;
    card.since.filter(|_| !practice)
}

fn sorted(turns: impl Iterator<Item = (String, i64)>, table: &str) -> Vec<Elsewhere> {
    let others = turns.filter(|(id, _)| id != table);
    let mut others = others.map(|(id, since)| Elsewhere { id, since }).collect::<Vec<_>>();
    others.sort_by(|one, other| (one.since, &one.id).cmp(&(other.since, &other.id)));
    others
}
