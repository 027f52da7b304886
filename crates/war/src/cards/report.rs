//! What is known of the 96 cards: an honest count.

use serde::Serialize;

use super::book::entry;
use crate::card::Card;

/// How many cards there are, and how many can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    /// Cards with facts in the data file.
    pub known: usize,
    /// Cards whose event does something, at once or from the table.
    pub events: usize,
    /// Cards with a use in combat.
    pub combat: usize,
}

/// Counts the cards. Every combat use is a variant that the battle must handle, so that the compiler counts those.
pub fn report() -> Report {
    let all = Card::all();
    Report {
        known: all.clone().filter(|card| !card.facts().en.is_empty()).count(),
        events: all
            .clone()
            .filter(|card| card.facts().table || !entry(*card).effects.is_empty())
            .count(),
        combat: all.filter(|card| !card.facts().first.is_empty()).count(),
    }
}
