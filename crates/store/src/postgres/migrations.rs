//! The schema, and how an older database becomes one of today.

use super::session::Session;
use crate::sql::Sql;
use crate::{StoreError, whole};

/// The migrations, oldest first. A released file is never edited: a change of schema is a new file, here and at SQLite.
const STEPS: &[&str] = &[
    include_str!("../../migrations/postgres/001_tables.sql"),
    include_str!("../../migrations/postgres/002_ways.sql"),
    include_str!("../../migrations/postgres/003_passkeys.sql"),
    include_str!("../../migrations/postgres/004_wishes.sql"),
    include_str!("../../migrations/postgres/005_bot_turns.sql"),
    include_str!("../../migrations/postgres/006_pictures.sql"),
    include_str!("../../migrations/postgres/007_codes.sql"),
    include_str!("../../migrations/postgres/008_signed_in.sql"),
    include_str!("../../migrations/postgres/009_pauses.sql"),
    include_str!("../../migrations/postgres/010_groups.sql"),
    include_str!("../../migrations/postgres/011_days.sql"),
    include_str!("../../migrations/postgres/012_tokens.sql"),
    include_str!("../../migrations/postgres/013_days_won.sql"),
    include_str!("../../migrations/postgres/014_packed.sql"),
    include_str!("../../migrations/postgres/015_came.sql"),
];

/// Brings the schema up to date, all steps or none. Of two programs that begin with the same database one waits.
pub(super) fn run(session: &Session) -> Result<(), StoreError> {
    session.transaction(|conn| {
        conn.hold("schema")?;
        make_schema(conn)?;
        let found = version(conn)?;
        let known = STEPS.len() as u32;
        if found > known {
            return Err(StoreError::NewerSchema { found, known });
        }
        for step in &STEPS[found as usize..] {
            session.batch(step)?;
        }
        if found < known {
            conn.execute("DELETE FROM schema_version", &[])?;
            conn.execute("INSERT INTO schema_version (version) VALUES (?1)", &[&known])?;
        }
        whole::check_whole(conn)
    })
}

/// Makes the schema that the address names (`?options=-csearch_path%3Dinn`), if it is not there.
fn make_schema(conn: &Sql<'_>) -> Result<(), StoreError> {
    let wanted = "SELECT quote_ident(trim(split_part(current_setting('search_path'), ',', 1)))
                  WHERE current_schema() IS NULL";
    if let Some(name) = conn.row(wanted, &[], |row| row.get::<String>(0))? {
        conn.execute(&format!("CREATE SCHEMA IF NOT EXISTS {name}"), &[])?;
    }
    Ok(())
}

/// The schema version of a database, 0 when it is new.
fn version(conn: &Sql<'_>) -> Result<u32, StoreError> {
    let here = "SELECT count(*) FILTER (WHERE tablename = 'schema_version'), count(*) FROM pg_tables
                WHERE schemaname = current_schema()";
    let (ours, all) = conn.one(here, &[], |row| Ok((row.get::<u32>(0)?, row.get::<u32>(1)?)))?;
    match (ours, all) {
        (0, 0) => Ok(0),
        (0, _) => {
            let name = conn.one("SELECT current_database()::text", &[], |row| row.get::<String>(0))?;
            Err(StoreError::Foreign(name.into()))
        }
        _ => conn.one("SELECT coalesce(max(version), 0) FROM schema_version", &[], |row| row.get(0)),
    }
}
