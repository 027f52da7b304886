//! A table for one (chapter 34): hazards only from across, and a goal of points within a number of turns.

use serde::{Deserialize, Serialize};
use table::{Clause, GameOption, Seat};

/// The goal of one who plays alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Alone {
    /// Victory points, at the Council.
    pub points: u8,
    pub turns: u8,
}

impl Alone {
    /// The seat that travels. The other seat has hazards only.
    pub(crate) const SEAT: Seat = Seat::new(0);

    pub(crate) fn options() -> Vec<GameOption> {
        let option = |id, values: &[&str], default: &str, clause| GameOption {
            id,
            values: values.iter().map(|value| (*value).to_owned()).collect(),
            default: default.to_owned(),
            clause: Some(Clause(clause)),
        };
        vec![
            option("alone", &["no", "yes"], "no", "SATM-34.1"),
            option("goal", &["12", "16", "20", "24"], "16", "SATM-34.3"),
            option("turns", &["8", "10", "12", "15"], "10", "SATM-34.3"),
        ]
    }

    pub(crate) fn chosen<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Option<Self> {
        let number = |id| value(id)?.parse().ok();
        let goal = Self { points: number("goal")?, turns: number("turns")? };
        (value("alone") == Some("yes")).then_some(goal)
    }
}
