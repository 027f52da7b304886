//! `bree endure`: a few seconds of what is meant to take a day.

use serde_json::Value;

use crate::{bree, said};

#[test]
fn nothing_is_lost_and_nothing_grows() {
    let out = said(&["endure", "--hours", "0.003", "--tables", "3", "--faults", "1", "--json"]);
    let told: Value = serde_json::from_str(&out).expect("JSON");
    let number = |name: &str| told[name].as_u64().unwrap_or_else(|| panic!("{name}: {told}"));
    assert_eq!(told["wrong"], serde_json::json!([]), "{told}");
    assert!(number("acknowledged") > 10 && number("notices") > 0, "{told}");
    assert!(number("backups") >= 2 && number("killed") == 1, "{told}");
    if cfg!(target_os = "linux") {
        assert!(told["memory"][1].as_u64().unwrap() > 1 << 20, "{told}");
    }
}

/// A database that somebody uses is not one to try this with, and no time is none.
#[test]
fn what_cannot_be_is_refused() {
    let db = tempfile::NamedTempFile::new().unwrap();
    let out = bree(&["endure", "--db", db.path().to_str().unwrap()]);
    assert!(!out.status.success());
    assert!(String::from_utf8_lossy(&out.stderr).contains("is there already"));
    for hours in ["0", "-1", "NaN", "a day"] {
        let out = bree(&["endure", &format!("--hours={hours}")]);
        assert!(!out.status.success());
        assert!(String::from_utf8_lossy(&out.stderr).contains("such as 24"), "{hours}");
    }
}
