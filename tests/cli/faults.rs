//! `bree faults`: an inn that is killed and frozen while people play loses nothing.

use serde_json::Value;

use crate::{bree, said};

#[test]
fn nothing_is_lost() {
    let out = said(&[
        "faults", "--faults", "4", "--every", "800", "--frozen", "1000", "--tables", "3", "--json",
    ]);
    let told: Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(
        told["killed"].as_u64().unwrap() + told["frozen"].as_u64().unwrap(),
        4,
        "{told}"
    );
    assert_eq!(told["wrong"], serde_json::json!([]), "{told}");
    assert!(told["acknowledged"].as_u64().unwrap() > 10, "{told}");
}

/// A database that somebody uses is not one to try this with.
#[test]
fn a_database_that_is_there_is_left_alone() {
    let db = tempfile::NamedTempFile::new().unwrap();
    let out = bree(&["faults", "--db", db.path().to_str().unwrap()]);
    assert!(!out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("is there already"));
    assert_eq!(db.as_file().metadata().unwrap().len(), 0);
}
