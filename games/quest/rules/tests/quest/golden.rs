//! Whole games as reviewed text: `BREE_BLESS=1 cargo nextest run -p quest golden` writes them anew.

use proof::{Golden, at_random, goldens};
use quest::{MiddleEarthQuest, Pack};

#[test]
fn golden_games_are_as_they_were() {
    let games = [
        Golden::new("two-players", 2, &[], 3),
        Golden::new("three-players", 3, &[], 7),
        Golden::new("four-players", 4, &[], 5),
        // Every reading that is not the usual one.
        Golden::new(
            "other-readings",
            3,
            &[
                ("corruption", "haven"),
                ("haven_rest", "heal"),
                ("pool", "open"),
                ("blank_ambush", "again"),
                ("errata", "off"),
                ("defeat", "before"),
                ("last_card", "damage"),
                ("same_item", "many"),
                ("empty_stronghold", "root"),
                ("overflow", "trimmed"),
                ("peril", "may"),
                ("moved", "enters"),
                ("conclusion", "story"),
                ("placed", "free"),
                ("plots", "one"),
                ("adjustment", "first"),
                ("declared", "kept"),
                ("printed", "zero"),
                ("changed_print", "ignored"),
                ("take_back", "any"),
                ("find_them_all", "in_play"),
                ("dominance", "steps"),
                ("stage_three", "lively"),
            ],
            11,
        ),
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/goldens");
    goldens::<MiddleEarthQuest>(folder, &Pack::standard(), &games, at_random);
}
