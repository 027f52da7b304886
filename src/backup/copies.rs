//! Copies in a folder, one after another: each is whole or not there, and the oldest make room.

use std::fs;
use std::io;
use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use jiff::Timestamp;

use crate::failure::{complain, print};

/// The name of a copy: before and after its time.
const NAME: (&str, &str) = ("bree-", ".sqlite3");
/// The name of an unfinished copy.
const PART: &str = "bree-copy.part";

/// A folder of copies.
pub(super) struct Copies {
    database: PathBuf,
    folder: PathBuf,
    keep: usize,
    /// The start of the last copy.
    last: Option<SystemTime>,
}

impl Copies {
    /// The copies of a database in a folder, which is made if it is not there.
    ///
    /// # Errors
    /// When there can be no such folder.
    pub(super) fn of(database: &Path, folder: &Path, keep: NonZeroU32) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        Ok(Self {
            database: database.to_owned(),
            folder: folder.to_owned(),
            keep: usize::try_from(keep.get()).unwrap_or(usize::MAX),
            last: None,
        })
    }

    /// Makes copies until the program is stopped. An error is reported, and the copy tried again at the next time.
    pub(super) fn make(&mut self, minutes: NonZeroU32) -> ! {
        loop {
            match self.turn(SystemTime::now()) {
                Ok(Some(copy)) => {
                    // Whether anybody reads on is all the same.
                    let _ = print(format!("{}\n", copy.display()));
                }
                Ok(None) => {}
                Err(error) => complain(format!("{}: {error}", self.folder.display())),
            }
            std::thread::sleep(Duration::from_secs(60 * u64::from(minutes.get())));
        }
    }

    /// Makes a copy, if something was written since the last; returns its path.
    fn turn(&mut self, now: SystemTime) -> Result<Option<PathBuf>, String> {
        // What is written while it is copied is written since.
        if self.last.zip(written(&self.database)).is_some_and(|(last, written)| written < last) {
            return Ok(None);
        }
        let part = self.folder.join(PART);
        // Of a program that was stopped over it.
        match fs::remove_file(&part) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.to_string()),
            _ => {}
        }
        store::backup_file(&self.database, &part, |_, _| {}).map_err(|error| error.to_string())?;
        let at = Timestamp::try_from(now).map_err(|error| error.to_string())?;
        let at = at.strftime("%Y-%m-%dT%H-%M-%S%.3fZ");
        let copy = self.folder.join(format!("{}{at}{}", NAME.0, NAME.1));
        fs::rename(&part, &copy).map_err(|error| error.to_string())?;
        store::note_copy(&self.database, &copy);
        self.last = Some(now);
        self.thin_out().map_err(|error| error.to_string())?;
        Ok(Some(copy))
    }

    /// Removes the oldest copies, and nothing else.
    fn thin_out(&self) -> io::Result<()> {
        let mut copies = Vec::new();
        for file in fs::read_dir(&self.folder)? {
            let file = file?.path();
            let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.starts_with(NAME.0) && name.ends_with(NAME.1) {
                copies.push(file);
            }
        }
        // By their names they are in the order of time.
        copies.sort_unstable();
        let older = copies.len().saturating_sub(self.keep);
        copies.into_iter().take(older).try_for_each(fs::remove_file)
    }
}

/// The time of the last write to the database, or to its write-ahead log.
fn written(database: &Path) -> Option<SystemTime> {
    let log = database
        .with_file_name(format!("{}-wal", database.file_name().unwrap_or_default().to_string_lossy()));
    let at = |file: &Path| fs::metadata(file).and_then(|about| about.modified()).ok();
    at(database).max(at(&log))
}

#[cfg(test)]
mod tests {
    use store::{Options, Place, Store};

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let files = fs::read_dir(folder).unwrap();
        let mut names =
            files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect::<Vec<_>>();
        names.sort();
        names
    }

    #[tokio::test]
    async fn whole_or_not_there_and_the_oldest_make_room() {
        let home = tempfile::tempdir().unwrap();
        let (database, folder) = (home.path().join("bree.sqlite3"), home.path().join("copies"));
        let store = Store::at(&Place::File(database.clone()), Options::default()).unwrap();
        let mut copies = Copies::of(&database, &folder, NonZeroU32::new(2).unwrap()).unwrap();
        fs::write(folder.join(PART), "half a copy").unwrap();
        fs::write(folder.join("bree-notes.txt"), "the host's own").unwrap();
        for number in 0..4_u8 {
            store.put_guest([number; 32], format!("Guest {number}")).await.unwrap();
            // The clock of files is coarser than ours.
            tokio::time::sleep(Duration::from_millis(30)).await;
            let copy = copies.turn(SystemTime::now()).unwrap().expect("something was written");
            let copied = Store::at(&Place::File(copy), Options::default()).unwrap();
            assert!(copied.guest([number; 32]).await.unwrap().is_some(), "while the server writes");
            drop(copied);
            assert_eq!(copies.turn(SystemTime::now()), Ok(None), "nothing is new");
        }
        drop(store);
        fs::remove_file(&database).unwrap();
        fs::remove_file(home.path().join("bree.sqlite3-wal")).ok();
        assert!(copies.turn(SystemTime::now()).is_err(), "it is gone, not unchanged");
        let names =
            names(&folder).into_iter().filter(|name| !name.contains("sqlite3-") && !name.ends_with("lock"));
        let names = names.collect::<Vec<_>>();
        assert_eq!(names.len(), 3, "two copies, and what is none: {names:?}");
        assert!(names.contains(&"bree-notes.txt".to_owned()));
    }

    #[test]
    fn what_cannot_be_copied_is_told() {
        let home = tempfile::tempdir().unwrap();
        let keep = NonZeroU32::MIN;
        let mut copies = Copies::of(&home.path().join("none.sqlite3"), home.path(), keep).unwrap();
        assert!(copies.turn(SystemTime::now()).is_err());
        assert_eq!(names(home.path()), Vec::<String>::new());
        let file = home.path().join("a-file");
        fs::write(&file, "").unwrap();
        assert!(Copies::of(&home.path().join("none.sqlite3"), &file, keep).is_err());
    }

    /// The copies that are good are not pushed out by copies of what is damaged since, and the last good one stays the one that is named.
    #[tokio::test]
    async fn what_is_damaged_pushes_no_copy_out() {
        let home = tempfile::tempdir().unwrap();
        let (database, folder) = (home.path().join("bree.sqlite3"), home.path().join("copies"));
        let store = Store::at(&Place::File(database.clone()), Options::default()).unwrap();
        for number in 0..200_u8 {
            store.put_guest([number; 32], "a name of a guest ".repeat(20)).await.unwrap();
        }
        store.close().await;
        let mut copies = Copies::of(&database, &folder, NonZeroU32::MIN).unwrap();
        let good = copies.turn(SystemTime::now()).unwrap().expect("a copy");
        let mut bytes = fs::read(&database).unwrap();
        let end = bytes.len();
        bytes[end - 8 * 4096..].fill(0xAA);
        fs::write(&database, bytes).unwrap();
        let told = copies.turn(SystemTime::now() + Duration::from_secs(1)).unwrap_err();
        assert!(told.contains("is damaged"), "{told}");
        assert!(good.exists());
        let noted = fs::read_to_string(home.path().join("bree.sqlite3.copied")).unwrap();
        assert_eq!(noted, good.display().to_string());
    }
}
