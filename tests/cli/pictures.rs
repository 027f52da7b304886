//! Pictures of cards of a host's own: what there is, what is missing, and what is not shown.

use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::trouble::refused;
use crate::{bree, said};

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n a card";

fn put(folder: &Path, name: &str, what: &[u8]) {
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, what).unwrap();
}

#[test]
fn what_is_there_and_what_is_missing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    // Accents and capitals do not matter, nor does the language; sites are cards.
    for name in ["gandalf.png", "EOWYN.jpg", "Ocultamiento.webp", "Moria.png"] {
        put(folder.path(), &format!("wizards/pictures/{name}"), PNG);
    }
    put(folder.path(), "wizards/pictures/glamdring.png", b"<svg/>");
    put(folder.path(), "wizards/pictures/nobody.png", PNG);
    let told = said(&["pictures", "wizards", "--data", &data]);
    assert!(
        told.contains("missing: ") && told.contains("Glamdring\n") && !told.contains("Gandalf\n"),
        "{told}"
    );
    assert!(told.contains("not shown: glamdring.png is no picture"), "{told}");
    assert!(told.contains("not shown: nobody.png belongs to no card"), "{told}");
    assert!(told.contains("wizards: pictures of your own for 4 of "), "{told}");
    let told = serde_json::from_str::<Value>(&said(&["pictures", "--data", &data, "--json"])).unwrap();
    let [game] = told.as_array().unwrap().as_slice() else { panic!("one game: {told}") };
    assert_eq!((&game["game"], &game["found"]), (&"wizards".into(), &4.into()));
    let missing = game["missing"].as_array().unwrap();
    let numbered = |card: &Value| card["numbers"][0].as_str().is_some_and(|number| number.starts_with("TW-"));
    assert!(missing.len() > 300 && missing.iter().any(numbered));
    // By its number, too: of any card that is missing.
    let number = missing.iter().find(|card| numbered(card)).unwrap()["numbers"][0].as_str().unwrap();
    put(folder.path(), &format!("wizards/pictures/{}.png", number.to_lowercase()), PNG);
    assert!(said(&["pictures", "wizards", "--data", &data]).contains("for 5 of "));
    // What is built in is played as before.
    said(&["cards", "wizards", "--data", &data]);
}

/// Each game that has cards may have pictures of them, also where it has no data files.
#[test]
fn every_game_with_cards() {
    for game in ["war", "quest", "tricks", "wizards"] {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().display().to_string();
        fs::create_dir_all(folder.path().join(game).join("pictures")).unwrap();
        let told = said(&["pictures", game, "--data", &data, "--json"]);
        let told = serde_json::from_str::<Value>(&told).unwrap();
        let names = told[0]["missing"].as_array().unwrap().iter().map(|card| card["name"].as_str().unwrap());
        let names = names.map(str::to_owned).collect::<Vec<_>>();
        assert!(names.len() > 20, "{game}: {names:?}");
        put(folder.path(), &format!("{game}/pictures/{}.png", names[7].replace('/', " ")), PNG);
        let told = said(&["pictures", game, "--data", &data]);
        assert!(told.contains("for 1 of ") || told.contains("for 2 of "), "{game}: {told}");
    }
}

#[test]
fn what_may_not_be() {
    assert!(refused(&["pictures", "wizards"]).contains("DIR/wizards/pictures"));
    assert!(refused(&["pictures", "nope"]).contains("there is no game"));
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().display().to_string();
    put(folder.path(), "wizards/pictures/gandalf.png", PNG);
    put(folder.path(), "wizards/cards.toml", b"");
    assert!(refused(&["games", "--data", &data]).contains("takes no data files, but for pictures"));
    assert!(bree(&["games"]).status.success());
}
