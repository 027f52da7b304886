//! Connections to a database file: one writer, and the readers.

use std::fs::OpenOptions;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::{Connection, OpenFlags};

use super::migrations;
use crate::sql::Sql;
use crate::{Check, Options, StoreError, whole};

/// 'Bree' in ASCII; the first migration writes it into the file's header.
const APPLICATION_ID: i64 = 0x4272_6565;

/// The write-ahead log is cut back to this size after a checkpoint, so that one long backup does not leave a
/// huge file behind for ever.
const WAL_KEPT_BYTES: i64 = 64 << 20;

/// The durability of a write before it is acknowledged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Durability {
    /// On disk: survives a power cut.
    Disk,
    /// With the operating system: for stores that are thrown away.
    None,
}

/// Opens (or makes) the database for writing and brings its schema up to date.
pub(crate) fn open_writer(
    path: &Path,
    options: &Options,
    durability: Durability,
) -> Result<Connection, StoreError> {
    let was_there = path.exists();
    create_private(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut conn = Connection::open_with_flags(path, flags)?;
    conn.busy_timeout(options.busy_timeout)?;
    // Before anything is changed: the next line would write into another program's file.
    check_identity(&conn, path)?;

    if was_there && migrations::version(&conn)? == 0 {
        // Whoever has lost a database shall not find that out from those who had tables in it.
        tracing::warn!(path = %path.display(), "the database is empty: a new house begins");
    }
    // A file that is shorter than it says, or whose schema cannot be read, is refused by SQLite itself.
    if options.check == Check::First || migrations::version(&conn)? < migrations::KNOWN {
        check_whole(&conn)?;
    }
    use_write_ahead_log(&conn, options.busy_timeout)?;
    let synchronous = match durability {
        Durability::Disk => "full",
        Durability::None => "off",
    };
    conn.pragma_update(None, "synchronous", synchronous)?;
    conn.pragma_update(None, "journal_size_limit", WAL_KEPT_BYTES)?;
    migrations::run(&mut conn)?;
    whole::check_whole(&Sql::Sqlite(&conn))?;
    if let Some(pages) = options.max_pages {
        conn.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?;
    }
    Ok(conn)
}

/// Readers then never wait for the writer. Stays with the file.
fn use_write_ahead_log(conn: &Connection, patience: Duration) -> Result<(), StoreError> {
    let give_up = Instant::now() + patience;
    loop {
        let set = conn.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get::<_, String>(0));
        match set.map_err(StoreError::from) {
            Ok(mode) if mode == "wal" => return Ok(()),
            Ok(mode) => {
                return Err(StoreError::Io(format!("no write-ahead log on this file system, only '{mode}'")));
            }
            // Two programs that turn the same new file over: here SQLite does not wait by itself, because each
            // might wait for the other.
            Err(StoreError::Busy) if Instant::now() < give_up => std::thread::sleep(Duration::from_millis(5)),
            Err(error) => return Err(error),
        }
    }
}

/// Opens an existing database of ours for reading only.
pub(crate) fn open_reader(path: &Path, busy_timeout: Duration) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(path, flags)?;
    conn.busy_timeout(busy_timeout)?;
    check_identity(&conn, path)?;
    Ok(conn)
}

/// A database of ours, or one that is still empty.
fn check_identity(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    // One read transaction: another program may be making its schema at this very moment.
    let moment = conn.unchecked_transaction()?;
    let application: i64 = moment.pragma_query_value(None, "application_id", |row| row.get(0))?;
    let objects: i64 = moment.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0))?;
    let empty = application == 0 && objects == 0 && migrations::version(&moment)? == 0;
    if application == APPLICATION_ID || empty { Ok(()) } else { Err(StoreError::Foreign(path.to_owned())) }
}

/// Refuses to write to a damaged database: what can still be read of it is worth more than what would be added.
pub(super) fn check_whole(conn: &Connection) -> Result<(), StoreError> {
    let found: String = conn.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    match found.as_str() {
        "ok" => Ok(()),
        _ => Err(StoreError::Corrupt(found)),
    }
}

/// Creates the file if it is not there, readable by its owner only: it holds secrets of the players. SQLite gives its
/// side files the same permissions.
fn create_private(path: &Path) -> Result<(), StoreError> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error.into()),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A new file need not be read; of an older one nothing is changed before it was.
    #[test]
    fn nothing_is_migrated_unread() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("bree.db");
        let options = Options { check: Check::Meanwhile, ..Options::default() };
        drop(open_writer(&path, &options, Durability::Disk).unwrap());
        let conn = Connection::open(&path).unwrap();
        conn.execute_batch(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
            INSERT INTO log SELECT 't', i, 1, 'k', hex(zeroblob(400)) FROM n",
        )
        .unwrap();
        drop(conn);
        let mut bytes = std::fs::read(&path).unwrap();
        let end = bytes.len();
        bytes[end - 20 * 4096..].fill(0xAA);
        std::fs::write(&path, &bytes).unwrap();
        drop(open_writer(&path, &options, Durability::Disk).expect("it is read later"));
        Connection::open(&path).unwrap().pragma_update(None, "user_version", 20).unwrap();
        assert!(matches!(open_writer(&path, &options, Durability::Disk), Err(StoreError::Corrupt(_))));
    }

    fn pragma(conn: &Connection, name: &str) -> String {
        conn.query_row(&format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"), [], |row| row.get(0))
            .unwrap()
    }

    /// No test can pull the plug, so this one holds the settings that make an acknowledgement true.
    #[test]
    fn an_acknowledged_write_is_on_the_disk() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("bree.db");
        let conn = open_writer(&path, &Options::default(), Durability::Disk).unwrap();
        assert_eq!(pragma(&conn, "journal_mode"), "wal");
        assert_eq!(pragma(&conn, "synchronous"), "2", "FULL");
    }

    #[cfg(unix)]
    #[test]
    fn only_its_owner_can_read_the_file() {
        use std::os::unix::fs::PermissionsExt;
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("bree.db");
        let _conn = open_writer(&path, &Options::default(), Durability::Disk).unwrap();
        for name in ["bree.db", "bree.db-wal", "bree.db-shm"] {
            let mode = std::fs::metadata(home.path().join(name)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
}
