//! `bree move`: a house goes from one database to the other, with all its games.

use std::fs::copy;

use crate::trouble::refused;
use crate::{bree, said};

/// A database with two finished games and three that are on.
const OLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/older/first");

#[test]
fn every_game_arrives() {
    let folder = tempfile::tempdir().unwrap();
    let old = folder.path().join("inn.db");
    copy(format!("{OLDER}/inn.db"), &old).unwrap();
    copy(format!("{OLDER}/inn.key"), folder.path().join("inn.key")).unwrap();
    let old = old.display().to_string();
    let back = folder.path().join("back.db").display().to_string();
    // By way of a server, where there is one.
    let way = match std::env::var("BREE_POSTGRES") {
        Ok(server) => format!("{server}&options=-csearch_path%3Dmoved_{}", std::process::id()),
        Err(_) => folder.path().join("way.db").display().to_string(),
    };
    for (from, to) in [(&old, &way), (&way, &back)] {
        let told = said(&["move", from, to]);
        assert!(told.contains(" rows: "), "{told}");
        assert!(!told.contains('?'), "no more of an address than where it is: {told}");
    }
    let list = said(&["export", "--db", &old]);
    assert_eq!(list.lines().count(), 5);
    for db in [&way, &back] {
        assert_eq!(said(&["export", "--db", db]), list);
        for line in list.lines() {
            let table = line.split('\t').next().unwrap();
            let record = |db: &str| said(&["export", table, "--unfinished", "--db", db]);
            assert_eq!(record(db), record(&old), "{table}");
        }
    }
    // Not twice, and not to where something is.
    assert!(!bree(&["move", &old, &back]).status.success());
}

#[test]
fn from_nowhere_nothing_is_moved() {
    let folder = tempfile::tempdir().unwrap();
    let [nowhere, to] = ["nowhere.db", "to.db"].map(|name| folder.path().join(name).display().to_string());
    let why = refused(&["move", &nowhere, &to]);
    assert!(why.contains("there is no such database"), "{why}");
    assert!(!folder.path().join("to.db").exists());
}
