//! Scenario files of a former spelling, rewritten in place.

use std::path::Path;

use serde_json::{Value, json};

use crate::{bree, said};

const SCENARIOS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/games/tricks/rules/scenarios");

/// A scenario of tricks as the first version wrote it: with all that the table plays by in the state.
fn former() -> String {
    let now = std::fs::read_to_string(format!("{SCENARIOS}/01-following-suit.toml")).expect("a scenario");
    assert!(!now.contains("state_version"), "it is of the first spelling");
    let state = "[state]\n# what was in every state\nrules = { hands = 4 } # and is no more\n";
    format!("# Kept: this.\n{}", now.replace("[state]\n", state))
}

/// The line of a file that is spelled as now.
fn as_now() -> String {
    format!("state_version = {}\n", tricks::setup::INFO.state_version)
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).expect("a file")
}

#[test]
fn files_of_a_former_spelling_are_rewritten_in_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tricks.toml");
    std::fs::write(&path, former()).unwrap();
    let file = path.display().to_string();

    let answer = said(&["scenario", "--migrate", &file]);
    assert_eq!(answer, format!("migrated  {file}\n1 migrated, 0 failed\n"));
    let now = read(&path);
    assert!(now.contains(&as_now()) && !now.contains("rules ="), "{now}");
    for kept in [
        "# Kept: this.\n",
        "# what was in every state\n",
        "# and is no more\n",
        "phase = { what = \"play\", chair = 1 }\n",
        "refuse = \"play o1\"\n",
    ] {
        assert!(now.contains(kept), "{kept} is lost:\n{now}");
    }
    assert_eq!(said(&["scenario", &file]), format!("passed  {file}\n1 passed, 0 failed\n"));

    // What is spelled as now is left alone, to the byte.
    let answer = said(&["scenario", "--migrate", "--json", &file]);
    let answer = serde_json::from_str::<Value>(&answer).unwrap();
    let expected = json!({
        "migrated": 0, "failed": 0, "results": [{ "file": file, "migrated": false, "message": null }],
    });
    assert_eq!((answer, read(&path)), (expected, now));
    assert_eq!(folder.path().read_dir().unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn broken_files_stay_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let sound = former();
    let cases = [
        (sound.replace("players = 4", "players = = 4"), "line 5: "),
        (sound.replace("\"tricks\"", "\"chess\""), "there is no game 'chess'"),
        (format!("state_version = 7\n{sound}"), "version 7"),
        (sound.replace("clauses", "causes"), "causes"),
    ];
    let broken = folder.path().join("broken.toml");
    let good = folder.path().join("good.toml");
    let (file, other) = (broken.display().to_string(), good.display().to_string());
    for (text, part) in cases {
        std::fs::write(&broken, &text).unwrap();
        std::fs::write(&good, &sound).unwrap();
        let output = bree(&["scenario", "--migrate", &file, &other]);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(complaint.lines().count(), 1, "{complaint}");
        assert!(complaint.contains(&format!("{file}: ")) && complaint.contains(part), "{part}: {complaint}");
        assert_eq!(read(&broken), text);
        assert!(read(&good).contains(&as_now()), "the other file is rewritten all the same");
    }
    let nowhere = bree(&["scenario", "--migrate", "nowhere.toml"]);
    assert_eq!(nowhere.status.code(), Some(1));
}

/// The name may be a link, and the file may be kept from others: both stay so.
#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (path, link) = (folder.path().join("tricks.toml"), folder.path().join("link.toml"));
    std::fs::write(&path, former()).unwrap();
    std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&path, &link).unwrap();
    said(&["scenario", "--migrate", &link.display().to_string()]);
    assert!(link.is_symlink() && read(&path).contains(&as_now()));
    assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o640);
}
