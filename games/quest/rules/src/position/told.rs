//! The table in lines, against which scenarios check.

use std::str::FromStr;

use table::lines::{Telling, asked, wins};

use super::{tell, written};
use crate::ids::{Bag, Corruption, Encounter, Face, Peril};
use crate::kinds::Action;
use crate::prelude::*;

/// Words of a text that name nothing, besides those that its lines begin with: of the phases, then of the others.
const WORDS: [&str; 30] = [
    "set-up",
    "next-round",
    "act",
    "action",
    "travel",
    "combat",
    "ambush",
    "sauron",
    "stack",
    "last",
    "rounds",
    "hurt",
    "kept",
    "weaker",
    "exhausted",
    "again",
    "influence",
    "revealed",
    "completed",
    "under",
    "top",
    "discarded",
    "return",
    "shadow",
    "dark",
    "talent",
    "no-ambush",
    "explored",
    "asked",
    "wins",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(state: &State, word: &str) -> bool {
    fn is<T: FromStr>(word: &str) -> bool {
        word.parse::<T>().is_ok()
    }
    let word = word.strip_prefix("own:").unwrap_or(word);
    let on_the_map = is::<Place>(word) || is::<Minion>(word) || is::<Character>(word) || is::<Who>(word);
    let tokens = is::<Bag>(word) || is::<Face>(word) || is::<Colour>(word) || is::<Item>(word);
    let sauron = is::<Plot>(word) || is::<Shadow>(word) || is::<Mission>(word) || is::<Happening>(word);
    let heroes = is::<Card>(word) || is::<Corruption>(word) || is::<Quest>(word) || is::<Encounter>(word);
    let others = is::<Peril>(word) || is::<Action>(word) || is::<Attribute>(word);
    let keys = || Telling::keys(|text| tell(state, text));
    WORDS.contains(&word) || on_the_map || tokens || sauron || heroes || others || keys().contains(&word)
}

/// The lines of the position; then what is asked, and who wins.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = written(state);
    let told = text.lines().filter(|line| !line.is_empty()).map(str::to_owned);
    let told = told.chain(asked::<MiddleEarthQuest>(state));
    told.chain(wins::<MiddleEarthQuest>(state)).collect()
}
