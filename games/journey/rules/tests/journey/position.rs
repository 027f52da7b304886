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
