//! How often each level of bots wins against another: `docs/quest.md` has the whole table.

use canvas::{Strength, Strengths};

/// Of two players. The first seat is Sauron.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree arena quest --bots A,B --players 2 --games 400 --seed 1",
    date: "2026-11-22",
    shares: &[
        Strength::on(1, "hard", "fair", 86),
        Strength::on(2, "hard", "fair", 86),
        Strength::on(1, "fair", "hard", 14),
        Strength::on(2, "fair", "hard", 14),
        Strength::on(1, "fair", "random", 99),
        Strength::on(2, "fair", "random", 100),
        Strength::on(1, "random", "fair", 1),
        Strength::on(2, "random", "fair", 2),
    ],
};
