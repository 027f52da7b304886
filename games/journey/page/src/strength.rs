//! The odds of each level of bots against another: `docs/performance.md` has the whole table.

use canvas::{Strength, Strengths};

/// Of two players; a game in which all are eliminated is nobody's.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree arena journey --bots A,B --games 1000",
    date: "2026-11-30",
    shares: &[
        Strength::alike("hard", "random", 95),
        Strength::alike("hard", "easy", 78),
        Strength::alike("hard", "fair", 63),
        Strength::alike("fair", "easy", 65),
        Strength::alike("fair", "hard", 35),
        Strength::alike("easy", "random", 74),
        Strength::alike("easy", "fair", 29),
        Strength::alike("easy", "hard", 18),
        Strength::alike("random", "easy", 3),
        Strength::alike("random", "hard", 0),
    ],
};
