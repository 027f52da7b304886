//! Turns to notify, and the addresses that have received a notification of each.
//!
//! A turn is noted with the very entry that makes it somebody's, in one transaction, and goes when it is over. Each way of a guest
//! has an alarm (`next_at`): when it is looked whether something waits that it has not told. Whoever tells it
//! [claims](Store::claim_reach) the way first, for a while: of two processes one sends. If that one is gone before it says how
//! it went, the alarm rings again: each turn is told at least once, and most often just once.

use crate::change::Change;
use crate::hours::hours;
use crate::reaches::reach;
use crate::sql::Sql;
use crate::{GuestHash, Hours, Reach, Store, StoreError, hours, reaches};

/// A guest's turn at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    pub guest: GuestHash,
    /// Start of the turn: milliseconds since 1970, UTC.
    pub since: i64,
    /// Time of the notification, if they have not looked by then.
    pub due: i64,
    /// True if it is no turn yet: a seat is kept for them at a table that waits.
    pub kept: bool,
}

/// An address with notifications that may be due.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueReach {
    /// The address.
    pub reach: Reach,
    /// The guest's notification hours.
    pub hours: Option<Hours>,
    /// Tries so far.
    pub tries: u32,
    next_at: i64,
}

impl DueReach {
    /// The place among the addresses that are due.
    pub fn place(&self) -> (i64, String) {
        (self.next_at, self.reach.id.clone())
    }
}

/// A turn that an address has not received yet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Start of the turn.
    pub since: i64,
    /// Time from which the notification is due.
    pub due: i64,
    /// True if it is not a turn but a public table of a game of the guest's choice that looks for players.
    pub open: bool,
    /// True if it is not a turn but a seat that is kept for the guest.
    pub kept: bool,
}

/// The outcome of a failed delivery.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missed {
    /// Time of the next try; nothing: it is given up.
    pub again: Option<i64>,
    /// The reason why it did not arrive, in the server's terms.
    pub trouble: String,
}

/// A turn of the address's guest that the address has not received.
const UNTOLD: &str = "turns.guest = reaches.guest AND seen = 0 AND NOT EXISTS (
    SELECT 1 FROM told
    WHERE told.reach = reaches.id AND told.table_id = turns.table_id AND told.since = turns.since)";

impl Store {
    /// The number of turns that an address will be tried again for.
    pub async fn tried_again(&self, reach: &str) -> Result<u32, StoreError> {
        let reach = reach.to_owned();
        self.query(move |conn| {
            let sql = format!(
                "SELECT count(*) FROM reaches JOIN turns ON {UNTOLD}
                 WHERE reaches.id = ?1 AND tries > 0 AND trouble <> '' AND due < next_at"
            );
            conn.one(&sql, &[&reach], |row| row.get(0))
        })
        .await
    }

    /// Notes that a page of the guest is in sight: the turns that they have now need no notification. Returns the number
    /// of these turns.
    pub async fn saw(&self, guest: GuestHash, at: i64) -> Result<u64, StoreError> {
        let unseen = self.query(move |conn| {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM turns WHERE {UNSEEN})");
            conn.one(&sql, &[&guest, &at], |row| row.get::<bool>(0))
        });
        // Pages say it again and again, and most often nothing waits: that costs no write.
        if !unseen.await? {
            return Ok(0);
        }
        self.change(NoticeChange::Saw { guest, at }).await
    }

    /// The ways whose alarm has rung, the first foremost. Not those whose trouble is `gone`.
    pub async fn due_reaches(&self, now: i64, gone: &str, limit: u32) -> Result<Vec<DueReach>, StoreError> {
        self.due_reaches_after(now, gone, limit, None).await
    }

    /// The same behind [one](DueReach::place).
    pub async fn due_reaches_after(
        &self,
        now: i64,
        gone: &str,
        limit: u32,
        after: Option<(i64, String)>,
    ) -> Result<Vec<DueReach>, StoreError> {
        let gone = gone.to_owned();
        let (rang, id) = after.unwrap_or((i64::MIN, String::new()));
        self.query(move |conn| {
            let sql = format!(
                "SELECT {}, tries, next_at, {} FROM reaches LEFT JOIN hours ON hours.guest = reaches.guest
                 WHERE sure = 1 AND next_at <= ?1 AND trouble <> ?2 AND (next_at, reaches.id) > (?4, ?5)
                 ORDER BY next_at, reaches.id LIMIT ?3",
                reaches::COLUMNS,
                hours::COLUMNS
            );
            conn.rows(&sql, &[&now, &gone, &limit, &rang, &id], |row| {
                Ok(DueReach {
                    reach: reach(row)?,
                    tries: row.get(10)?,
                    next_at: row.get(11)?,
                    hours: hours(row, 12)?,
                })
            })
        })
        .await
    }

    /// The notifications due at an address, the oldest turn first.
    pub async fn waiting(&self, reach: &str, now: i64) -> Result<Vec<Waiting>, StoreError> {
        let reach = reach.to_owned();
        self.query(move |conn| {
            let sql = format!(
                "SELECT turns.table_id, game, since, due, open, CASE WHEN open = 0 AND status = 'waiting' THEN 1 ELSE 0 END
                 FROM reaches JOIN turns ON {UNTOLD} JOIN tables ON tables.id = turns.table_id
                 WHERE reaches.id = ?1 AND due <= ?2 ORDER BY since, turns.table_id"
            );
            conn.rows(&sql, &[&reach, &now], |row| {
                Ok(Waiting {
                    table: row.get(0)?,
                    game: row.get(1)?,
                    since: row.get(2)?,
                    due: row.get(3)?,
                    open: row.get(4)?,
                    kept: row.get(5)?,
                })
            })
        })
        .await
    }

    /// Puts an address off until then, or until the next turn is due.
    pub async fn put_off(&self, due: &DueReach, until: Option<i64>) -> Result<(), StoreError> {
        let due = due.clone();
        self.notice_changed(NoticeChange::PutOff { due, until }).await.map(drop)
    }

    /// Takes a way to tell something by it, until then; false when another has, or it is no longer the guest's. From now on it
    /// counts as tried once more.
    pub async fn claim_reach(&self, due: &mut DueReach, until: i64) -> Result<bool, StoreError> {
        let change = NoticeChange::Claim { due: due.clone(), until };
        let claimed = self.notice_changed(change).await?;
        if claimed {
            due.next_at = until;
            due.tries += 1;
        }
        Ok(claimed)
    }

    /// Marks turns as delivered.
    pub async fn notice_sent(&self, due: &DueReach, turns: Vec<Waiting>) -> Result<(), StoreError> {
        let due = due.clone();
        self.notice_changed(NoticeChange::Sent { due, turns }).await.map(drop)
    }

    /// Notes a failed delivery of turns.
    pub async fn notice_missed(
        &self,
        due: &DueReach,
        turns: Vec<Waiting>,
        missed: Missed,
    ) -> Result<(), StoreError> {
        let due = due.clone();
        self.notice_changed(NoticeChange::Missed { due, turns, missed }).await.map(drop)
    }

    async fn notice_changed(&self, change: NoticeChange) -> Result<bool, StoreError> {
        self.change(change).await.map(|rows| rows > 0)
    }
}

/// A guest's unseen turns that began before a moment.
const UNSEEN: &str = "guest = ?1 AND since <= ?2 AND seen = 0";

/// Changes to notifications.
pub(crate) enum NoticeChange {
    Saw { guest: GuestHash, at: i64 },
    PutOff { due: DueReach, until: Option<i64> },
    Claim { due: DueReach, until: i64 },
    Sent { due: DueReach, turns: Vec<Waiting> },
    Missed { due: DueReach, turns: Vec<Waiting>, missed: Missed },
}

impl NoticeChange {
    /// The guest whose next alarm the change sets.
    const fn sets(&self) -> Option<&GuestHash> {
        match self {
            Self::Saw { .. } | Self::Claim { .. } => None,
            Self::PutOff { due, .. } | Self::Sent { due, .. } | Self::Missed { due, .. } => {
                Some(&due.reach.guest)
            }
        }
    }
}

impl Change for NoticeChange {
    /// Returns how many rows it changed.
    fn write(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        if let Some(guest) = self.sets() {
            hold_alarms(conn, guest)?;
        }
        match self {
            Self::Saw { guest, at } => {
                conn.execute(&format!("UPDATE turns SET seen = 1 WHERE {UNSEEN}"), &[&guest, &at])
            }
            Self::PutOff { due, until } => match until {
                Some(until) => sleeps(conn, due, *until, 0),
                None => wakes_for_the_next(conn, due),
            },
            Self::Claim { due, until } => sleeps(conn, due, *until, due.tries + 1),
            Self::Sent { due, turns } => {
                if went(conn, due, "", now)? == 0 {
                    return Ok(0);
                }
                told(conn, due, turns, true)?;
                wakes_for_the_next(conn, due)
            }
            Self::Missed { due, turns, missed } => {
                if went(conn, due, &missed.trouble, now)? == 0 {
                    return Ok(0);
                }
                if let Some(again) = missed.again {
                    return sleeps(conn, due, again, due.tries);
                }
                told(conn, due, turns, false)?;
                wakes_for_the_next(conn, due)
            }
        }
    }
}

/// Locks the alarms of a guest: a look for the next due turn sees every turn noted before, and a new turn sees the alarm
/// that was set.
fn hold_alarms(conn: &Sql<'_>, guest: &GuestHash) -> Result<(), StoreError> {
    conn.hold(&format!("alarms of {guest:02x?}"))
}

/// The alarm rings then; nothing where another has set it since.
fn sleeps(conn: &Sql<'_>, due: &DueReach, until: i64, tries: u32) -> Result<u64, StoreError> {
    conn.execute(
        "UPDATE reaches SET next_at = ?3, tries = ?4 WHERE id = ?1 AND next_at = ?2 AND sure = 1",
        &[&due.reach.id, &due.next_at, &until, &tries],
    )
}

/// Sets the alarm to the next turn that the address has not received, be it long ago.
fn wakes_for_the_next(conn: &Sql<'_>, due: &DueReach) -> Result<u64, StoreError> {
    let sql = format!(
        "UPDATE reaches SET tries = 0, next_at = coalesce((SELECT min(due) FROM turns WHERE {UNTOLD}), ?3)
         WHERE id = ?1 AND next_at = ?2"
    );
    conn.execute(&sql, &[&due.reach.id, &due.next_at, &i64::MAX])
}

/// Stores the outcome of a delivery; nothing where the claim has passed to another process.
fn went(conn: &Sql<'_>, due: &DueReach, trouble: &str, now: i64) -> Result<u64, StoreError> {
    conn.execute(
        "UPDATE reaches SET trouble = ?3, trouble_at = ?4 WHERE id = ?1 AND next_at = ?2",
        &[&due.reach.id, &due.next_at, &trouble, &now],
    )
}

/// Marks these turns as delivered or given up at an address.
fn told(conn: &Sql<'_>, due: &DueReach, turns: &[Waiting], arrived: bool) -> Result<(), StoreError> {
    for turn in turns {
        // A turn that ended meanwhile needs no mark.
        conn.execute(
            "INSERT INTO told (reach, table_id, since, arrived)
             SELECT ?1, ?2, ?3, ?4
             WHERE EXISTS (SELECT 1 FROM turns WHERE guest = ?5 AND table_id = ?2 AND since = ?3)
             ON CONFLICT (reach, table_id) DO UPDATE SET since = ?3, arrived = ?4",
            &[&due.reach.id, &turn.table, &turn.since, &arrived, &due.reach.guest],
        )?;
    }
    Ok(())
}

/// Replaces the turns at a table.
pub(crate) fn turns(conn: &Sql<'_>, table: &str, turns: &[Turn]) -> Result<(), StoreError> {
    let noted = conn.rows("SELECT guest FROM turns WHERE table_id = ?1 AND open = 0", &[&table], |row| {
        row.get::<GuestHash>(0)
    })?;
    for guest in noted {
        if turns.iter().all(|turn| turn.guest != guest) {
            conn.execute("DELETE FROM turns WHERE guest = ?1 AND table_id = ?2", &[&guest, &table])?;
        }
    }
    // In the same order everywhere, or two would wait for one another.
    let mut turns = turns.to_vec();
    turns.sort_unstable_by_key(|turn| turn.guest);
    for turn in turns {
        let noted = conn.execute(
            "INSERT INTO turns (guest, table_id, since, due, seen, open)
             SELECT ?1, ?2, ?3, ?4, 0, 0 WHERE EXISTS (SELECT 1 FROM reaches WHERE guest = ?1)
                 AND (?5 = 0 OR NOT EXISTS (
                     SELECT 1 FROM apart JOIN seats ON table_id = ?2
                     WHERE how = 'blocked'
                         AND (apart.guest = ?1 AND apart.other = seats.guest
                             OR apart.guest = seats.guest AND apart.other = ?1)))
             ON CONFLICT (guest, table_id) DO UPDATE
             SET seen = CASE WHEN turns.since = ?3 THEN turns.seen ELSE 0 END, since = ?3, due = ?4, open = 0
             WHERE turns.since <> ?3 OR turns.due <> ?4",
            &[&turn.guest, &table, &turn.since, &turn.due, &turn.kept],
        )?;
        if noted > 0 {
            ring(conn, &turn.guest, turn.due)?;
        }
    }
    Ok(())
}

/// The alarms of a guest ring then at the latest.
pub(crate) fn ring(conn: &Sql<'_>, guest: &GuestHash, due: i64) -> Result<(), StoreError> {
    hold_alarms(conn, guest)?;
    // Whoever is at it, or waits to try again, looks at all that waits when that is over.
    conn.execute(
        "UPDATE reaches SET next_at = ?2 WHERE guest = ?1 AND tries = 0 AND next_at > ?2",
        &[&guest, &due],
    )?;
    Ok(())
}
