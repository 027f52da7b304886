//! The card behind an effect.

use crate::ids::{Corruption, Encounter, Peril};
use crate::prelude::*;

/// The card that does something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Event(Happening),
    Encounter(Encounter),
    Peril(Peril),
    /// A shadow card.
    Shadow(Shadow),
    /// A corruption card.
    Corruption(Corruption),
    Plot(Plot),
    Quest(Quest),
    /// A character who is consulted.
    Character(Character),
}

impl Source {
    /// A message with the card's title as `card`.
    pub fn about(self, message: Message) -> Message {
        match self {
            Self::Event(card) => message.with("card", card),
            Self::Encounter(card) => message.with("card", card),
            Self::Peril(card) => message.with("card", card),
            Self::Shadow(card) => message.with("card", card),
            Self::Corruption(card) => message.with("card", card),
            Self::Plot(card) => message.with("card", card),
            Self::Quest(card) => message.with("card", card),
            Self::Character(card) => message.with("card", card),
        }
    }
}

impl State {
    /// A card and the discards of its deck go back into the deck. The card lies among the discards when it acts.
    pub fn reshuffle(&mut self, source: Source) {
        let decks = &mut self.decks;
        match source {
            Source::Encounter(card) => {
                let group = self.pack.encounter(card).group.index();
                decks.encounters_out[group].pour_into(&mut decks.encounters[group]);
            }
            Source::Peril(_) => decks.perils_out.pour_into(&mut decks.perils),
            Source::Corruption(_) => decks.corruption_out.pour_into(&mut decks.corruption),
            Source::Shadow(_) => decks.shadows_out.pour_into(&mut decks.shadows),
            Source::Event(card) => {
                let stage = self.pack.event(card).stage as usize;
                decks.events_out[stage].pour_into(&mut decks.events[stage]);
            }
            Source::Plot(_) | Source::Quest(_) | Source::Character(_) => {}
        }
    }
}
