//! Tables as text: what the box cannot show is refused, with its line.

use journey::Journey;
use journey::data::Data;
use table::{Game, SetupRequest};

fn begin(text: &str) -> Result<(), String> {
    let mut setup = Journey::setup(&Data::built_in(), &SetupRequest::players(2)).unwrap();
    Journey::begin_at(&mut setup, text).map_err(|flaw| flaw.to_string())
}

const REST: &str = "\nphase: dice\naside: orc black, orc yellow, orc blue, orc green";

#[test]
fn what_dice_cannot_show() {
    begin(&format!("rolled: ring red{REST}")).unwrap();
    for (text, reason) in [
        (format!("rolled: white_tree red{REST}"), "line 1: the red die shows no white_tree"),
        (format!("rolled: ring black{REST}"), "line 3: the black die lies somewhere already"),
        ("phase: dice\nrolled: ring red".to_owned(), "each of the five dice"),
        (format!("chosen: ring red{REST}, orc red"), "the red die lies somewhere already"),
        ("aside: orc black".to_owned(), "no dice are rolled"),
    ] {
        let flaw = begin(&text).expect_err(&text);
        assert!(flaw.contains(reason), "{text}: {flaw}");
    }
}

/// Of what there are none the table may say so: it is as though the line were not there.
#[test]
fn no_dice_are_no_dice() {
    for none in ["rolled: nothing", "chosen: 0", "aside: none\nrolled: nobody", "again: no"] {
        begin(&format!("phase: roll\n{none}")).unwrap();
    }
    begin(&format!("rolled: ring red{REST}\nchosen: nothing\nagain: no")).unwrap();
    assert!(begin(&format!("rolled: 0{REST}")).expect_err("a die is missing").contains("no dice are rolled"));
}

/// Every moment of a game can be written, and what is written is read as the same.
#[test]
fn all_moments_there_and_back() {
    for (players, options) in
        [(2, &[][..]), (3, &[("game", "basic"), ("tiebreak", "boxes")]), (4, &[("sheet", "wide")])]
    {
        let table = proof::Table { players, options };
        let written = proof::positions::<Journey>(
            &Data::built_in(),
            &table,
            proof::Walk { games: 20, every: 1, least: 101 },
        );
        assert!(written.moments > 100 && written.without == 0, "{written:?}");
        assert_eq!(written.told, written.moments, "{written:?}");
    }
}

#[test]
fn a_table_of_other_rules_is_refused() {
    for (text, reason) in [
        ("players: 3", "line 1: 2 play at this table"),
        ("option game: basic", "line 1: this table plays by 'advanced'"),
        ("phase: over", "line 1: a position begins with"),
        ("state nowhere to: 1", "line 1: the state has no 'nowhere to'"),
        ("state round: red", "line 1: "),
        ("told: all", "line 1: 'told: nothing'"),
    ] {
        let flaw = begin(text).expect_err(text);
        assert!(flaw.contains(reason), "{text}: {flaw}");
    }
}
