//! The table in lines: what scenarios look for.

use std::str::FromStr;

use table::lines::counted;
use table::{Game, Observer, Seat};

use super::{under_way, write};
use crate::War;
use crate::prelude::*;
use crate::tile::Tile;

/// Words of a text that name nothing.
const WORDS: [&str; 49] = [
    "players",
    "turn",
    "phase",
    "leading",
    "map",
    "at",
    "captured",
    "mixed",
    "acted",
    "alone",
    "acted-together",
    "casualties",
    "gone",
    "nation",
    "fellowship",
    "mordor",
    "progress",
    "hidden",
    "corruption",
    "guide",
    "company",
    "stirred",
    "dice",
    "hunt-box",
    "rings",
    "ring-used",
    "mouth-used",
    "must-hunt",
    "tiles",
    "drawn",
    "waiting",
    "added",
    "hand",
    "buried",
    "table",
    "discarded",
    "yes",
    "no",
    "at-war",
    "active",
    "passive",
    "actions",
    "recover",
    "declare",
    "points",
    "left",
    "asked",
    "wins",
    "cards",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(word: &str) -> bool {
    fn is<T: FromStr>(word: &str) -> bool {
        word.parse::<T>().is_ok()
    }
    let on_the_map = is::<Region>(word) || is::<Figure>(word) || is::<Character>(word) || is::<Nation>(word);
    let beside_it = is::<Side>(word) || is::<Face>(word) || is::<Card>(word) || is::<Tile>(word);
    WORDS.contains(&word) || under_way::KEYS.contains(&word) || on_the_map || beside_it
}

struct Text<'a>(&'a State);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write::write(self.0, f)
    }
}

/// The lines of the position; then what follows from them: points, reinforcements, what is asked, who wins.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = Text(state).to_string();
    let told = text
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let mut lines = told.map(str::to_owned).collect::<Vec<_>>();
    for side in Side::ALL {
        lines.push(format!("points {side}: {}", state.victory_points(side)));
    }
    for nation in Nation::ALL {
        let left = state.reserve[nation];
        let left = (0..3)
            .filter(|kind| left[*kind] > 0)
            .map(|kind| counted(left[kind], Figure::of(nation, kind)));
        lines.push(format!("left {nation}: {}", left.collect::<Vec<_>>().join(", ")));
    }
    let numbers = |seats: table::SeatSet| {
        seats
            .iter()
            .map(Seat::number)
            .map(|n| n.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    };
    let asked = War::asks(state);
    if let Some(first) = asked.first() {
        let prompt = War::prompt(state, Observer::Seat(first));
        let question = prompt.id.trim_start_matches("war-").trim_start_matches("ask-");
        lines.push(format!("asked {}: {question}", numbers(asked)));
    }
    if let Some(outcome) = War::outcome(state) {
        lines.push(format!("wins: {}", numbers(outcome.winners)));
    }
    lines
}
