//! The odds of each level of bots against another: `docs/wizards.md` has the whole table.

use canvas::{Strength, Strengths};

/// With the starter decks; a draw counts half.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree arena wizards --bots A,B --games 400",
    date: "2026-11-22",
    shares: &[
        Strength::alike("hard", "fair", 63),
        Strength::alike("fair", "random", 99),
        Strength::alike("fair", "hard", 37),
        Strength::alike("random", "fair", 1),
    ],
};
