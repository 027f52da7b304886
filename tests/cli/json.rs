//! The JSON that scripts rely on.

use serde_json::Value;

use crate::{bree, said};

fn json(args: &[&str]) -> Value {
    let text = said(args);
    assert_eq!(text.lines().count(), 1, "one line of JSON: {text}");
    serde_json::from_str(&text).expect("JSON")
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[track_caller]
fn has_keys(value: &Value, wanted: &[&str]) {
    let mut wanted = wanted.to_vec();
    let mut found = keys(value);
    wanted.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, wanted);
}

#[test]
fn simulate() {
    let args = ["simulate", "journey", "--games", "100", "--seed", "3", "--bots", "random,easy", "--json"];
    let found = json(&args);
    let wanted = [
        "game",
        "players",
        "games",
        "seconds",
        "games_per_second",
        "choices",
        "choices_per_second",
        "outcomes",
    ];
    has_keys(&found, &wanted);
    has_keys(&found["outcomes"], &["reasons", "wins"]);
    assert_eq!(
        (&found["game"], &found["players"], &found["games"]),
        (&"journey".into(), &2.into(), &100.into())
    );
    let reasons = found["outcomes"]["reasons"].as_object().expect("reasons");
    assert_eq!(reasons.values().filter_map(Value::as_u64).sum::<u64>(), 100);
    let again = json(&args);
    assert_eq!((&again["choices"], &again["outcomes"]), (&found["choices"], &found["outcomes"]));
}

#[test]
fn arena() {
    let run = |threads| {
        let args =
            ["arena", "journey", "--games", "60", "--bots", "easy,random", "--threads", threads, "--json"];
        json(&args)
    };
    let found = run("1");
    has_keys(&found, &["game", "games", "bots"]);
    let bots = found["bots"].as_array().expect("bots");
    assert_eq!(bots.len(), 2);
    for bot in bots {
        has_keys(bot, &["name", "wins", "share", "low", "high"]);
        let number = |key: &str| bot[key].as_f64().expect("a number");
        assert!(0.0 <= number("low") && number("low") <= number("share"));
        assert!(number("share") <= number("high") && number("high") <= 1.0);
        assert!((number("wins") / 60.0 - number("share")).abs() < 1e-9);
    }
    assert_eq!(bots[0]["name"], "easy");
    assert_eq!(run("2"), found, "threads make no difference");
    let odd = json(&["arena", "journey", "--games", "3", "--bots", "easy,random", "--json"]);
    assert_eq!(odd["games"], 4, "each bot plays each seat equally often");
}

/// Where a game has sides, what each bot won on either is told, and together it is all that was won.
#[test]
fn arena_of_sides() {
    let found = json(&["arena", "war", "--games", "10", "--bots", "habit,random", "--json"]);
    has_keys(&found, &["game", "games", "bots", "sides"]);
    let sides = found["sides"].as_array().expect("sides");
    let name = |side: &Value| format!("{} {}", side["bot"], side["side"]).replace('"', "");
    let names = sides.iter().map(name).collect::<Vec<_>>();
    assert_eq!(names, ["habit free", "habit shadow", "random free", "random shadow"]);
    for side in sides {
        has_keys(side, &["bot", "side", "games", "wins", "low", "high"]);
        let number = |key: &str| side[key].as_f64().expect("a number");
        let share = number("wins") / number("games");
        assert!(number("games") == 5.0 && number("low") <= share && share <= number("high"));
    }
    let wins = sides.iter().map(|side| side["wins"].as_f64().expect("a number"));
    assert!((wins.sum::<f64>() - 10.0).abs() < 1e-9, "somebody wins every war");
}

#[test]
fn solve() {
    let ask = |nodes| {
        let args = [
            "solve",
            "tricks",
            "--chapter",
            "28",
            "--players",
            "4",
            "--seed",
            "3",
            "--nodes",
            nodes,
            "--json",
        ];
        json(&args)
    };
    let found = ask("300000");
    let wanted = ["game", "chapter", "players", "seed", "verdict", "nodes", "line"];
    has_keys(&found, &wanted);
    assert_eq!(found["verdict"], "winnable");
    let line = found["line"].as_array().expect("a line");
    assert!(line.len() > 4);
    has_keys(&line[0], &["seat", "choice"]);
    let none = ask("10");
    assert_eq!(none["verdict"], "undecided");
    assert_eq!(none["line"].as_array().map(Vec::len), Some(0));
}

/// The line is shown in words, and the end is a victory.
#[test]
fn solve_in_words() {
    let ask = |nodes| said(&["solve", "tricks", "--chapter", "28", "--seed", "3", "--nodes", nodes]);
    let text = ask("300000");
    assert!(text.starts_with("chapter 28, 4 players, seed 3: can be won with open hands"), "{text}");
    assert!(text.contains(": play "), "{text}");
    assert_eq!(ask("10"), "chapter 28, 4 players, seed 3: not decided within 10 choices\n");
}

#[test]
fn study() {
    let ask = |threads| {
        let args = [
            "study",
            "tricks",
            "--chapters",
            "28-29",
            "--players",
            "3,4",
            "--deals",
            "1",
            "--nodes",
            "3000",
            "--threads",
            threads,
            "--json",
        ];
        json(&args)
    };
    let found = ask("1");
    has_keys(&found, &["game", "deals", "seed", "nodes_per_second", "rows"]);
    let rows = found["rows"].as_array().expect("rows");
    assert_eq!(rows.len(), 4);
    for row in rows {
        let wanted = ["chapter", "players", "winnable", "undecided", "hard", "hard_of_winnable", "random"];
        has_keys(row, &wanted);
        for share in ["winnable", "undecided", "hard", "random"] {
            assert!(row[share].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)), "{row}");
        }
    }
    assert_eq!(ask("2")["rows"], found["rows"], "threads make no difference");
}

#[test]
fn games() {
    let found = json(&["games", "--json"]);
    let journey =
        found.as_array().expect("games").iter().find(|game| game["id"] == "journey").expect("journey");
    assert_eq!((&journey["least"], &journey["most"]), (&2.into(), &4.into()));
    assert!(journey["options"].as_array().is_some_and(|options| !options.is_empty()));
}

#[test]
fn cards() {
    let found = json(&["cards", "journey", "--json"]);
    let counts = ["known", "playable", "tested", "reconstructed"];
    has_keys(&found, &[&counts[..], &["game", "missing", "kinds"]].concat());
    assert_eq!(found["known"], 0);
    let found = json(&["cards", "war", "--json"]);
    assert_eq!(found["missing"], Value::Array(Vec::new()));
    for count in ["known", "playable", "tested"] {
        assert_eq!(found[count], 96, "{count}");
    }
    let found = json(&["cards", "tricks", "--json"]);
    assert_eq!(found["missing"], Value::Array(Vec::new()));
    for (kind, number) in [("characters", 59), ("events", 16), ("chapters", 18)] {
        for count in ["known", "playable", "tested"] {
            assert_eq!(found["kinds"][kind][count], number, "{kind} {count}");
        }
    }
    assert!(found["reconstructed"].as_u64() > Some(0));
}

#[test]
fn rules() {
    for game in ["journey", "tricks", "war"] {
        let found = json(&["rules", game, "--coverage", "--json"]);
        has_keys(&found, &["game", "clauses", "tested", "excused", "missing"]);
        let missing = found["missing"].as_array().map(Vec::len);
        assert_eq!(missing, Some(0), "{game}: {}", found["missing"]);
    }
}

/// What the documents show as a scenario is one.
#[test]
fn scenarios_of_the_documents() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/docs");
    let mut tried = 0;
    for entry in std::fs::read_dir(folder).expect("the documents") {
        let path = entry.expect("an entry").path();
        let Ok(text) = std::fs::read_to_string(&path) else {
            continue;
        };
        let shown = text.split("```toml\n").skip(1).filter_map(|rest| rest.split_once("\n```"));
        for (example, _) in shown.filter(|(example, _)| example.starts_with("game = ")) {
            let name = format!("{}-{tried}.toml", path.file_stem().expect("a name").display());
            let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
            std::fs::write(&file, example).expect("a file");
            let output = bree(&["scenario", &file.display().to_string()]);
            assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            tried += 1;
        }
    }
    assert!(tried >= 2, "only {tried}");
}

#[test]
fn scenarios() {
    for (game, least) in [("journey", 10), ("war", 40)] {
        let folder = format!("{}/games/{game}/rules/scenarios", env!("CARGO_MANIFEST_DIR"));
        let files = std::fs::read_dir(folder).expect("scenarios");
        let files = files.map(|file| file.expect("a file").path().display().to_string()).collect::<Vec<_>>();
        assert!(files.len() >= least, "{game}");
        let mut args = vec!["scenario", "--json"];
        args.extend(files.iter().map(String::as_str));
        let found = json(&args);
        has_keys(&found, &["passed", "failed", "results"]);
        assert_eq!((found["passed"].as_u64(), found["failed"].as_u64()), (Some(files.len() as u64), Some(0)));
        has_keys(&found["results"][0], &["file", "passed", "message"]);
    }
}

#[test]
fn bench() {
    let found = json(&["bench", "--time", "20", "--json"]);
    has_keys(&found, &["machine", "results"]);
    let results = found["results"].as_array().expect("results");
    assert!(results.len() >= 3);
    for result in results {
        has_keys(result, &["name", "value", "unit"]);
        assert!(result["value"].as_f64().is_some_and(|value| value > 0.0));
    }
}

#[test]
fn the_version_is_named() {
    assert!(said(&["--version"]).starts_with(concat!("bree ", env!("CARGO_PKG_VERSION"))));
    assert!(bree(&["--help"]).status.success());
}
