//! Scenario files: what passes, and what each kind of failure says.

use table::scenario::{Format, run, watch};
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
        ("\"/bids/1\" = 3", "\"/bids/1\" = 2", "step 3: state /bids/1 is 3, not 2"),
        ("\"/bids/1\" = 3", "\"/bets/1\" = 3", "step 3: the state has no /bets/1"),
        ("\"/own\" = 5", "\"/own\" = 3", "step 1: view /own is 5"),
        ("asks = [1, 2]", "asks = [1]", "step 1: asked are"),
        ("refuse = \"bid 4\"", "refuse = \"bid 3\"", "step 2: 'bid 3' was allowed"),
        ("clause = \"BID-1.1\"\nchoices", "clause = \"BID-1.2\"\nchoices", "was not refused by BID-1.2"),
        ("refuse = \"bid 4\"", "choose = \"bid 3\"", "a clause is that of a refusal"),
        ("choices = [\"bid 3\", ", "choices = [", "step 2: the choices are"),
        ("choose = \"bid 1\"", "choose = \"bid 9\"", "step 4: 'bid 9' by seat 2: refused by BID-1.1"),
        ("choose = \"bid 1\"", "seat = 4\nchoose = \"bid 1\"", "there is no seat 4"),
        ("chance = [3, 9, 0, 0]", "chance = [3, 9, 0]", "no more draws"),
        ("chance = [3, 9, 0, 0]", "chance = [3, 9, 0, 0, 0]", "scripted draws were not used: 0"),
        ("chance = [3, 9, 0, 0]", "chance = [3, 10, 0, 0]", "not one of 10 faces"),
        ("chance = [3", "seed = 1\nchance = [3", "not both"),
        ("players = 2", "players = 5", "setup-players"),
        ("over = true", "ower = true", "ower"),
        ("hands = { 1 = 5 }", "hands = { 1 = \"king\" }", "setup-unreadable"),
        ("clauses = [\"BID-1.1\"]\nplayers", "players", "say what it is about"),
    ] {
        let text = SOUND_FILE.replacen(from, to, 1);
        assert_ne!(text, SOUND_FILE, "{from}");
        let failed = try_file(&text).expect_err(to);
        assert!(failed.contains(said), "{to}: {failed}");
    }
}

/// A table before anybody has bid, with this in its first step.
fn with_step(step: &str) -> Result<(), String> {
    try_file(&format!(
        "game = \"bids\"\nclauses = [\"BID-1.1\"]\nplayers = 2\nseed = 1\n[[step]]\nseat = 1\n{step}\n"
    ))
}

#[test]
fn what_is_expected_is_said_in_the_words_of_the_game() {
    for holds in [
        r#"expect = "rounds: 3""#,
        r#"choose = "bid 2"
           expect = """
           bid 1: 2           # what one has done
           bid 2: nobody
           points 1: table, 0 won
           """"#,
        r#"choose = "bid 2"
           expect = ["bid 1: 2", "bid 2: nothing"]"#,
        r#"expect = "points 1: 0 won, …""#,
        r#"expect = "points 1: not 1 won""#,
        r#"expect = "points 1: not rounds, not 2 table""#,
        // Of nothing there is none, however it is said.
        r#"expect = "points 1: table""#,
        r#"expect = "points 1: not won""#,
        r#"expect = "bid 1: 0""#,
        r#"expect = "bid 1: no""#,
        r#"expect = "bid 1: none""#,
        r#"lacks = "bid 9""#,
        r#"any = ["rounds: 2", "rounds: 3"]"#,
        r#"absent = "/bids/3""#,
        r#"offers_any = ["bid 9", "bid 1"]"#,
        r#"refuse = ["bid 4", "bid 9"]"#,
        r#"unasked = []"#,
    ] {
        with_step(holds).unwrap_or_else(|why| panic!("{holds}: {why}"));
    }
}

#[test]
fn what_does_not_hold_is_told() {
    for (step, said) in [
        (r#"expect = "rounds: 4""#, "the table has 'rounds: 3', not 'rounds: 4'"),
        (r#"expect = "rounds: nothing""#, "the table has 'rounds: 3'"),
        (r#"expect = "bid 1: 2""#, "the table has no line 'bid 1'"),
        (r#"expect = "points 1: won""#, "'points 1: 0 won, 1 table', not"),
        (r#"expect = "rounds: 0""#, "the table has 'rounds: 3'"),
        (r#"expect = "rounds: no""#, "the table has 'rounds: 3'"),
        (r#"expect = "points 1: not 0 won""#, "not 'points 1: not 0 won'"),
        (r#"expect = "bit 1: nobody""#, "'bit' is no word of this game"),
        (r#"expect = "bid 1""#, "is written 'key: value, value'"),
        (r#"any = ["rounds: 2", "rounds: 4"]"#, "none of these: "),
        (r#"any = ["rounds: 3", "runds: 4"]"#, "'runds' is no word of this game"),
        (r#"misses = ["bids 1"]"#, "'bids' is no word of this game"),
        (r#"absent = "/bids/1/2""#, "the state has no"),
        (r#"absent = "/points/1""#, "state /points/1 is 0, not absent"),
        (r#"absent = "/pints/1""#, "the state has no /pints"),
        (r#"offers_any = ["bid 9", "bid 8"]"#, "none of"),
        (r#"offers = "bid 9""#, "'bid 9' is not among those of seat 1: ["),
        ("choose = \"bid 2\"\noffers = \"bid 1\"", "those of seat 1, who is not asked (asked is 2)"),
        ("[[step]]\nasks = [1, 2]\n[[step]]\nlacks = \"bid 1\"", "1 and 2 are asked: say which seat"),
        (r#"lacks = "bit 4""#, "'bit 4' is not a choice of this game"),
        (r#"offers_any = ["bid 1", "bit 4"]"#, "'bit 4' is not a choice of this game"),
        (r#"expect = "points 1: not table""#, "not 'points 1: not table'"),
        (r#"expect = "points 1: not 1 table""#, "not 'points 1: not 1 table'"),
        (
            r#"holds = "points 1: 1 won""#,
            "no line has 'points 1: 1 won'; the nearest is 'points 1: 0 won, 1 table'",
        ),
        (
            // Of those that share words with it, the one that has it.
            r#"misses = "points 2""#,
            "a line has 'points 2': 'points 2: 0 won, 1 table'",
        ),
        (r#"refuse = "bit 4""#, "is not a choice of this game"),
        (r#"unasked = "2 bid 1""#, "answered without asking was []"),
    ] {
        let failed = with_step(step).expect_err(step);
        assert!(failed.contains(said), "{step}: {failed}");
    }
}

const VARIANTS: &str = r#"
game = "bids"
clauses = ["BID-1.1"]
players = 2
position = "rounds: 2"
chance = [{ deal = "3 9" }, { deal = [0, 0] }]

[[step]]
seat = 1
choose = "bid 3"
[[step]]
choose = "bid 1"
expect = "points 2: 1 won, table"

[[variant]]
name = "as it stands"
[[variant.step]]
expect = "rounds: 1"

[[variant]]
name = "one round"
position = "rounds: 1"
[[variant.step]]
show = true
winners = [2]

[[variant]]
name = "other cards"
chance = ["9", 3, 0, 0]
[[variant.step]]
expect = "rounds: 1"
"#;

#[test]
fn variants_share_a_table() {
    let failed = try_file(VARIANTS).unwrap_err();
    assert!(failed.starts_with("variant 'other cards': step 2: the table has"), "{failed}");
    let text = VARIANTS.replacen("chance = [\"9\", 3", "chance = [\"3\", 9", 1);
    try_file(&text).unwrap();
    let (mut shown, mut every) = (Vec::new(), Vec::new());
    let game = Typed::<Bids<SOUND>> { data: () };
    let find = |id: &str| (id == "bids").then_some(&game as &dyn AnyGame);
    watch(&text, Format::Toml, &find, false, &mut |moment| shown.push(moment)).unwrap();
    watch(&text, Format::Toml, &find, true, &mut |moment| every.push(moment)).unwrap();
    let at = |shown: &[table::scenario::Shown]| {
        let at = shown.iter().map(|moment| (moment.variant.clone().unwrap_or_default(), moment.step));
        at.collect::<Vec<_>>()
    };
    assert_eq!(at(&shown), [("one round".to_owned(), 3)]);
    assert_eq!(every.len(), 3 * 4, "the beginning and three steps of each");
    assert_eq!(every[1].did, ["bid 3"]);
    assert!(every[1].lines.contains(&"bid 1: 3".to_owned()));
    assert_eq!(every[1].asked[0].1, ["bid 1", "bid 2", "bid 3"]);
}

#[test]
fn rolls_are_told_by_their_names() {
    for (chance, said) in [
        (
            r#"[{ deal = "3 9" }, { draw = "0 0" }]"#,
            "step 2: 'deal' is rolled now, but the script goes on with 'draw'",
        ),
        (r#"[{ deal = "3 9" }, { deal = "0" }]"#, "'deal' is a roll of 2, but the script has 1 for it: 0"),
        (r#"[{ deal = "3 9 4" }]"#, "'deal' is a roll of 2, but the script has 3 for it: 3 9 4"),
        (r#"[{ deal = "3 9" }]"#, "'deal', 1 of 2: the script has no more draws"),
        (r#"[{ deal = "3 12" }]"#, "draw 2, 'deal', 2 of 2: '12' is not one of 10 faces"),
        (
            r#"[{ deal = "3 9" }, { deal = "0 0" }, { deal = "1 2" }]"#,
            "scripted draws were not used: deal: 1 2",
        ),
        (r#"[{ deal = "3 9", draw = "1" }]"#, "a roll has one name"),
    ] {
        let text = VARIANTS.split("[[variant]]").next().unwrap_or_default();
        let text = text.replacen(r#"[{ deal = "3 9" }, { deal = [0, 0] }]"#, chance, 1);
        let failed = try_file(&text).expect_err(chance);
        assert!(failed.contains(said), "{chance}: {failed}");
    }
}

/// What looks at nothing would hold for ever.
#[test]
fn a_file_that_says_too_little_is_told() {
    let steps = SOUND_FILE.find("[[step]]").unwrap();
    assert!(try_file(&SOUND_FILE[..steps]).unwrap_err().contains("say a `[[step]]`"));
    // One variant is as much of a table as another.
    let idle = "game = \"bids\"\nclauses = [\"BID-1.1\"]\nplayers = 2\n[[variant]]\nname = \"a\"\n[[variant.step]]\nasks = [1, 2]\n\
                [[variant]]\nname = \"idle\"\n";
    assert!(try_file(idle).unwrap_err().starts_with("variant 'idle': nothing is done"), "{idle}");
    let twice = VARIANTS.replacen("one round", "as it stands", 1);
    assert_eq!(try_file(&twice).unwrap_err(), "two variants are called 'as it stands'");
    let after = format!("{SOUND_FILE}\n[[step]]\nchoose = \"bid 1\"\n");
    assert!(try_file(&after).unwrap_err().contains("step 5: the game is over: nobody is asked"), "{after}");
}

#[test]
fn the_clauses_of_a_file() {
    let cited = table::scenario::clauses(SOUND_FILE, Format::Toml).unwrap();
    assert_eq!(cited, ["BID-1.1", "BID-1.1"], "at its head, and of a refusal");
}

#[test]
fn a_position_that_is_none_is_told() {
    let text = VARIANTS.replacen("position = \"rounds: 2\"", "position = \"round: 2\"", 1);
    assert_eq!(
        try_file(&text).unwrap_err(),
        "variant 'as it stands': position: 'round: 2': 'round: 2' tells nothing"
    );
}

/// A position in the set-up and a line of a variant's that begin alike: the variant's counts.
#[test]
fn a_variants_line_counts() {
    let text = VARIANTS.replacen("position = \"rounds: 2\"", "setup = { position = \"rounds: 2\" }", 1);
    // The set-up of this game is no table of its own: the position is told where it is not one.
    let failed = try_file(&text).expect_err("a set-up that is none");
    assert!(failed.starts_with("variant 'as it stands': "), "{failed}");
    let one = text.split("[[variant]]\nname = \"other").next().unwrap();
    let one = one.replacen(
        "[[variant]]\nname = \"as it stands\"\n[[variant.step]]\nexpect = \"rounds: 1\"\n",
        "",
        1,
    );
    try_file(&one).unwrap();
}
