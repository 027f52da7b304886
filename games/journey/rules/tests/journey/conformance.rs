//! The kernel's suite: a hundred thousand random games of each variant and seat count.

use journey::Journey;
use journey::data::Data;
use proof::{Scale, Table, conforms};
use table::{Audience, Chance, Game, Journal, Observer, Seat, Seed, pick, rng};

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

/// In this game nothing is hidden: everybody is shown and told the same, and imagines the table as it is. So there are no twins
/// to compare, as there are in the others.
#[test]
fn nothing_is_hidden() {
    for players in 2..=4 {
        let setup = Table { players, options: &[] }.setup::<Journey>(&Data::built_in());
        for seed in Scale::of_the_environment().seeds(20) {
            let (mut luck, mut chance) = (rng(seed), Chance::from_seed(&Seed::from_number(seed)));
            let mut journal = Journal::new();
            let mut state = Journey::start(&setup, &mut chance, &mut journal);
            while let Some(asked) = Journey::asks(&state).first() {
                let all = Journey::view(&state, Observer::Afterwards);
                assert_eq!(Journey::view(&state, Observer::Watcher), all, "game {seed}");
                for seat in Seat::all(players) {
                    assert_eq!(Journey::view(&state, Observer::Seat(seat)), all, "game {seed}");
                    assert_eq!(Journey::imagine(&state, seat, &mut rng(seed)), state, "game {seed}");
                }
                let mut choices = Vec::new();
                Journey::choices(&state, asked, &mut choices);
                let choice = choices.swap_remove(pick(&mut luck, choices.len()));
                Journey::apply(&mut state, asked, &choice, &mut chance, &mut journal);
            }
            let told = journal.entries();
            assert!(
                !told.is_empty() && told.iter().all(|entry| entry.audience == Audience::All),
                "game {seed}"
            );
        }
    }
}
