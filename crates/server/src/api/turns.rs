//! A guest's turns and the seats kept for them, shown at once on all their open pages.

use store::GuestHash;
use tables::turns::is_practice;
use tokio::sync::watch;

use crate::api::tables::{kept_seats, my_open};
use crate::{ApiError, AppState, Elsewhere, KeptSeat, TableCard};

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
        let (news, known) = app.turns.follow(guest);
        let following = Self { app: app.clone(), guest, news, told: Vec::new(), kept: None };
        if !known {
            let open = my_open(app, guest).await?;
            app.turns.know(&guest, open.iter().map(|card| (card.id.clone(), turn(card))));
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
            self.app.turns.know_kept(&self.guest, kept.iter().map(|seat| seat.id.clone()));
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
        self.app.turns.kept_at(&self.guest)
    }

    fn elsewhere(&self, table: &str) -> Vec<Elsewhere> {
        sorted(self.app.turns.of(&self.guest).into_iter(), table)
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        self.app.turns.unfollow(&self.guest);
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

/// The time since which the guest is waited for there, if anybody waits.
fn turn(card: &TableCard) -> Option<i64> {
    let persons = card.seats.iter().filter(|seat| seat.is_persons()).count();
    let practice = is_practice(card.lesson.is_some(), card.puzzle.is_some(), persons);
    card.since.filter(|_| !practice)
}

fn sorted(turns: impl Iterator<Item = (String, i64)>, table: &str) -> Vec<Elsewhere> {
    let others = turns.filter(|(id, _)| id != table);
    let mut others = others.map(|(id, since)| Elsewhere { id, since }).collect::<Vec<_>>();
    others.sort_by(|one, other| (one.since, &one.id).cmp(&(other.since, &other.id)));
    others
}
