//! One database, one server: two would each go on from what they remember, and neither hear of the other.

use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

use crate::ServeError;

/// Held for as long as a server has its database open. The system lets go of it however the program ends.
pub(crate) struct OnlyHere {
    _file: File,
}

impl OnlyHere {
    /// Locks the file beside the database, `DATABASE.lock`.
    pub(crate) fn hold(db: &Path) -> Result<Self, ServeError> {
        let mut path = db.as_os_str().to_owned();
        path.push(".lock");
        let path = PathBuf::from(path);
        let unusable = |why: std::io::Error| ServeError::Lock {
            path: path.display().to_string(),
            why: why.to_string(),
        };
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).map_err(unusable)?;
        match file.try_lock() {
            Ok(()) => Ok(Self { _file: file }),
            Err(TryLockError::WouldBlock) => Err(ServeError::Taken {
                db: db.display().to_string(),
            }),
            Err(TryLockError::Error(why)) => Err(unusable(why)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_database_is_served_once() {
        let folder = tempfile::tempdir().unwrap();
        let db = folder.path().join("inn.sqlite3");
        let first = OnlyHere::hold(&db).unwrap();
        let Err(second) = OnlyHere::hold(&db) else {
            panic!("a second server on one database");
        };
        assert!(second.to_string().contains("inn.sqlite3"), "{second}");
        drop(first);
        OnlyHere::hold(&db).expect("free again");
    }
}
