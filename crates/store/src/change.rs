//! All changes to the database, as one type: for the queue, and for retries.

use crate::bot_turns::BotTurnChange;
use crate::decks::DeckChange;
use crate::devices::DeviceChange;
use crate::groups::GroupChange;
use crate::guests::GuestChange;
use crate::moving::Load;
use crate::notices::NoticeChange;
use crate::passkeys::PasskeyChange;
use crate::people::PeopleChange;
use crate::reaches::ReachChange;
use crate::sql::Sql;
use crate::tokens::TokenChange;
use crate::{
    Append, GuestHash, Hours, NewHostAct, Redaction, Shelving, StoreError, days, forget, host, meta, moving,
    notes, pauses, retention, wishes,
};

/// Everything that can be written.
pub(crate) enum Change {
    Append(Append),
    /// All of them, or none.
    Appends(Vec<Append>),
    /// Tables that nobody will ask for again, with all that is kept of them.
    Dismiss(Vec<String>),
    /// Guests who hold no seat and were not seen since then.
    DismissGuests {
        before: i64,
    },
    /// Takes a guest's word, or gives it back.
    Silence(GuestHash, bool),
    Redact(Redaction),
    Forget(GuestHash),
    /// An act of the host, with its line in the host's log.
    ByHost(Box<Self>, NewHostAct),
    Guest(GuestHash, GuestChange),
    Deck(GuestHash, DeckChange),
    Device(GuestHash, DeviceChange),
    Passkey(PasskeyChange),
    Token(GuestHash, TokenChange),
    Reach(ReachChange),
    Hours(GuestHash, Hours),
    /// The games a guest wants to hear about.
    Wishes(GuestHash, Vec<String>),
    Notice(NoticeChange),
    BotTurn(BotTurnChange),
    People(PeopleChange),
    Group(GroupChange),
    Shelve {
        guest: GuestHash,
        table: String,
        how: Shelving,
    },
    Note {
        guest: GuestHash,
        table: String,
        body: String,
    },
    /// A guest plays the deal of a day.
    Day {
        day: i64,
        game: String,
        guest: GuestHash,
        table: String,
    },
    /// A campaign that was begun on paper.
    Paper {
        guest: GuestHash,
        game: String,
        body: String,
    },
    Meta {
        key: String,
        value: String,
    },
    /// Rows that come from another store, and that they have all come.
    Load(Load),
    Arrived,
    /// All is well, or was not since then.
    Alive {
        since: Option<i64>,
        least: i64,
    },
}

impl Change {
    /// Locks what a change looks at before it writes.
    fn hold(&self, conn: &Sql<'_>) -> Result<(), StoreError> {
        match self {
            Self::Append(append) => conn.hold(&append.table),
            // In the same order everywhere, or two would wait for one another.
            Self::Appends(appends) => hold_all(conn, appends.iter().map(|append| append.table.as_str())),
            Self::Dismiss(tables) => hold_all(conn, tables.iter().map(String::as_str)),
            Self::Redact(redaction) => conn.hold(&redaction.table),
            Self::Deck(..) => conn.hold("decks"),
            Self::Device(..) | Self::Passkey(_) | Self::Token(..) => conn.hold("devices"),
            Self::Reach(_) => conn.hold("reaches"),
            Self::People(_) => conn.hold("people"),
            Self::Group(_) => conn.hold("groups"),
            Self::Alive { .. } => conn.hold("alive"),
            Self::BotTurn(change) => change.hold(conn),
            // What is done holds it.
            Self::ByHost(..)
            | Self::DismissGuests { .. }
            | Self::Silence(..)
            | Self::Forget(_)
            | Self::Guest(..)
            | Self::Hours(..)
            | Self::Wishes(..)
            | Self::Notice(_)
            | Self::Shelve { .. }
            | Self::Note { .. }
            | Self::Day { .. }
            | Self::Paper { .. }
            | Self::Meta { .. }
            | Self::Load(_)
            | Self::Arrived => Ok(()),
        }
    }

    /// Writes it inside the caller's transaction. Returns the table's new version, or the number of rows changed.
    pub(crate) fn apply(&self, conn: &Sql<'_>, now: i64) -> Result<u64, StoreError> {
        self.hold(conn)?;
        match self {
            Self::Append(append) => append.apply(conn, now),
            Self::Appends(appends) => appends.iter().try_fold(0, |_, append| append.apply(conn, now)),
            Self::Dismiss(tables) => retention::dismiss(conn, tables),
            Self::DismissGuests { before } => retention::dismiss_guests(conn, *before),
            Self::Silence(guest, on) => host::silence(conn, guest, *on),
            Self::Redact(redaction) => redaction.apply(conn),
            Self::Forget(guest) => forget::forget(conn, guest),
            Self::ByHost(change, act) => {
                let done = change.apply(conn, now)?;
                // What changed nothing was no act.
                if done > 0 {
                    act.write(conn, now)?;
                }
                Ok(done)
            }
            Self::Guest(hash, change) => change.apply(conn, hash, now),
            Self::Deck(guest, change) => change.apply(conn, guest, now),
            Self::Device(guest, change) => change.apply(conn, guest, now),
            Self::Passkey(change) => change.apply(conn, now),
            Self::Token(guest, change) => change.apply(conn, guest, now),
            Self::Reach(change) => change.apply(conn, now),
            Self::Hours(guest, hours) => hours.apply(conn, guest),
            Self::Wishes(guest, games) => wishes::put(conn, guest, games),
            Self::Notice(change) => change.apply(conn, now),
            Self::BotTurn(change) => change.apply(conn, now),
            Self::People(change) => change.apply(conn, now),
            Self::Group(change) => change.apply(conn, now),
            Self::Shelve { guest, table, how } => how.apply(conn, guest, table),
            Self::Note { guest, table, body } => notes::write(conn, guest, table, body, now),
            Self::Day { day, game, guest, table } => days::enter(conn, *day, game, guest, table),
            Self::Paper { guest, game, body } => days::write_paper(conn, guest, game, body, now),
            Self::Meta { key, value } => meta::apply(conn, key, value),
            Self::Load(load) => load.apply(conn),
            Self::Arrived => moving::arrived(conn),
            Self::Alive { since, least } => pauses::alive(conn, *since, *least, now),
        }
    }
}

fn hold_all<'t>(conn: &Sql<'_>, tables: impl Iterator<Item = &'t str>) -> Result<(), StoreError> {
    let mut tables = tables.collect::<Vec<_>>();
    tables.sort_unstable();
    tables.into_iter().try_for_each(|table| conn.hold(table))
}
