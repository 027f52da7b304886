//! The schema, and how an older database becomes one of today.

use rusqlite::{Connection, TransactionBehavior};
use rusqlite_migration::{Error, M, Migrations};

use crate::StoreError;

/// The migrations, oldest first. A released file is never edited: a change of schema is a new file.
const STEPS: &[M<'static>] = &[
    M::up(include_str!("../../migrations/sqlite/001_tables.sql")),
    M::up(include_str!("../../migrations/sqlite/002_retention.sql")),
    M::up(include_str!("../../migrations/sqlite/003_decks.sql")),
    M::up(include_str!("../../migrations/sqlite/004_shelves.sql")),
    M::up(include_str!("../../migrations/sqlite/005_notes.sql")),
    M::up(include_str!("../../migrations/sqlite/006_devices.sql")),
    M::up(include_str!("../../migrations/sqlite/007_notices.sql")),
    M::up(include_str!("../../migrations/sqlite/008_host.sql")),
    M::up(include_str!("../../migrations/sqlite/009_people.sql")),
    M::up(include_str!("../../migrations/sqlite/011_groups.sql")),
    M::up(include_str!("../../migrations/sqlite/013_ways.sql")),
    M::up(include_str!("../../migrations/sqlite/014_passkeys.sql")),
    M::up(include_str!("../../migrations/sqlite/015_wishes.sql")),
    M::up(include_str!("../../migrations/sqlite/016_bot_turns.sql")),
    M::up(include_str!("../../migrations/sqlite/017_pictures.sql")),
    M::up(include_str!("../../migrations/sqlite/018_codes.sql")),
    M::up(include_str!("../../migrations/sqlite/019_signed_in.sql")),
    M::up(include_str!("../../migrations/sqlite/020_pauses.sql")),
    M::up(include_str!("../../migrations/sqlite/021_groups.sql")),
    M::up(include_str!("../../migrations/sqlite/022_days.sql")),
    M::up(include_str!("../../migrations/sqlite/023_tokens.sql")),
    M::up(include_str!("../../migrations/sqlite/024_days_won.sql")),
    M::up(include_str!("../../migrations/sqlite/025_packed.sql")),
    M::up(include_str!("../../migrations/sqlite/026_came.sql")),
];

/// The schema version this program writes; SQLite keeps it as `user_version`.
pub(crate) const KNOWN: u32 = STEPS.len() as u32;

/// The schema version of a database, 0 when it is new.
pub(crate) fn version(conn: &Connection) -> Result<u32, StoreError> {
    Ok(conn.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

/// Brings the schema up to [`KNOWN`], all steps or none.
pub(crate) fn run(conn: &mut Connection) -> Result<(), StoreError> {
    let found = version(conn)?;
    if found > KNOWN {
        return Err(StoreError::NewerSchema { found, known: KNOWN });
    }
    // Immediate, so that of two programs opening the same new file one waits for the other.
    conn.set_transaction_behavior(TransactionBehavior::Immediate);
    match Migrations::from_slice(STEPS).to_latest(conn) {
        Ok(()) => Ok(()),
        // The one that waited finds the work done.
        Err(_) if version(conn)? == KNOWN => Ok(()),
        Err(Error::RusqliteError { err, .. }) => Err(err.into()),
        Err(other) => Err(StoreError::Other(other.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_runs_on_an_empty_database() {
        assert_eq!(Migrations::from_slice(STEPS).validate(), Ok(()));
    }
}
