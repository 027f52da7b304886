//! The odds of each level of bots against another: `docs/wizards.md` has the whole table.

use canvas::{Strength, Strengths};

/// With the starter decks; a draw counts half.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree arena wizards --bots A,B --games 400",
    date: "2026-11-30",
    shares: &[
        Strength::alike("hard", "fair", 82),
        Strength::alike("fair", "random", 100),
        Strength::alike("fair", "hard", 18),
        Strength::alike("random", "fair", 0),
    ],
};
