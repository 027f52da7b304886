//! Puzzles that are long to reckon: their odds are kept, and whoever plays waits for nothing.

use table::{AnyMatch, Prepared, Typed};
use war::War;

/// The Ring-bearers on the Mordor Track, and a tile: who bears its damage?
const FILE: &str = r#"
[[puzzle]]
grade = 2
begin = """
map: empty
fellowship: morannon
mordor: 3
company: strider, peregrin
guide: strider
corruption: 10
hunt-box: 3 shadow
rings: 0 free, 0 shadow
dice free: 2 character
dice shadow: 2 army
"""
luck = ["1"]
before = ["die:character", "act:move-fellowship"]
aim = "ring"
question = { es = "¿Quién sufre el daño?", en = "Who bears the damage?" }
because = { es = "Así.", en = "So." }
long = true
"#;

fn read(kept: &str) -> Result<Prepared, String> {
    let all = Prepared::read(FILE, kept)?;
    all.into_iter().next().ok_or_else(|| "no puzzle".to_owned())
}

fn pose(kept: &str) -> Result<String, String> {
    let judge = |_: &str, _: &dyn AnyMatch| -> Option<bool> { panic!("nothing is reckoned") };
    Ok(read(kept)?.pose(1, &Typed::<War> { data: () }, &judge)?.answer)
}

/// The answer is read from the odds, without a draw being followed.
#[test]
fn odds_that_are_kept_are_not_reckoned() {
    let kept = "[1]\n\"bear:guide\" = 733\n\"bear:random\" = 867\n\"bear:ring\" = 1000\n";
    assert_eq!(pose(kept).as_deref(), Ok("bear:ring"));
    assert!(read(kept).unwrap().is_kept().is_ok());
    let other = kept.replace("1000", "896");
    assert!(pose(&other).unwrap_err().contains("no choice is better"), "a margin of less than three points");
}

/// They are those of what may be chosen there, of a puzzle that is there and is long to reckon.
#[test]
fn odds_of_something_else_are_refused() {
    let few = pose("[1]\n\"bear:guide\" = 733\n\"bear:ring\" = 1000\n").unwrap_err();
    assert!(few.contains("kept are the odds of other choices"), "{few}");
    let more = "[1]\n\"bear:guide\" = 1\n\"bear:random\" = 1\n\"bear:ring\" = 99\n\"no\" = 1\n";
    assert!(pose(more).unwrap_err().contains("kept are the odds of other choices"));
    for number in ["0", "2", "one"] {
        let odds = format!("[{number}]\n\"no\" = 1\n");
        let said = Prepared::read(FILE, &odds).unwrap_err();
        assert_eq!(said, format!("odds: no puzzle '{number}' is long to reckon"));
    }
    let short = FILE.replace("long = true", "");
    assert!(Prepared::read(&short, "[1]\n\"no\" = 1\n").unwrap_err().contains("is long to reckon"));
    assert!(Prepared::read(&short, "").unwrap()[0].is_kept().is_ok());
    assert!(read("").unwrap().is_kept().unwrap_err().contains("not kept"));
}

/// What reckons them writes the file from which they are read, and tells where it does not say the same.
#[test]
fn what_is_kept_is_what_is_reckoned() {
    let judge = |_: &str, _: &dyn AnyMatch| Some(true);
    let game = Typed::<War> { data: () };
    let odds = read("").unwrap().reckoned(&game, &judge).unwrap();
    assert_eq!(odds.values().collect::<Vec<_>>(), [&1000; 3]);
    let kept = Prepared::written(&[(1, odds)].into());
    assert_eq!(kept, "\n[1]\n\"bear:guide\" = 1000\n\"bear:random\" = 1000\n\"bear:ring\" = 1000\n");
    assert_eq!(read(&kept).unwrap().keeps_what_is_reckoned(&game, &judge), Ok(()));
    let said = read(&kept.replacen("1000", "999", 1)).unwrap().keeps_what_is_reckoned(&game, &judge);
    assert!(said.unwrap_err().contains("\"bear:guide\": 999"));
}
