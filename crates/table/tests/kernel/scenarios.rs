//! Scenario files: what passes, and what each kind of failure says.

use table::scenario::{Format, run};
use table::{AnyGame, Typed};

use crate::bids::{Bids, SOUND};

const SOUND_FILE: &str = r#"
game = "bids"
clauses = ["BID-1.1"]
players = 2
chance = [3, 9, 0, 0]
state = { round = 1, hands = { 1 = 5 } }

[[step]]
asks = [1, 2]
view = { "/own" = 5 }
seat = 1

[[step]]
seat = 1
refuse = "bid 4"
clause = "BID-1.1"
choices = ["bid 3", "bid 2", "bid 1"]

[[step]]
seat = 1
choose = "bid 3"
expect = { "/bids/1" = 3 }
asks = [2]

[[step]]
choose = "bid 1"
winners = [2]
over = true
"#;

fn try_file(text: &str) -> Result<(), String> {
    let game = Typed::<Bids<SOUND>> { data: () };
    let find = |id: &str| (id == "bids").then_some(&game as &dyn AnyGame);
    run(text, Format::Toml, &find).map_err(|failed| failed.to_string())
}

#[test]
fn a_scenario_that_holds_passes() {
    try_file(SOUND_FILE).unwrap();
}

#[test]
fn the_same_in_json() {
    let value = toml::from_str::<serde_json::Value>(SOUND_FILE).unwrap();
    let game = Typed::<Bids<SOUND>> { data: () };
    let find = |id: &str| (id == "bids").then_some(&game as &dyn AnyGame);
    run(&value.to_string(), Format::of("x.json"), &find).unwrap();
}

#[test]
fn each_failure_says_where_and_why() {
    for (from, to, said) in [
        ("game = \"bids\"", "game = \"chess\"", "there is no game 'chess'"),
        ("winners = [2]", "winners = [1]", "step 4: winners"),
        ("over = true", "over = false", "step 4: is it over? true"),
        (
            "\"/bids/1\" = 3",
            "\"/bids/1\" = 2",
            "step 3: state /bids/1 is 3, not 2",
        ),
        (
            "\"/bids/1\" = 3",
            "\"/bets/1\" = 3",
            "step 3: the state has no /bets/1",
        ),
        ("\"/own\" = 5", "\"/own\" = 3", "step 1: view /own is 5"),
        ("asks = [1, 2]", "asks = [1]", "step 1: asked are"),
        (
            "refuse = \"bid 4\"",
            "refuse = \"bid 3\"",
            "step 2: 'bid 3' was allowed",
        ),
        (
            "clause = \"BID-1.1\"\nchoices",
            "clause = \"BID-1.2\"\nchoices",
            "was not refused by BID-1.2",
        ),
        (
            "clause = \"BID-1.1\"\nchoices",
            "choices",
            "a refusal names its clause",
        ),
        ("choices = [\"bid 3\", ", "choices = [", "step 2: the choices are"),
        (
            "choose = \"bid 1\"",
            "choose = \"bid 9\"",
            "step 4: 'bid 9': refused by BID-1.1",
        ),
        (
            "choose = \"bid 1\"",
            "seat = 4\nchoose = \"bid 1\"",
            "there is no seat 4",
        ),
        ("chance = [3, 9, 0, 0]", "chance = [3, 9, 0]", "no more draws"),
        (
            "chance = [3, 9, 0, 0]",
            "chance = [3, 9, 0, 0, 0]",
            "1 scripted draws were not used",
        ),
        (
            "chance = [3, 9, 0, 0]",
            "chance = [3, 10, 0, 0]",
            "not one of 10 faces",
        ),
        ("chance = [3", "seed = 1\nchance = [3", "not both"),
        ("players = 2", "players = 5", "setup-players"),
        ("over = true", "ower = true", "ower"),
        (
            "hands = { 1 = 5 }",
            "hands = { 1 = \"king\" }",
            "setup-unreadable",
        ),
        (
            "clauses = [\"BID-1.1\"]\nplayers",
            "players",
            "say what it is about",
        ),
    ] {
        let text = SOUND_FILE.replacen(from, to, 1);
        assert_ne!(text, SOUND_FILE, "{from}");
        let failed = try_file(&text).expect_err(to);
        assert!(failed.contains(said), "{to}: {failed}");
    }
}
