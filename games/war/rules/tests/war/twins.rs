//! What a position hides stays hidden, whoever plays on from it: the texts in `twins`, led on as they are and as each seat imagines
//! them.

use proof::Twins;
use war::War;

/// GDA-5.3, GDA-10.15: hands, cards discarded face down, Combat cards that lie face down.
#[test]
fn twins_stay_twins() {
    let asked = ["war-ask-actions", "war-ask-combat-card", "war-ask-hand-limit", "war-ask-turn-draw"];
    let wanted = Twins { by_day: 500, in_full: 10_000, asked: &asked, secret: &[], answered: &[] };
    proof::twins::<War>(&(), concat!(env!("CARGO_MANIFEST_DIR"), "/twins"), wanted);
}
