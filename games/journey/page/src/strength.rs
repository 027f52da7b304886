//! The odds of each level of bots against another: `docs/performance.md` has the whole table.

use canvas::{Strength, Strengths};

/// Of two players; a game in which all are eliminated is nobody's.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree arena journey --bots A,B --games 1000",
    date: "2026-11-21",
    shares: &[
        Strength::alike("hard", "random", 95),
        Strength::alike("hard", "easy", 91),
        Strength::alike("hard", "fair", 73),
        Strength::alike("fair", "easy", 69),
        Strength::alike("fair", "hard", 23),
        Strength::alike("easy", "random", 52),
        Strength::alike("easy", "fair", 17),
        Strength::alike("easy", "hard", 5),
        Strength::alike("random", "easy", 3),
        Strength::alike("random", "hard", 0),
    ],
};
