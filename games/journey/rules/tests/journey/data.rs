//! The data file of the host: what is wrong with it is said with the line, and nothing of it is loaded.

use journey::data::{BUILT_IN, Data, DataError};

use crate::table::Table;

#[test]
fn the_built_in_file_is_sound() {
    let data = Data::built_in();
    let ids = data.sheets().map(|(id, _)| id).collect::<Vec<_>>();
    assert_eq!(ids, ["standard", "deadlier", "gentle", "long", "wide"]);
    assert_eq!(data.sheet("long").unwrap().mordor(), 24);
    assert_eq!(data.sheet("nothing"), None);
}

#[test]
fn errors_name_the_line() {
    let broken = BUILT_IN.replacen("nazgul = 10", "nazgul = \"ten\"", 1);
    let line = 1 + broken.lines().position(|line| line == "nazgul = \"ten\"").unwrap();
    let error = Data::read(&broken).unwrap_err().to_string();
    assert!(error.contains(&format!("line {line}")), "{error}");
}

#[test]
fn what_is_refused() {
    for (from, to, why) in [
        ("schema = 1", "schema = 2", "schema 2"),
        ("bearer = 20", "bearer = 1", "bearer's route"),
        ("nazgul = 10", "nazgul = 25", "Nazgûl route"),
        ("rivendell = [3]", "rivendell = [20]", "rivendell"),
        ("rivendell = [3]", "rivendell = [5]", "two locations"),
        ("id = \"deadlier\"", "id = \"standard\"", "no two"),
        ("red = [\"ring\", \"ring\"", "red = [\"white_tree\", \"ring\"", "White Tree"),
        ("red = [\"ring\", \"ring\"", "red = [\"wizard\", \"ring\"", "wizard"),
        ("green = [", "purple = [", "purple"),
        ("[[sheet]]\nid = \"standard\"", "[[sheet]]\nsize = 3\nid = \"standard\"", "size"),
    ] {
        let text = BUILT_IN.replacen(from, to, 1);
        assert_ne!(text, BUILT_IN, "{from} is not in the file");
        let error = Data::read(&text).unwrap_err().to_string();
        assert!(error.contains(why), "{to}: {error}");
    }
    assert!(matches!(Data::read(BUILT_IN.split("[[sheet]]").next().unwrap()), Err(DataError::Unreadable(_))));
}

/// VAM-1.3: the sheet of a location two boxes wide has its effect on both.
#[test]
fn wide_locations() {
    let table = Table::with("advanced", "wide", &["merry", "sam"], &[]);
    let sheet = table.state.sheet;
    assert_eq!(sheet.location(2), sheet.location(3));
    assert!(sheet.location(2).is_some() && sheet.location(4) != sheet.location(3));
}
