//! The table in lines, against which scenarios check.

use std::str::FromStr;

use table::lines::{Telling, asked, counted, wins};

use super::{MOMENTS, tell, written};
use crate::War;
use crate::prelude::*;
use crate::tile::Tile;

/// Words of a text that name nothing, besides those that its lines begin with and those of the moments of a turn.
const WORDS: [&str; 14] = [
    "alone", "drawn", "waiting", "added", "yes", "no", "at-war", "active", "passive", "points", "left",
    "asked", "wins", "cards",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(state: &State, word: &str) -> bool {
    fn is<T: FromStr>(word: &str) -> bool {
        word.parse::<T>().is_ok()
    }
    let on_the_map = is::<Region>(word) || is::<Figure>(word) || is::<Character>(word) || is::<Nation>(word);
    let beside_it = is::<Side>(word) || is::<Face>(word) || is::<Card>(word) || is::<Tile>(word);
    let moment = || MOMENTS.iter().any(|(name, _)| name.split(' ').next() == Some(word));
    let keys = || Telling::keys(|text| tell(state, text));
    WORDS.contains(&word) || on_the_map || beside_it || moment() || keys().contains(&word)
}

/// The lines of the position; then the values that follow from them: points, reinforcements, the open
/// question, the winners.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = written(state);
    let says = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let told = text.lines().filter(says).map(str::to_owned);
    let points = Side::ALL.map(|side| format!("points {side}: {}", state.victory_points(side)));
    let left = Nation::ALL.map(|nation| {
        let left = (0..3).filter_map(|kind| {
            let count = state.reserve[nation][kind];
            (count > 0).then(|| counted(count, Figure::of(nation, kind)))
        });
        format!("left {nation}: {}", left.collect::<Vec<_>>().join(", "))
    });
    let lines = told.chain(points).chain(left).chain(asked::<War>(state));
    lines.chain(wins::<War>(state)).collect()
}
