//! The tasks of quests, the lasting effects of plots, and the moments of shadow cards.

use super::Inner;
use crate::ids::{Character, Minion, Monster, Place};
use crate::kinds::Attribute;

cardlang::ops! {
    /// A task that completes a quest.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Task: "task" said "quest-task-" {
        /// Explore this place.
        "explore" => Explore { place: Place },
        /// Defeat this monster, which waits at this place instead of an encounter.
        "defeat" => Defeat { foe: Monster, place: Place },
        /// Fight this minion, whatever the end.
        "combat" => Combat { foe: Minion },
        /// One of them.
        "either" => Either { one: Box<Task>, other: Box<Task> },
    }
}

impl Task {
    /// The tasks of which any completes it.
    pub fn parts(&self) -> Vec<&Self> {
        match self {
            Self::Either { one, other } => [one.parts(), other.parts()].concat(),
            one => vec![one],
        }
    }
}

cardlang::ops! {
    /// An effect that lasts as long as its plot is active.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Lasting: "thing that lasts" said "quest-lasting-" {
        /// The affected place is perilous.
        "perilous" => Perilous,
        /// No rest and no encounters in the affected haven.
        "no_rest" => NoRest,
        /// A hero who consults this character gains a corruption card.
        "taints" => Taints { who: Character },
        /// Sauron may treat monsters in Rohan as Uruk-hai.
        "uruks" => Uruks,
    }
}

cardlang::words! {
    /// When a shadow card may be played.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Moment: "moment" said "quest-when-" {
        /// The start of a hero's turn.
        "turn_start" => TurnStart,
        /// The start of a hero's turn, not in a haven.
        "turn_start_wild" => TurnStartWild,
        /// After a hero has entered a place that is no haven.
        "entering" => Entering,
        /// The start of a combat.
        "combat" => Combat,
        /// The start of a combat with a minion.
        "combat_minion" => CombatMinion,
        /// After a hero was defeated.
        "defeat" => Defeat,
        /// Sauron's Action step.
        "action" => Action,
    }
}

cardlang::ops! {
    /// An effect of a corruption card as long as a hero has it.
    #[derive(Clone, PartialEq, Debug)]
    pub enum Burden: "burden" said "quest-burden-" {
        /// Something happens when Sauron has drawn peril cards in this hero's turn.
        "perils_drawn" => PerilsDrawn { does: Inner },
        /// An encounter card less.
        "fewer_encounters" => FewerEncounters,
        /// The hand is limited.
        "hand_at_most" => HandAtMost { cards: u8 },
        /// An attribute is less by 1.
        "weaker" => Weaker { attribute: Attribute },
        /// Favor is limited.
        "favor_at_most" => FavorAtMost { tokens: u8 },
        /// No characters, no trade.
        "alone" => Alone,
        /// Steps of travel a turn are limited.
        "travel_at_most" => TravelAtMost { steps: u8 },
        /// Favor gained a turn is limited.
        "favor_a_turn" => FavorATurn { tokens: u8 },
        /// Something happens at the start of each combat.
        "combat_start" => CombatStart { does: Inner },
        /// Something happens when Sauron plays a shadow card in this hero's turn.
        "shadow_played" => ShadowPlayed { does: Inner },
        /// Sauron's marker goes 2 instead of 1.
        "double_story" => DoubleStory,
    }
}

impl Burden {
    /// The effect when its moment comes; `None` if it only limits.
    pub(crate) fn does(&mut self) -> Option<&mut Inner> {
        match self {
            Self::CombatStart { does } | Self::ShadowPlayed { does } | Self::PerilsDrawn { does } => {
                Some(does)
            }
            _ => None,
        }
    }
}
