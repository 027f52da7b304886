//! The table in lines: what scenarios look for.

use std::str::FromStr;

use table::{Game, Observer};

use super::write;
use crate::MiddleEarthQuest;
use crate::ids::{
    Bag, Card, Character, Corruption, Encounter, Face, Happening, Item, Minion, Mission, Peril, Place, Plot,
    Quest, Shadow, Who,
};
use crate::kinds::{Action, Attribute, Colour};
use crate::state::State;

/// Words of a text that name nothing.
const WORDS: [&str; 59] = [
    "players",
    "option",
    "heroes",
    "round",
    "phase",
    "missions",
    "story",
    "entered",
    "event",
    "trust",
    "at",
    "monster",
    "gone",
    "waiting",
    "wounds",
    "hero",
    "levels",
    "favor",
    "influence",
    "items",
    "quests",
    "quest-line",
    "revealed",
    "completed",
    "corruption",
    "hand",
    "open",
    "rest",
    "damage",
    "skills",
    "shown",
    "pool",
    "track",
    "plot",
    "plots",
    "under",
    "top",
    "discarded",
    "shadows",
    "late",
    "ringwraiths",
    "return",
    "events",
    "encounters",
    "perils",
    "monsters",
    "turn",
    "shadow",
    "dark",
    "talent",
    "no-ambush",
    "explored",
    "moved",
    "moves",
    "perilous",
    "gained",
    "fresh",
    "asked",
    "wins",
];

/// Is this a word of a text about a table?
pub(crate) fn knows(word: &str) -> bool {
    fn is<T: FromStr>(word: &str) -> bool {
        word.parse::<T>().is_ok()
    }
    let word = word.strip_prefix("own:").unwrap_or(word);
    let on_the_map = is::<Place>(word) || is::<Minion>(word) || is::<Character>(word) || is::<Who>(word);
    let tokens = is::<Bag>(word) || is::<Face>(word) || is::<Colour>(word) || is::<Item>(word);
    let sauron = is::<Plot>(word) || is::<Shadow>(word) || is::<Mission>(word) || is::<Happening>(word);
    let heroes = is::<Card>(word) || is::<Corruption>(word) || is::<Quest>(word) || is::<Encounter>(word);
    let others = is::<Peril>(word) || is::<Action>(word) || is::<Attribute>(word);
    WORDS.contains(&word) || on_the_map || tokens || sauron || heroes || others
}

struct Text<'a>(&'a State);

impl std::fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write::write(self.0, f)
    }
}

/// The lines of the position; then what is asked, and who wins.
pub(crate) fn lines(state: &State) -> Vec<String> {
    let text = Text(state).to_string();
    let mut lines = text
        .lines()
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect::<Vec<_>>();
    let numbers = |seats: table::SeatSet| {
        let numbers = seats.iter().map(|seat| seat.number().to_string());
        numbers.collect::<Vec<_>>().join(" ")
    };
    let asked = MiddleEarthQuest::asks(state);
    if let Some(first) = asked.first() {
        let prompt = MiddleEarthQuest::prompt(state, Observer::Seat(first));
        let question = prompt.id.trim_start_matches("quest-").trim_start_matches("ask-");
        lines.push(format!("asked {}: {question}", numbers(asked)));
    }
    if let Some(outcome) = MiddleEarthQuest::outcome(state) {
        lines.push(format!("wins: {}", numbers(outcome.winners)));
    }
    lines
}
