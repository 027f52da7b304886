//! The kernel's suite: a hundred thousand random games of each variant and seat count.

use journey::Journey;
use journey::data::Data;
use proof::{Table, conforms};

fn plays(players: usize, options: &[(&str, &str)], games: u64) {
    conforms::<Journey>(&Data::built_in(), &Table { players, options }, games, 10);
}

macro_rules! a_hundred_thousand {
    ($($name:ident: $game:literal, $players:literal;)*) => {
        $(#[test] fn $name() { plays($players, &[("game", $game)], 100_000); })*
    };
}

a_hundred_thousand! {
    basic_for_two: "basic", 2;
    basic_for_three: "basic", 3;
    basic_for_four: "basic", 4;
    advanced_for_two: "advanced", 2;
    advanced_for_three: "advanced", 3;
    advanced_for_four: "advanced", 4;
}

/// VAM-A5, VAM-A12, VAM-1.3: every other option conforms as well.
#[test]
fn every_option() {
    for options in [
        [("voluntary", "on"), ("game", "basic")],
        [("voluntary", "on"), ("game", "advanced")],
        [("tiebreak", "boxes"), ("hobbits", "order")],
        [("sheet", "wide"), ("first", "2")],
        [("sheet", "long"), ("voluntary", "on")],
        [("sheet", "gentle"), ("game", "basic")],
        [("sheet", "deadlier"), ("hobbits", "order")],
    ] {
        for players in 2..=4 {
            plays(players, &options, 1_000);
        }
    }
}
