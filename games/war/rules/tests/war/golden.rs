//! Whole games as reviewed text: `BREE_BLESS=1 cargo nextest run -p war golden` writes them anew.

use bots::Mind;
use proof::{Golden, goldens};
use war::War;
use war_mind::WarMind;

#[test]
fn golden_games_are_as_they_were() {
    // Games that are short for their kind.
    let games = [
        Golden::new("two-players", 2, &[], 223),
        Golden::new("three-players", 3, &[], 56),
        Golden::new("four-players", 4, &[], 69),
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/goldens");
    goldens::<War>(folder, &(), &games, |state, seat, choices, rng| {
        // By habit, so that they look like games; now and then a choice is made at random.
        match table::pick(rng, 12) {
            0 => table::pick(rng, choices.len()),
            _ => WarMind.habit(state, seat, choices, rng),
        }
    });
}
