//! Whole games as reviewed text: `BREE_BLESS=1 cargo nextest run -p wizards golden` writes them anew.

use proof::{Golden, at_random, goldens};
use wizards::Wizards;

#[test]
fn golden_games_are_as_they_were() {
    // A game by the standard rules is three times as long.
    let games = [Golden::new("basic", 2, &[("rules", "basic")], 3)];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/goldens");
    goldens::<Wizards>(folder, &(), &games, at_random);
}
