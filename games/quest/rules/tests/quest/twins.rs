//! What a position hides stays hidden, whoever plays on from it: the texts in `twins`, led on as they are and as each seat imagines
//! them.

use proof::{Table, Twins};
use quest::{MiddleEarthQuest, Pack};

/// Questions that Sauron answers in secret.
const SECRET: [&str; 3] = ["quest-ask-bury-plot", "quest-ask-keep-plot", "quest-ask-keep-shadow"];

/// MEQ-3.5: plots and shadow cards, hands, tokens that lie face down, cards laid in a combat.
#[test]
fn twins_stay_twins() {
    let asked = [
        "quest-ask-act",
        "quest-ask-bury-plot",
        "quest-ask-extend",
        "quest-ask-keep-plot",
        "quest-ask-keep-shadow",
        "quest-ask-lay",
        "quest-ask-play-plot",
        "quest-ask-rest",
        "quest-ask-travel",
    ];
    // Of two shadow cards one is kept, and the other is shown: then nothing is left to hide.
    let wanted =
        Twins { by_day: 500, in_full: 10_000, asked: &asked, secret: &SECRET, answered: &SECRET[..2] };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/twins");
    proof::twins::<MiddleEarthQuest>(&Pack::standard(), folder, wanted);
}

/// MEQ-3.5: which plots are kept, and in which order the others lie under the deck, nobody else sees.
#[test]
fn what_is_kept_and_buried_is_not_seen() {
    for players in 2..=4 {
        let table = Table { players, options: &[] };
        proof::unseen_answers::<MiddleEarthQuest>(&Pack::standard(), &table, 40, &SECRET, &SECRET[..2]);
    }
}
