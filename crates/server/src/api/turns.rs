//! The turns of guests at all their tables, shown at once on all their open pages.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use store::GuestHash;
use tokio::sync::watch;

use crate::api::tables::my_open;
use crate::tables::table::Table;
use crate::{ApiError, AppState, Elsewhere};

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
            let since = table.held_in_person(guest).iter().filter_map(|seat| table.clocks.since(seat)).min();
            if waiting.since.insert(table.id.clone(), since) != Some(since) {
                waiting.news.send_modify(|news| *news += 1);
            }
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
        let following = Self { app: app.clone(), guest, news, told: Vec::new() };
        if !known {
            let open = my_open(app, guest).await?;
            if let Some(waiting) = app.turns.lock().get_mut(&guest) {
                for card in open {
                    waiting.since.entry(card.id).or_insert(card.since);
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

    /// Waits until the page's list is out of date.
    pub(crate) async fn changed(&mut self, table: &str) {
        while self.news.changed().await.is_ok() {
            if self.elsewhere(table) != self.told {
                return;
            }
        }
        std::future::pending().await
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
    Ok(sorted(open.into_iter().filter_map(|card| Some((card.id, card.since?))), table))
}

fn sorted(turns: impl Iterator<Item = (String, i64)>, table: &str) -> Vec<Elsewhere> {
    let others = turns.filter(|(id, _)| id != table);
    let mut others = others.map(|(id, since)| Elsewhere { id, since }).collect::<Vec<_>>();
    others.sort_by(|one, other| (one.since, &one.id).cmp(&(other.since, &other.id)));
    others
}
