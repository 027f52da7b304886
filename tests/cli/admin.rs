//! `bree admin` on a database that no server has open.

use std::path::Path;

use serde_json::Value;

use crate::trouble::refused;
use crate::{bree, said};

/// A database with two finished games and three that are on.
const OLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/older/first");

/// A copy of it, and its path.
fn house(folder: &Path) -> String {
    for file in ["inn.db", "inn.key"] {
        std::fs::copy(format!("{OLDER}/{file}"), folder.join(file)).expect("a copy");
    }
    folder.join("inn.db").display().to_string()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&said(args)).expect("JSON")
}

#[test]
fn tables_are_listed_shown_and_closed() {
    let folder = tempfile::tempdir().unwrap();
    let db = house(folder.path());
    let call = |rest: &str| {
        let mut args = vec!["admin", "--db", &db, "--by", "Rosa"];
        args.extend(rest.split(' '));
        said(&args)
    };
    assert_eq!(call("tables").lines().count(), 5);
    let playing = call("tables --status playing");
    assert_eq!(playing.lines().count(), 3);
    let table = playing.split('\t').next().expect("a table");
    let shown = call(&format!("show {table}"));
    assert!(shown.contains("seat 1\tperson"), "{shown}");
    let facts = json(&["admin", "--db", &db, "--json", "show", table]);
    assert_eq!(facts["line"]["id"], table);
    assert!(facts["seats"][0]["guest"]["id"].as_str().is_some_and(|id| id.len() == 16), "{facts}");
    assert_eq!(call(&format!("close {table} --because quarrel")), "1 tables, 0 guests\n");
    assert_eq!(call("tables --status playing").lines().count(), 2);
    let log = json(&["admin", "log", "--db", &db, "--json"]);
    assert_eq!(log.as_array().map(Vec::len), Some(1));
    assert_eq!(log[0]["act"], "close");
    assert_eq!(log[0]["about"]["why"], "quarrel");
    assert!(log[0]["who"].as_str().is_some_and(|who| who.starts_with("Rosa (uid ")), "{log}");
    // The game can still be written down.
    assert!(said(&["export", table, "--db", &db]).contains("end unfinished"));
}

#[test]
fn what_was_given_up_is_purged_and_written_first() {
    let folder = tempfile::tempdir().unwrap();
    let db = house(folder.path());
    let out = folder.path().join("out").display().to_string();
    assert_eq!(bree(&["admin", "purge", "--db", &db]).status.code(), Some(2), "what becomes of the games?");
    let told = said(&["admin", "purge", "--days", "36500", "--lose", "--db", &db]);
    assert_eq!(told, "0 tables, 0 guests\n");
    let told = said(&["admin", "purge", "--days", "0", "--export", &out, "--db", &db]);
    assert!(told.starts_with("3 tables, "), "{told}");
    assert_eq!(std::fs::read_dir(&out).expect("a folder").count(), 3);
    assert_eq!(said(&["admin", "tables", "--db", &db]).lines().count(), 2);
}

#[test]
fn what_cannot_be_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("nowhere.db").display().to_string();
    assert!(refused(&["admin", "tables", "--db", &nowhere]).contains("no such database"));
    let db = house(folder.path());
    let complaint = refused(&["admin", "show", "0000000000", "--db", &db]);
    assert_eq!(complaint, "bree: there is no table '0000000000'; `bree admin tables` lists them\n");
    assert!(refused(&["admin", "settle", "99", "--db", &db]).contains("no report 99"));
    assert!(refused(&["admin", "silence", "12", "--db", &db]).contains("No guest fits"));
    let forget = bree(&["admin", "forget", "0123456789abcdef", "--db", &db]);
    assert_eq!(forget.status.code(), Some(2), "it is not done by mistake");
    assert_eq!(said(&["admin", "log", "--db", &db]), "");
}
