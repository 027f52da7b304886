//! The levels are people: they forget, and never do anything at all.

use super::{games, won};

/// Whoever forgets something in each decision plays worse than whoever never does, and far better than chance. (A second.)
#[test]
fn who_slips_has_forgotten_something_and_does_not_play_at_random() {
    let random = games(["habit:100", "random"], 40);
    let better = games(["habit", "habit:100"], 80);
    for side in ["heroes", "sauron"] {
        let wins = won(&random, "habit:100", side);
        assert!(wins >= 16.0, "{side}: {wins} of 20 against random");
        let [never, always] = ["habit", "habit:100"].map(|bot| won(&better, bot, side));
        assert!(never > always + 4.0, "{side}: {never} of 40, and {always} of one who forgets");
    }
}
