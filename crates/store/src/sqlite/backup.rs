//! A copy of a database that others keep writing to.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::connection::{check_whole, open_reader};
use crate::StoreError;

/// Pages copied between two calls of `progress`: 4 MiB.
const STEP_PAGES: i32 = 1024;

/// Time to wait for a program that holds the database; with a write-ahead log only its recovery does.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Copies a database to a new file, also one that another process writes to. The copy is the database at one moment.
/// `progress` is called with the pages done and the pages in all.
///
/// `to` appears only when it is complete and on the disk, and never replaces a file. A damaged database is not copied
/// ([`StoreError::NotCopied`]).
pub fn backup_file(
    from: impl AsRef<Path>,
    to: impl AsRef<Path>,
    mut progress: impl FnMut(u64, u64),
) -> Result<(), StoreError> {
    let (from, to) = (std::path::absolute(from)?, std::path::absolute(to)?);
    if to.symlink_metadata().is_ok() {
        return Err(StoreError::Exists(to));
    }
    let source = open_reader(&from, BUSY_TIMEOUT).map_err(|error| error.at(&from))?;
    let folder = to.parent().ok_or_else(|| StoreError::Io(format!("{} is no file name", to.display())))?;
    remove_leftovers(folder);
    // In the same folder, so that it can be renamed; removed again if anything fails.
    let partial = tempfile::Builder::new()
        .prefix(".bree-backup-")
        .suffix(".partial")
        .tempfile_in(folder)
        .map_err(|error| StoreError::from(error).at(folder))?
        .into_temp_path();
    copy(&source, &partial, &mut progress)?;
    partial.persist_noclobber(&to).map_err(|failed| match failed.error.kind() {
        std::io::ErrorKind::AlreadyExists => StoreError::Exists(to.clone()),
        _ => StoreError::from(failed.error).at(&to),
    })?;
    // The new name too must survive a power cut.
    #[cfg(unix)]
    File::open(folder)?.sync_all()?;
    Ok(())
}

/// The file beside a database that names its last copy.
fn last_copy_of(database: &Path) -> PathBuf {
    let mut path = database.as_os_str().to_owned();
    path.push(".copied");
    path.into()
}

/// Notes beside a database which is its last copy: whoever finds it damaged shall know where to look.
pub fn note_copy(database: &Path, copy: &Path) {
    // Where nothing can be written the copy is good all the same.
    if let Ok(copy) = std::path::absolute(copy) {
        let _ = std::fs::write(last_copy_of(database), copy.display().to_string());
    }
}

/// The last copy of a database, if one was noted and is still there.
pub(super) fn last_copy(database: &Path) -> Option<String> {
    let copy = std::fs::read_to_string(last_copy_of(database)).ok()?;
    Path::new(&copy).exists().then_some(copy)
}

/// Gives the room that is free in a file back to the disk. Nobody may have it open meanwhile; needs twice as much room as the file then takes.
///
/// Returns how many bytes shorter it is.
pub fn compact_file(path: impl AsRef<Path>) -> Result<u64, StoreError> {
    let path = path.as_ref();
    drop(open_reader(path, BUSY_TIMEOUT).map_err(|error| error.at(path))?);
    let before = std::fs::metadata(path)?.len();
    let conn = Connection::open(path)?;
    conn.busy_timeout(BUSY_TIMEOUT)?;
    conn.execute_batch("VACUUM")?;
    // The last to close it folds its write-ahead log in.
    conn.close().map_err(|(_, error)| error)?;
    Ok(before.saturating_sub(std::fs::metadata(path)?.len()))
}

/// A backup that was killed leaves its unfinished copy behind. One that nobody has written to for an hour is no other
/// backup that is under way.
fn remove_leftovers(folder: &Path) {
    const OLD: Duration = Duration::from_secs(3600);
    let Ok(entries) = folder.read_dir() else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let ours =
            name.to_str().is_some_and(|name| name.starts_with(".bree-backup-") && name.contains(".partial"));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if ours && age().is_some_and(|age| age > OLD) {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

fn copy(source: &Connection, to: &Path, progress: &mut impl FnMut(u64, u64)) -> Result<(), StoreError> {
    // One read transaction around all steps. Without it every write by others would make SQLite start the copy
    // anew, and under steady play it would never end.
    let snapshot = source.unchecked_transaction()?;
    snapshot.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    check_whole(&snapshot).map_err(|error| match error {
        StoreError::Corrupt(why) => StoreError::NotCopied(why),
        error => error,
    })?;

    let mut target = Connection::open(to)?;
    let backup = Backup::new(&snapshot, &mut target)?;
    loop {
        let step = backup.step(STEP_PAGES)?;
        let pages = backup.progress();
        progress(pages_of(pages.pagecount - pages.remaining), pages_of(pages.pagecount));
        match step {
            StepResult::Done => break,
            StepResult::More => {}
            StepResult::Busy | StepResult::Locked => return Err(StoreError::Busy),
            _ => return Err(StoreError::Other("an unknown result of a backup step".into())),
        }
    }
    drop(backup);
    target.close().map_err(|(_, error)| error)?;
    Ok(())
}

fn pages_of(count: i32) -> u64 {
    u64::try_from(count).unwrap_or(0)
}
