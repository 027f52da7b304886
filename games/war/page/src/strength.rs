//! The odds of each level of bots against another: `docs/performance.md` has the whole table.

use canvas::{Strength, Strengths};

/// Of two players. The first seat is the Free Peoples.
pub(crate) const STRENGTHS: Strengths = Strengths {
    command: "bree simulate war --bots A,B --games 400 --seed 1",
    date: "2026-11-30",
    shares: &[
        Strength::on(1, "fair", "easy", 66),
        Strength::on(2, "fair", "easy", 66),
        Strength::on(1, "fair", "random", 97),
        Strength::on(2, "fair", "random", 100),
        Strength::on(1, "easy", "fair", 34),
        Strength::on(2, "easy", "fair", 34),
        Strength::on(1, "easy", "random", 85),
        Strength::on(2, "easy", "random", 100),
        Strength::on(1, "random", "fair", 0),
        Strength::on(2, "random", "fair", 3),
        Strength::on(1, "random", "easy", 0),
        Strength::on(2, "random", "easy", 15),
    ],
};
