//! Whole games as reviewed text: `BREE_BLESS=1 cargo nextest run -p journey golden` writes them anew.

use bots::Mind;
use journey::Journey;
use journey::data::Data;
use journey_mind::JourneyMind;
use proof::{Golden, goldens};

#[test]
fn golden_games_are_as_they_were() {
    let games = [
        Golden::new("basic-2", 2, &[("game", "basic")], 1),
        Golden::new("advanced-2", 2, &[], 2),
        Golden::new("advanced-3", 3, &[("tiebreak", "boxes")], 3),
        Golden::new("advanced-4", 4, &[("hobbits", "order")], 4),
        Golden::new("voluntary-2", 2, &[("voluntary", "on")], 5),
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/goldens");
    goldens::<Journey>(folder, &Data::built_in(), &games, |state, seat, choices, rng| {
        // Pressed by habit alone, every turn would be settled in the usual order: now and then it is not.
        match table::pick(rng, 5) {
            0 => table::pick(rng, choices.len()),
            _ => JourneyMind.habit(state, seat, choices, rng),
        }
    });
}
