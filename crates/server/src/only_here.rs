//! One file, one server: two would each go on from what they remember, and neither hear of the other. A database on a
//! server is open to several, who do hear of each other (`neighbours`).

use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;

use crate::{Config, ServeError};

/// Held for as long as a server has its database open. The system lets go of it however the program ends.
pub(crate) struct OnlyHere {
    _file: Option<File>,
}

impl OnlyHere {
    /// Locks the file beside the database, `DATABASE.lock`.
    pub(crate) fn hold(config: &Config) -> Result<Self, ServeError> {
        if config.db.file().is_none() {
            return Ok(Self { _file: None });
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
            Ok(()) => Ok(Self { _file: Some(file) }),
            Err(TryLockError::WouldBlock) => Err(ServeError::Taken { db: config.db.to_string() }),
            Err(TryLockError::Error(why)) => Err(unusable(why)),
        }
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

    #[test]
    fn a_database_is_served_once() {
        let folder = tempfile::tempdir().unwrap();
        let config = Config { db: folder.path().join("inn.sqlite3").into(), ..Config::default() };
        let first = OnlyHere::hold(&config).unwrap();
        let Err(second) = OnlyHere::hold(&config) else {
            panic!("a second server on one database");
        };
        assert!(second.to_string().contains("inn.sqlite3"), "{second}");
        drop(first);
        OnlyHere::hold(&config).expect("free again");
    }
}
