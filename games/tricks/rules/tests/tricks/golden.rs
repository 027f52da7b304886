//! Whole games as reviewed text: `BREE_BLESS=1 cargo nextest run -p tricks golden` writes them anew.

use proof::{Golden, at_random, goldens};
use tricks::Tricks;
use tricks::book::Data;

#[test]
fn golden_games_are_as_they_were() {
    let games = [
        Golden::new("19-departure-4", 4, &[("chapter", "19")], 1),
        Golden::new("20-riders-2", 2, &[("chapter", "20")], 2),
        Golden::new("22-fangorn-3", 3, &[("chapter", "22")], 3),
        Golden::new("23-white-rider-3", 3, &[("chapter", "23")], 4),
        Golden::new("25-helms-deep-4", 4, &[("chapter", "25"), ("retry", "on")], 5),
        Golden::new("28-palantir-1", 1, &[("chapter", "28")], 6),
        Golden::new("32-window-3", 3, &[("chapter", "32"), ("retry", "on")], 7),
        Golden::new("34-lair-4", 4, &[("chapter", "34")], 8),
        Golden::new("35-shelob-2", 2, &[("chapter", "35")], 9),
        Golden::new("36-choices-1", 1, &[("chapter", "36")], 10),
        Golden::new("campaign-3", 3, &[("play", "campaign"), ("chapter", "29")], 11),
        Golden::new("road-4", 4, &[("play", "road-fellowship")], 12),
    ];
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/goldens");
    goldens::<Tricks>(folder, &Data::built_in(), &games, at_random);
}
