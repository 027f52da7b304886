//! One server for each database file: two would each go on from their own memory. A database on a server may have
//! several, which exchange messages (`cluster`).
//!
//! Two locks say so: a file beside the database, which whoever shares the folder sees, and one that is named by the database's
//! device and number, which says so to whoever on this machine calls it by another name. The database itself is never opened
//! here: closing it would let go of the locks that SQLite holds on it.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::{Config, ServeError};

/// A lock held for as long as a server has its database open. The system releases it however the program ends.
pub(crate) struct DatabaseLock {
    _beside: Option<File>,
    by_number: Option<ByNumber>,
}

/// A lock that is named by the number of a database. Its file goes with it: there would be one for each database that ever was.
struct ByNumber {
    path: PathBuf,
    _file: File,
}

impl Drop for ByNumber {
    fn drop(&mut self) {
        // While it is held: whoever has just opened it sees that it is not there any more.
        let _ = std::fs::remove_file(&self.path);
    }
}

impl DatabaseLock {
    /// Takes the locks of a database. From then on the configuration calls it by the name that it has itself.
    pub(crate) fn hold(config: &mut Config) -> Result<Self, ServeError> {
        config.db = config.db.resolved();
        if config.db.file().is_none() {
            return Ok(Self { _beside: None, by_number: None });
        }
        let path = config.beside(".lock");
        let unusable = |why: std::io::Error| ServeError::Lock {
            path: path.display().to_string(),
            why: in_words(&path, &why),
        };
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(taken(config)),
            Err(TryLockError::Error(why)) => return Err(unusable(why)),
        }
        let mut held = Self { _beside: Some(file), by_number: None };
        held.by_number(config)?;
        Ok(held)
    }

    /// Takes the lock that is named by the number of the file, once there is one: a new database has none before it is opened.
    pub(crate) fn by_number(&mut self, config: &Config) -> Result<(), ServeError> {
        if self.by_number.is_some() {
            return Ok(());
        }
        let Some(path) = config.db.file().and_then(|file| number_of(file)) else { return Ok(()) };
        match lock_by_number(&path) {
            Ok(file) => self.by_number = Some(ByNumber { path, _file: file }),
            Err(TryLockError::WouldBlock) => return Err(taken(config)),
            // The lock beside it holds: it is only not known to those who call it by another name.
            Err(TryLockError::Error(why)) => {
                tracing::debug!(path = %path.display(), %why, "no lock by the number of the database");
            }
        }
        Ok(())
    }
}

fn taken(config: &Config) -> ServeError {
    ServeError::Taken { db: config.db.to_string() }
}

/// The lock file of a database by device and inode: the same for all programs of this machine, whatever path they use.
#[cfg(unix)]
fn number_of(file: &Path) -> Option<PathBuf> {
    use std::os::unix::fs::MetadataExt;
    let known = std::fs::metadata(file).ok()?;
    // In memory, and no service has one of its own, as many have of the folder for temporary files.
    let shared = Path::new("/dev/shm");
    let folder = if shared.is_dir() { shared.to_owned() } else { std::env::temp_dir() };
    Some(folder.join(format!("bree-{:x}-{:x}.lock", known.dev(), known.ino())))
}

#[cfg(not(unix))]
fn number_of(_: &Path) -> Option<PathBuf> {
    None
}

/// Tries at taking a lock whose file went away meanwhile.
const TRIES: usize = 20;

fn lock_by_number(path: &Path) -> Result<File, TryLockError> {
    for _ in 0..TRIES {
        let file = match open_for_all(path) {
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => continue,
            opened => opened.map_err(TryLockError::Error)?,
        };
        file.try_lock()?;
        // Whoever had it before may have taken its file away after it was opened here.
        if is_at(&file, path) {
            return Ok(file);
        }
    }
    Err(TryLockError::WouldBlock)
}

/// True if this open file is still the one at the path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let one = |known: std::fs::Metadata| (known.dev(), known.ino());
    let (opened, named) = (file.metadata().map(one), std::fs::symlink_metadata(path).map(one));
    matches!((opened, named), (Ok(opened), Ok(named)) if opened == named)
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// Opens a file that others may have made: to lock it, it need not be written to.
fn open_for_all(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o644);
    match options.open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
        made => return made,
    }
    // No link that somebody has put there is followed.
    if std::fs::symlink_metadata(path)?.is_file() {
        File::open(path)
    } else {
        Err(std::io::Error::other("it is no file"))
    }
}

/// A folder that is not there is the first cause, and the file's is not.
fn in_words(path: &Path, why: &std::io::Error) -> String {
    match path.parent().filter(|folder| !folder.as_os_str().is_empty() && !folder.is_dir()) {
        Some(folder) => format!("there is no folder {}", folder.display()),
        None => why.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hold(path: &Path) -> Result<DatabaseLock, String> {
        let mut config = Config { db: path.to_owned().into(), ..Config::default() };
        DatabaseLock::hold(&mut config).map_err(|error| error.to_string())
    }

    #[test]
    fn a_database_is_served_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("inn.sqlite3");
        let first = hold(&path).unwrap();
        let Err(second) = hold(&path) else {
            panic!("a second server on one database");
        };
        assert!(second.contains("inn.sqlite3"), "{second}");
        drop(first);
        hold(&path).expect("free again");
    }

    /// A link, another link, a way around, a second name in another folder: it is one database.
    #[cfg(unix)]
    #[test]
    fn whatever_it_is_called() {
        use std::os::unix::fs::symlink;
        let home = tempfile::tempdir().unwrap();
        let [house, yard] = ["house", "yard"].map(|name| home.path().join(name));
        std::fs::create_dir(&house).unwrap();
        std::fs::create_dir(&yard).unwrap();
        let path = house.join("inn.sqlite3");
        std::fs::write(&path, "").unwrap();
        symlink(&path, yard.join("link")).unwrap();
        symlink(&house, yard.join("folder")).unwrap();
        std::fs::hard_link(&path, yard.join("name")).unwrap();
        std::fs::hard_link(&path, house.join("name")).unwrap();
        let names = [
            path.clone(),
            house.join("../house/inn.sqlite3"),
            yard.join("link"),
            yard.join("folder/inn.sqlite3"),
            yard.join("name"),
            house.join("name"),
        ];
        for first in &names {
            let held = hold(first).unwrap_or_else(|why| panic!("{}: {why}", first.display()));
            for second in &names {
                assert!(hold(second).is_err(), "{} and {}", first.display(), second.display());
            }
            drop(held);
        }
        // Another file is another database, also where it has taken the place of one.
        let held = hold(&path).unwrap();
        std::fs::write(house.join("other"), "").unwrap();
        hold(&house.join("other")).expect("another database");
        drop(held);
    }

    /// A new database has no number yet: it is locked by it as soon as it is there.
    #[cfg(unix)]
    #[test]
    fn a_new_one_too() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("inn.sqlite3");
        let mut config = Config { db: path.clone().into(), ..Config::default() };
        let mut held = DatabaseLock::hold(&mut config).unwrap();
        std::fs::write(&path, "").unwrap();
        std::fs::hard_link(&path, home.path().join("name")).unwrap();
        held.by_number(&config).unwrap();
        assert!(hold(&home.path().join("name")).is_err());
        drop(held);
    }
}
