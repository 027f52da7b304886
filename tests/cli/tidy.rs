//! `bree tidy`, and who may read what the house writes.

use std::fs::{copy, read_dir};
use std::path::Path;

use crate::trouble::refused;
use crate::{bree, said};

/// A database with two finished games and three that are on.
const OLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/older/first");

/// A copy of it, and its path.
fn house(folder: &Path) -> String {
    for file in ["inn.db", "inn.key"] {
        copy(format!("{OLDER}/{file}"), folder.join(file)).expect("a copy");
    }
    folder.join("inn.db").display().to_string()
}

/// The number of games of each status.
fn games(db: &str) -> [usize; 2] {
    let list = said(&["export", "--db", db]);
    ["finished", "playing"].map(|status| list.lines().filter(|line| line.ends_with(status)).count())
}

#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().expect("a file").permissions().mode() & 0o777
}

#[test]
fn what_was_given_up_goes_and_is_written_first() {
    let folder = tempfile::tempdir().unwrap();
    let db = house(folder.path());
    assert_eq!(games(&db), [2, 3]);
    // A long time ago nothing was given up yet.
    assert!(said(&["tidy", "--lose", "--days", "36500", "--db", &db]).starts_with("0 tables, 0 guests\n"));
    let list = said(&["export", "--db", &db]);
    let on = list.lines().filter(|line| line.ends_with("playing"));
    let on = on.map(|line| line.split('\t').next().expect("a table"));
    let records = on.map(|table| (table, said(&["export", table, "--db", &db, "--unfinished"])));
    let records = records.collect::<Vec<_>>();
    let out = folder.path().join("out");
    let into = out.display().to_string();
    let size = || Path::new(&db).metadata().expect("a file").len();
    let before = size();
    let told = said(&["tidy", "--days", "0", "--export", &into, "--db", &db]);
    assert!(told.starts_with("3 tables, ") && told.contains(" kB shorter\n"), "{told}");
    assert!(size() < before, "{} of {before}", size());
    assert_eq!(games(&db), [2, 0], "what was finished stays");
    assert_eq!(read_dir(&out).expect("a folder").count(), 3);
    for (table, record) in records {
        let file = out.join(format!("{table}.txt"));
        assert_eq!(std::fs::read_to_string(&file).expect("its game"), record);
        // Hands and seed of a game that was not over.
        #[cfg(unix)]
        assert_eq!(mode(&file), 0o600, "{table}");
    }
}

#[test]
fn nothing_is_lost_by_mistake() {
    let folder = tempfile::tempdir().unwrap();
    let db = house(folder.path());
    let neither = bree(&["tidy", "--days", "0", "--db", &db]);
    assert_eq!(neither.status.code(), Some(2), "one says what becomes of the games");
    let both = bree(&["tidy", "--lose", "--export", "out", "--db", &db]);
    assert_eq!(both.status.code(), Some(2));
    let nowhere = folder.path().join("nowhere.db").display().to_string();
    assert!(refused(&["tidy", "--lose", "--db", &nowhere]).contains("no such database"));
    assert!(!Path::new(&nowhere).exists());
    // Where a game cannot be written none goes.
    let file = folder.path().join("file");
    std::fs::write(&file, "").expect("a file");
    refused(&["tidy", "--days", "0", "--export", &file.display().to_string(), "--db", &db]);
    assert_eq!(games(&db), [2, 3]);
}

#[test]
#[cfg(unix)]
fn an_exported_game_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let db = house(folder.path());
    let list = said(&["export", "--db", &db]);
    let running = list.lines().find(|line| line.ends_with("playing")).expect("a game");
    let table = running.split('\t').next().expect("a table");
    let out = folder.path().join("game.txt");
    let path = out.display().to_string();
    assert!(refused(&["export", table, "--db", &db, "--out", &path]).contains("--unfinished"));
    assert!(!out.exists());
    said(&["export", table, "--db", &db, "--out", &path, "--unfinished"]);
    assert_eq!(mode(&out), 0o600);
}
