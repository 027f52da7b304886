//! The cards of the box: the texts of characters, events and chapters.

use std::collections::BTreeMap;

pub use cardlang::pack::Source;
use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};
use crate::character::{Character, CharacterSet};
use crate::goal::Goal;

use super::action::Action;
use super::effect::Effect;

cardlang::words! {
    /// Something special a character can do while cards are played.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    pub enum Ability: "ability" said "tricks-ability-" {
        /// Plays one trick late: lays a card under the token and plays the one that lay there (LDT-C22.2).
        "pending" => Pending,
        /// May follow with Fatigue (LDT-C35.5).
        "follows_with_fatigue" => FollowsWithFatigue,
        /// The same, in the solitary game only.
        "follows_with_fatigue_solo" => FollowsWithFatigueSolo,
        /// Need not follow suit.
        "ignores_suit" => IgnoresSuit,
        /// May lead Rings at any time.
        "leads_rings" => LeadsRings,
        /// One of a pair whose identities are hidden (LDT-C23.2).
        "masked" => Masked,
        /// Its success lays the Orcs it won under Gimli (LDT-C25.3).
        "gives_orcs" => GivesOrcs,
        /// Orcs lie under it until it succeeds (LDT-C25.3).
        "takes_orcs" => TakesOrcs,
    }
}

/// The list of the endless road that a character is on (LDT-11.2, LDT-11.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Endless {
    /// This game's list.
    Towers,
    /// The earlier game's list.
    Fellowship,
}

/// A character's card.
#[derive(Clone, PartialEq, Debug)]
pub struct CharacterCard {
    pub id: Character,
    /// The objective for two and three players, and for four and one.
    pub goal: [Goal; 2],
    /// The goal that completes the character, if not the objective itself (LDT-C33.2).
    pub complete: Option<Goal>,
    /// The actions while setting up.
    pub setup: Vec<Action>,
    /// Leads the first trick.
    pub leads: bool,
    /// Cards it may not exchange.
    pub keeps: CardSet,
    /// Further abilities.
    pub abilities: Vec<Ability>,
    /// Its list of the endless road.
    pub endless: Option<Endless>,
    /// The source of each field.
    pub sources: BTreeMap<String, Source>,
}

/// An event's card.
#[derive(Clone, PartialEq, Debug)]
pub struct EventCard {
    pub id: &'static str,
    /// The effects, in order.
    pub effects: Vec<Effect>,
    /// The source of the text.
    pub source: Source,
}

/// A chapter's card, and the round sheet that belongs to it.
#[derive(Clone, PartialEq, Debug)]
pub struct ChapterCard {
    /// 19 to 36.
    pub number: u8,
    /// Is it played until every character is completed (LDT-6.7)?
    pub long: bool,
    pub roster: CharacterSet,
    /// Those that must be chosen.
    pub starred: CharacterSet,
    /// The card whose holder is assigned first, and that holder's character.
    pub first: (Card, Character),
    pub deck: CardSet,
    /// Cards dealt to a hand of two or three players, and of four or one.
    pub deal: [u8; 2],
    /// Is a lost card dealt?
    pub lost: bool,
    pub events: Vec<&'static str>,
    /// Its rounds, when they are laid down.
    pub rounds: Vec<RoundCard>,
    /// Its groups, with three and with four.
    pub groups: [Vec<CharacterSet>; 2],
    /// The rows of the pyramid, from the top.
    pub pyramid: [u8; 3],
    /// The number of pyramid cards dealt before the Towers are shuffled in (LDT-C21.4).
    pub pyramid_before_towers: u8,
    /// Cards among the first hands of the solitary game, besides the special ones (LDT-C20.3).
    pub solo: CardSet,
    /// Second part: Rings and Fatigue?
    pub second: bool,
    /// The source of each field.
    pub sources: BTreeMap<String, Source>,
}

/// A round that is laid down (LDT-C25.1).
#[derive(Clone, PartialEq, Debug)]
pub struct RoundCard {
    /// Orcs in the deck.
    pub orcs: u8,
    /// Cards dealt.
    pub deal: [u8; 2],
    /// Events of this round only.
    pub events: Vec<&'static str>,
}

/// The events the program has names for.
const EVENTS: &[(&str, &str)] = &[
    ("wormtongues_counsel", "tricks-event-wormtongues_counsel"),
    ("helms_deep", "tricks-event-helms_deep"),
    ("sound_the_horn", "tricks-event-sound_the_horn"),
    ("palantir", "tricks-event-palantir"),
    ("shadow_of_barad_dur", "tricks-event-shadow_of_barad_dur"),
    ("tower", "tricks-event-tower"),
    ("dead_marshes", "tricks-event-dead_marshes"),
    ("black_gate", "tricks-event-black_gate"),
    ("winged_wraiths", "tricks-event-winged_wraiths"),
    ("host_of_sauron", "tricks-event-host_of_sauron"),
    ("henneth_annun", "tricks-event-henneth_annun"),
    ("the_stair", "tricks-event-the_stair"),
    ("the_stair_both", "tricks-event-the_stair_both"),
    ("at_once", "tricks-event-at_once"),
    ("light_of_earendil", "tricks-event-light_of_earendil"),
    ("samwise_choice", "tricks-event-samwise_choice"),
];

/// An event's name in words.
pub fn event_term(id: &str) -> &'static str {
    let known = EVENTS.iter().find(|(known, _)| *known == id);
    known.map_or("tricks-event-unknown", |(_, term)| term)
}

/// The ids of all known events.
pub(crate) fn event_ids() -> impl Iterator<Item = &'static str> {
    EVENTS.iter().map(|(id, _)| *id)
}

/// The id of a known event, to keep.
pub(crate) fn event_id(id: &str) -> Option<&'static str> {
    EVENTS.iter().find(|(known, _)| *known == id).map(|(known, _)| *known)
}
