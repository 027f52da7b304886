//! The odds of each level of bots against another: `docs/quest.md` has the whole table.

use canvas::{Strength, Strengths};

/// Of two players. The first seat is Sauron.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree arena quest --bots A,B --players 2 --games G --seed 1",
    date: "2026-11-30",
    shares: &[
        Strength::on(1, "hard", "fair", 67),
        Strength::on(2, "hard", "fair", 90),
        Strength::on(1, "fair", "hard", 10),
        Strength::on(2, "fair", "hard", 33),
        Strength::on(1, "fair", "random", 99),
        Strength::on(2, "fair", "random", 100),
        Strength::on(1, "random", "fair", 0),
        Strength::on(2, "random", "fair", 2),
    ],
};
