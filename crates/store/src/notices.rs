//! How guests want to be told that it is their turn, and what is owed to them.
//!
//! A notice is owed with the very entry that makes it somebody's turn, in one transaction, and goes when the turn is over.
//! Whoever sends it [claims](Store::claim_notice) it first, for a while: of two processes one sends. If that one is gone before
//! it says how it went, the notice is owed again: each is sent at least once, and most often just once.

use crate::change::Change;
use crate::sql::{Row, Sql};
use crate::{GuestHash, Store, StoreError};

/// Where and how a guest is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reach {
    /// By which links name it; another for every address.
    pub id: String,
    /// In which way, in the server's terms.
    pub way: String,
    /// Where: a secret of the guest.
    pub address: String,
    /// In which language.
    pub lang: String,
    /// Why the last notice did not arrive, in the server's terms; empty: it did, or there was none.
    pub trouble: String,
    /// Since when there is trouble.
    pub trouble_at: i64,
}

/// That it is a guest's turn at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Whose.
    pub guest: GuestHash,
    /// Since when: milliseconds since 1970, UTC.
    pub since: i64,
    /// When they are to be told, if they have not looked.
    pub due: i64,
}

/// A notice that can be sent now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueNotice {
    /// Whom to tell.
    pub guest: GuestHash,
    /// At which table it is their turn.
    pub table: String,
    /// What is played there.
    pub game: String,
    /// Since when it is their turn.
    pub since: i64,
    /// How often it was tried.
    pub tries: u32,
    /// Where to.
    pub reach: Reach,
    next_at: i64,
}

/// What comes of a notice that did not arrive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Missed {
    /// When it is tried again; nothing: it is given up.
    pub again: Option<i64>,
    /// Why it did not arrive, in the server's terms.
    pub trouble: String,
}

impl Store {
    /// How a guest is told; nothing where they do not want to be.
    pub async fn reach(&self, guest: GuestHash) -> Result<Option<Reach>, StoreError> {
        self.query(move |conn| {
            conn.row(
                "SELECT id, way, address, lang, trouble, trouble_at
                    FROM reaches WHERE guest = ?1",
                &[&guest],
                |row| reach(row, 0),
            )
        })
        .await
    }

    /// Where a guest wants to be told, but has not said yet that the address is theirs.
    pub async fn asked_reach(&self, guest: GuestHash) -> Result<Option<Reach>, StoreError> {
        self.query(move |conn| {
            conn.row(
                "SELECT id, way, address, lang, trouble, trouble_at
                    FROM asked WHERE guest = ?1",
                &[&guest],
                |row| reach(row, 0),
            )
        })
        .await
    }

    /// How many notices of a guest did not arrive and are tried again.
    pub async fn notices_tried_again(&self, guest: GuestHash) -> Result<u32, StoreError> {
        self.query(move |conn| {
            conn.one(
                "SELECT count(*) FROM notices WHERE guest = ?1 AND state = 'owed' AND tries > 0",
                &[&guest],
                |row| row.get(0),
            )
        })
        .await
    }

    /// From now on a guest is told there. What is still owed to them is owed there, and at once where it was tried already.
    pub async fn put_reach(&self, guest: GuestHash, reach: Reach) -> Result<(), StoreError> {
        let change = NoticeChange::Put { guest, reach };
        self.change(Change::Notice(change)).await.map(drop)
    }

    /// A guest wants to be told there, if the address proves to be theirs. Until then they are told as before.
    pub async fn ask_reach(&self, guest: GuestHash, reach: Reach) -> Result<(), StoreError> {
        let change = NoticeChange::Ask { guest, reach };
        self.change(Change::Notice(change)).await.map(drop)
    }

    /// The guest is not told any more, nothing is owed, and nothing is asked; false when there was nothing of it.
    pub async fn drop_reach(&self, guest: GuestHash) -> Result<bool, StoreError> {
        self.changed(NoticeChange::Drop(guest)).await
    }

    /// The same by the id in a link.
    pub async fn drop_reach_by(&self, id: &str) -> Result<bool, StoreError> {
        self.changed(NoticeChange::DropBy(id.to_owned())).await
    }

    /// An address proved to be its guest's: from now on they are told there. False when it is not asked for (any more).
    pub async fn confirm_reach(&self, id: &str) -> Result<bool, StoreError> {
        self.changed(NoticeChange::Confirm(id.to_owned())).await
    }

    /// How it went with an address: empty when something arrived there. False when it is no longer the guest's.
    pub async fn reach_went(&self, guest: GuestHash, id: &str, trouble: &str) -> Result<bool, StoreError> {
        let (id, trouble) = (id.to_owned(), trouble.to_owned());
        self.changed(NoticeChange::Went { guest, id, trouble }).await
    }

    /// A page of the guest is in sight: of the turns that they have now they need not be told. Returns of how many they would
    /// have been.
    pub async fn saw(&self, guest: GuestHash, at: i64) -> Result<u64, StoreError> {
        let owed = self.query(move |conn| {
            let sql = format!("SELECT EXISTS (SELECT 1 FROM notices WHERE {UNSEEN})");
            conn.one(&sql, &[&guest, &at], |row| row.get::<bool>(0))
        });
        // Pages say it again and again, and most often nothing is owed: that costs no write.
        if !owed.await? {
            return Ok(0);
        }
        self.change(Change::Notice(NoticeChange::Saw { guest, at })).await
    }

    /// The notices that can be sent now: of each guest the one that waits for longest, and these first. Not to addresses whose
    /// trouble is `gone`.
    pub async fn due_notices(&self, now: i64, gone: &str, limit: u32) -> Result<Vec<DueNotice>, StoreError> {
        let gone = gone.to_owned();
        self.query(move |conn| {
            conn.rows(
                "SELECT notices.guest, table_id, game, since, tries, next_at,
                        reaches.id, way, address, lang, trouble, trouble_at
                 FROM notices JOIN reaches ON reaches.guest = notices.guest JOIN tables ON tables.id = table_id
                 WHERE state IN ('owed', 'sending') AND next_at <= ?1 AND trouble <> ?2
                   AND NOT EXISTS (
                       SELECT 1 FROM notices AS sooner
                       WHERE sooner.guest = notices.guest AND sooner.state IN ('owed', 'sending')
                         AND (sooner.next_at, sooner.table_id) < (notices.next_at, notices.table_id))
                 ORDER BY next_at, notices.guest LIMIT ?3", &[&now, &gone, &limit], |row| {
                Ok(DueNotice {
                    guest: row.get(0)?,
                    table: row.get(1)?,
                    game: row.get(2)?,
                    since: row.get(3)?,
                    tries: row.get(4)?,
                    next_at: row.get(5)?,
                    reach: reach(row, 6)?,
                })
            })
        })
        .await
    }

    /// Takes a notice to send it, until then; false when another has, or it is no longer owed there. From now on it counts as
    /// tried once more.
    pub async fn claim_notice(&self, due: &mut DueNotice, until: i64) -> Result<bool, StoreError> {
        let change = NoticeChange::Claim {
            due: due.clone(),
            until,
        };
        let claimed = self.changed(change).await?;
        if claimed {
            due.next_at = until;
            due.tries += 1;
        }
        Ok(claimed)
    }

    /// It has arrived.
    pub async fn notice_sent(&self, due: &DueNotice) -> Result<(), StoreError> {
        let change = NoticeChange::Sent(due.clone());
        self.change(Change::Notice(change)).await.map(drop)
    }

    /// It has not.
    pub async fn notice_missed(&self, due: &DueNotice, missed: Missed) -> Result<(), StoreError> {
        let change = NoticeChange::Missed {
            due: due.clone(),
            missed,
        };
        self.change(Change::Notice(change)).await.map(drop)
    }

    async fn changed(&self, change: NoticeChange) -> Result<bool, StoreError> {
        self.change(Change::Notice(change)).await.map(|rows| rows > 0)
    }
}

/// Of a guest, owed of turns that began before a moment.
const UNSEEN: &str = "guest = ?1 AND since <= ?2 AND state IN ('owed', 'sending')";

fn reach(row: &Row<'_>, from: usize) -> Result<Reach, StoreError> {
    Ok(Reach {
        id: row.get(from)?,
        way: row.get(from + 1)?,
        address: row.get(from + 2)?,
        lang: row.get(from + 3)?,
        trouble: row.get(from + 4)?,
        trouble_at: row.get(from + 5)?,
    })
}

/// What can change about notices.
pub(crate) enum NoticeChange {
    Put {
        guest: GuestHash,
        reach: Reach,
    },
    Ask {
        guest: GuestHash,
        reach: Reach,
    },
    Drop(GuestHash),
    DropBy(String),
    Confirm(String),
    Went {
        guest: GuestHash,
        id: String,
        trouble: String,
    },
    Saw {
        guest: GuestHash,
        at: i64,
    },
    Claim {
        due: DueNotice,
        until: i64,
    },
    Sent(DueNotice),
    Missed {
        due: DueNotice,
        missed: Missed,
    },
}

impl NoticeChange {
    /// Returns how many rows it changed.
    pub(crate) fn apply(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        let rows = match self {
            Self::Put { guest, reach } => put(conn, guest, reach, now)?,
            Self::Ask { guest, reach } => ask(conn, guest, reach, now)?,
            Self::Drop(guest) => {
                let told = conn.execute("DELETE FROM reaches WHERE guest = ?1", &[&guest])?;
                told + conn.execute("DELETE FROM asked WHERE guest = ?1", &[&guest])?
            }
            Self::DropBy(id) => {
                let told = conn.execute("DELETE FROM reaches WHERE id = ?1", &[&id])?;
                told + conn.execute("DELETE FROM asked WHERE id = ?1", &[&id])?
            }
            Self::Confirm(id) => confirm(conn, id, now)?,
            Self::Went { guest, id, trouble } => went(conn, guest, id, trouble, now)?,
            Self::Saw { guest, at } => conn.execute(
                &format!("UPDATE notices SET state = 'seen' WHERE {UNSEEN}"),
                &[&guest, &at],
            )?,
            // The address may have changed since it was looked up: then it is due there.
            Self::Claim { due, until } => conn.execute(
                "UPDATE notices SET state = 'sending', next_at = ?5, tries = tries + 1
                     WHERE guest = ?1 AND table_id = ?2 AND since = ?3 AND next_at = ?4
                       AND state IN ('owed', 'sending')
                     AND EXISTS (SELECT 1 FROM reaches WHERE guest = ?1 AND id = ?6)",
                &[
                    &due.guest,
                    &due.table,
                    &due.since,
                    &due.next_at,
                    &until,
                    &due.reach.id,
                ],
            )?,
            Self::Sent(due) => {
                went(conn, &due.guest, &due.reach.id, "", now)?;
                became(conn, due, "sent", due.next_at, false)?
            }
            Self::Missed { due, missed } => {
                // What was tried at an address that is no longer theirs is owed to the new one.
                let there = went(conn, &due.guest, &due.reach.id, &missed.trouble, now)? > 0;
                match missed.again {
                    _ if !there => became(conn, due, "owed", now, true)?,
                    Some(at) => became(conn, due, "owed", at, false)?,
                    None => became(conn, due, "lost", now, false)?,
                }
            }
        };
        Ok(rows)
    }
}

fn put(conn: &Sql<'_>, guest: &GuestHash, reach: &Reach, now: i64) -> Result<u64, StoreError> {
    conn.execute(
        "INSERT INTO reaches (guest, id, way, address, lang, trouble, trouble_at)
                    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (guest) DO UPDATE
         SET id = ?2, way = ?3, address = ?4, lang = ?5, trouble = ?6, trouble_at = ?7",
        &[
            &guest,
            &reach.id,
            &reach.way,
            &reach.address,
            &reach.lang,
            &reach.trouble,
            &reach.trouble_at,
        ],
    )?;
    conn.execute("DELETE FROM asked WHERE guest = ?1", &[&guest])?;
    conn.execute(
        "UPDATE notices SET state = 'owed', tries = 0,
                next_at = CASE WHEN next_at < ?2 THEN next_at ELSE ?2 END
         WHERE guest = ?1 AND (state = 'lost' OR state = 'owed' AND tries > 0)",
        &[&guest, &now],
    )
}

/// How long an address that nobody says is theirs is kept, in milliseconds: a week.
const ASKED_FOR: i64 = 7 * 24 * 3600 * 1000;

fn ask(conn: &Sql<'_>, guest: &GuestHash, reach: &Reach, now: i64) -> Result<u64, StoreError> {
    conn.execute(
        "DELETE FROM asked WHERE guest = ?1 OR asked_at < ?2",
        &[&guest, &now.saturating_sub(ASKED_FOR)],
    )?;
    conn.execute(
        "INSERT INTO asked (guest, id, way, address, lang, trouble, trouble_at, asked_at)
                    VALUES (?1, ?2, ?3, ?4, ?5, '', 0, ?6)",
        &[&guest, &reach.id, &reach.way, &reach.address, &reach.lang, &now],
    )
}

fn confirm(conn: &Sql<'_>, id: &str, now: i64) -> Result<u64, StoreError> {
    let asked = conn.row(
        "SELECT guest, id, way, address, lang, trouble, trouble_at
                    FROM asked WHERE id = ?1 AND asked_at >= ?2",
        &[&id, &now.saturating_sub(ASKED_FOR)],
        |row| Ok((row.get::<GuestHash>(0)?, reach(row, 1)?)),
    )?;
    let Some((guest, reach)) = asked else {
        return Ok(0);
    };
    put(conn, &guest, &reach, now)?;
    Ok(1)
}

/// How it went with an address, be it one that is asked for.
fn went(conn: &Sql<'_>, guest: &GuestHash, id: &str, trouble: &str, now: i64) -> Result<u64, StoreError> {
    let told = conn.execute(
        "UPDATE reaches SET trouble = ?3, trouble_at = ?4
                    WHERE guest = ?1 AND id = ?2",
        &[&guest, &id, &trouble, &now],
    )?;
    let asked = conn.execute(
        "UPDATE asked SET trouble = ?3, trouble_at = ?4 WHERE guest = ?1 AND id = ?2",
        &[&guest, &id, &trouble, &now],
    )?;
    Ok(told + asked)
}

/// What a notice that was claimed has become; nothing where it was seen meanwhile, or the claim is another's by now.
fn became(conn: &Sql<'_>, due: &DueNotice, state: &str, next_at: i64, anew: bool) -> Result<u64, StoreError> {
    conn.execute(
        "UPDATE notices SET state = ?5, next_at = ?6, tries = CASE WHEN ?7 = 1 THEN 0 ELSE tries END
         WHERE guest = ?1 AND table_id = ?2 AND since = ?3 AND next_at = ?4 AND state = 'sending'",
        &[
            &due.guest,
            &due.table,
            &due.since,
            &due.next_at,
            &state,
            &next_at,
            &anew,
        ],
    )
}

/// These are the turns at a table from now on: of any other nobody is to be told any more.
pub(crate) fn turns(conn: &Sql<'_>, table: &str, turns: &[Turn]) -> Result<(), StoreError> {
    let owed = conn.rows(
        "SELECT guest FROM notices WHERE table_id = ?1",
        &[&table],
        |row| row.get::<GuestHash>(0),
    )?;
    for guest in owed {
        if turns.iter().all(|turn| turn.guest != guest) {
            conn.execute(
                "DELETE FROM notices WHERE guest = ?1 AND table_id = ?2",
                &[&guest, &table],
            )?;
        }
    }
    for turn in turns {
        conn.execute(
            "INSERT INTO notices (guest, table_id, since, state, next_at, tries)
             SELECT ?1, ?2, ?3, 'owed', ?4, 0
             WHERE EXISTS (SELECT 1
             FROM reaches WHERE guest = ?1) OR EXISTS (SELECT 1 FROM asked WHERE guest = ?1)
             ON CONFLICT (guest, table_id)
             DO UPDATE SET since = ?3, state = 'owed', next_at = ?4, tries = 0
             WHERE notices.since <> ?3 OR notices.state = 'owed' AND notices.tries = 0",
            &[&turn.guest, &table, &turn.since, &turn.due],
        )?;
    }
    Ok(())
}
