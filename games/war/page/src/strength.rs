//! How often each level of bots wins against another: `docs/performance.md` has the whole table.

use canvas::{Strength, Strengths};

/// Of two players. The first seat is the Free Peoples.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree simulate war --bots A,B --games 400 --seed 1",
    date: "2026-11-21",
    shares: &[
        Strength::on(1, "hard", "random", 100),
        Strength::on(2, "hard", "random", 100),
        Strength::on(1, "hard", "fair", 76),
        Strength::on(2, "hard", "fair", 93),
        Strength::on(1, "fair", "hard", 7),
        Strength::on(2, "fair", "hard", 24),
        Strength::on(1, "random", "hard", 0),
        Strength::on(2, "random", "hard", 0),
    ],
};
