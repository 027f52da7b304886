//! What a position hides stays hidden, whoever plays on from it: the texts in `twins`, led on as they are and as each seat imagines
//! them.

use proof::{Table, Twins};
use wizards::Wizards;

/// Questions that a player answers in secret: which cards go where is not seen, only how many.
const SECRET: [&str; 6] = [
    "wizards-ask-buried",
    "wizards-ask-exchange",
    "wizards-ask-leftovers",
    "wizards-ask-restack",
    "wizards-ask-side-pick",
    "wizards-ask-sift",
];

/// SATM-1.8, SATM-16.1, SATM-28.1: hands, decks and sideboards, cards on guard, agents that lie face down, an attack under way.
#[test]
fn twins_stay_twins() {
    let others = [
        "wizards-ask-explore",
        "wizards-ask-next-move",
        "wizards-ask-priority",
        "wizards-ask-route",
        "wizards-ask-sideboard",
    ];
    let asked = [&SECRET[..], &others].concat();
    let wanted = Twins { by_day: 500, in_full: 10_000, asked: &asked, secret: &SECRET, answered: &SECRET };
    proof::twins::<Wizards>(&(), concat!(env!("CARGO_MANIFEST_DIR"), "/twins"), wanted);
}

/// The same wherever a random game comes to such a question.
#[test]
fn what_goes_where_is_not_seen() {
    let table = Table { players: 2, options: &[] };
    proof::unseen_answers::<Wizards>(&(), &table, 40, &SECRET, &["wizards-ask-leftovers"]);
}
