//! The terminal speaks the reader's language, calls everybody as the pages do, and lets people go.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{bree, said};

/// The output of `bree` for somebody who types this.
pub fn typed(args: &[&str], lang: &str, lines: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bree"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", lang)
        .env("USER", "Ana")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("bree runs");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(lines.as_bytes()).expect("bree listens");
    drop(input);
    let output = child.wait_with_output().expect("bree ends");
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {complaint}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn a_game_is_listed_again_and_left() {
    let play = ["play", "journey", "--seed", "1", "--bots", "easy,easy"];
    let said = typed(&play, "en_GB.UTF-8", "?\nq\n");
    assert!(said.contains("Ana; Bot 2, easy; Bot 3, easy."), "{said}");
    assert!(said.contains("? lists") && said.contains("You leave the game."), "{said}");
    assert_eq!(said.matches("\n  1  ").count(), 2, "the choices are shown twice: {said}");
    let said = typed(&play, "es_ES.UTF-8", "q\n");
    for part in [
        "Bot 2, fácil; Bot 3, fácil.",
        "Sello (para comprobar luego los dados): ",
        "Dejas la partida.",
        "\nBajo el sello: ",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
    assert!(!said.contains("seed"), "{said}");
}

#[test]
fn every_command_knows_the_same_languages() {
    let rules = |lang: &str| said(&["rules", "journey", "--lang", lang]);
    let spanish = rules("es");
    assert_ne!(spanish, rules("en"));
    for tag in ["es-MX", "ES", "es_ES.UTF-8"] {
        assert_eq!(rules(tag), spanish, "{tag}");
    }
    assert_eq!(said(&["rules", "journey"]), rules("en"), "by LANG");
    assert_eq!(typed(&["rules", "journey"], "es_MX.UTF-8", ""), spanish);
    assert_eq!(typed(&["rules", "journey", "--lang", "en-GB"], "es_MX.UTF-8", ""), rules("en"));
}

/// A recorded game with these lines in place of its own: its checksum does not fit any more.
fn changed(folder: &Path, changes: &[(&str, &str)]) -> String {
    let golden = concat!(env!("CARGO_MANIFEST_DIR"), "/games/journey/rules/goldens/advanced-3.txt");
    let mut text = std::fs::read_to_string(golden).expect("the golden playthrough");
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        text = text.replacen(from, to, 1);
    }
    let path = folder.join("changed.txt");
    std::fs::write(&path, crate::files::sealed(&text)).expect("a file");
    path.display().to_string()
}

#[test]
fn a_replay_calls_bots_as_the_pages_do_and_tells_the_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let seats = "\nseat 1 Ana\nbot 2 easy\nbot 3 easy\nbegin\n";
    let path = changed(folder.path(), &[("\nbegin\n", seats)]);
    let english = said(&["replay", &path]);
    assert!(english.contains(". Bot 2: ") && english.contains(". Bot 3: "), "{english}");
    assert!(!english.contains("easy"), "{english}");
    let spanish = said(&["replay", &path, "--lang", "es"]);
    assert!(spanish.contains(". Bot 3: ") && spanish.contains(". Ana: "), "{spanish}");

    // Cut after its first choice, and ended by the people.
    let text = std::fs::read_to_string(&path).expect("the file");
    let cut = text.find("\n2 ").expect("a second choice") + 1;
    for (end, [in_english, in_spanish]) in [
        ("end agreed", ["by agreement", "acuerdo"]),
        ("resigned 2 3\nend resigned", ["Bot 2 and Bot 3 have resigned.", "Bot 2 y Bot 3 se han rendido."]),
        ("end unfinished", ["stops here", "se detiene aquí"]),
    ] {
        std::fs::write(&path, crate::files::sealed(&format!("{}{end}\nchecksum 0", &text[..cut])))
            .expect("a file");
        said(&["replay", &path, "--verify"]);
        let told = said(&["replay", &path]);
        assert!(told.contains(in_english), "{end}: {told}");
        let told = said(&["replay", &path, "--lang", "es"]);
        assert!(told.contains(in_spanish), "{end}: {told}");
    }
    assert!(bree(&["replay", &path, "--lang", "es-MX", "--verify"]).status.success());
}
