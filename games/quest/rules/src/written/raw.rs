//! The files of a pack as they are written.

use serde::Deserialize;

macro_rules! raw {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug, Deserialize, serde::Serialize)]
        pub struct $name { $($(#[$field_meta])* #[allow(missing_docs)] pub $field: $type,)* }
    )*};
}

raw! {
    /// `map.toml`.
    Map { region: Vec<Region>, location: Vec<Location>, path: Vec<Path>, #[serde(default)] sea: Vec<Sea>, }
    /// A region.
    Region { id: String, card_group: String, }
    /// A place.
    Location {
        id: String,
        region: String,
        #[serde(rename = "type")] kind: String,
        #[serde(default)] perilous: bool,
        #[serde(default)] stronghold_capacity: u8,
    }
    /// A path between two places.
    Path { a: String, b: String, icon: String, number: u8, #[serde(default)] water: bool, }
    /// A lane at sea, for a Boat.
    Sea { a: String, b: String, number: u8, }
    /// `tracks.toml`.
    Tracks { story: Story, actions: Actions, pool: PoolTrack, }
    /// The story track: its last space, that of Shadow Falls, the first of each stage, and the steps of the heroes.
    Story { finale: u8, shadow_falls: u8, stages: [u8; 3], heroes: u8, }
    /// The action track: the worth of each space of a row.
    Actions { influence: [u8; 3], influence_to_pool: u8, draw: [u8; 3], command: [u8; 3], by_heroes: [u8; 3], }
    /// The Shadow Pool: its limit in each stage.
    PoolTrack { by_stage: [u8; 3], }
    /// `heroes.toml`.
    Heroes { hero: Vec<Hero>, }
    /// A hero.
    Hero {
        id: String,
        fortitude: u8,
        strength: u8,
        agility: u8,
        wisdom: u8,
        start: String,
        #[serde(default)] start_items: Vec<String>,
        #[serde(default)] talent: String,
    }
    /// `hero_cards.toml`, `skills.toml`, `combat_decks.toml`.
    Cards { card: Vec<Card>, }
    /// A card one fights with.
    Card {
        id: String,
        #[serde(default)] hero: Option<String>,
        #[serde(default)] deck: Option<String>,
        #[serde(rename = "type")] kind: String,
        attack: u8,
        defence: u8,
        strength_cost: u8,
        #[serde(default)] movement: Option<String>,
        count: u8,
        #[serde(default)] does: RawWords,
        #[serde(default)] odd: bool,
        #[serde(default)] unconfirmed: Vec<String>,
    }
    /// `characters.toml`.
    Characters { character: Vec<Character>, }
    /// A character.
    Character { id: String, favor: u8, #[serde(default)] does: RawWords, }
    /// `items.toml`.
    Items { item: Vec<Item>, }
    /// An item.
    Item { id: String, count: u8, #[serde(default)] unconfirmed: Vec<String>, }
    /// `monsters.toml`.
    Monsters { monster: Vec<Monster>, pile: Vec<Bag>, }
    /// A monster.
    Monster { id: String, health: u8, fortitude: u8, strength: u8, wisdom: u8, deck: String, #[serde(default)] unconfirmed: Vec<String>, }
    /// A pile of monster tokens.
    Bag { id: String, blank: u8, tokens: std::collections::BTreeMap<String, u8>, }
    /// `minions.toml`.
    Minions { minion: Vec<Minion>, }
    /// A minion.
    Minion {
        id: String,
        stage: u8,
        health: u8,
        fortitude: u8,
        strength: u8,
        wisdom: u8,
        deck: String,
        start: Vec<String>,
        #[serde(default = "one")] steps: u8,
    }
    /// `missions.toml`.
    Missions { mission: Vec<Mission>, }
    /// A mission.
    Mission { id: String, side: String, #[serde(default)] requires: String, #[serde(default)] unconfirmed: Vec<String>, }
    /// `plots.toml`.
    Plots { plot: Vec<Plot>, }
    /// A plot.
    Plot {
        id: String,
        kind: String,
        count: u8,
        shadow_pool_required: u8,
        discard_favor: u8,
        marker: String,
        advance: u8,
        #[serde(default)] affects: Affects,
        #[serde(default)] requires: String,
        #[serde(default)] does: RawWords,
        #[serde(default, rename = "while")] lasting: RawWords,
        #[serde(default)] setup: Option<PlotSetup>,
    }
    /// The set-up of a starting plot.
    PlotSetup {
        influence_per_stronghold: u8,
        influence_in_extension: u8,
        shadow_pool: u8,
        shadow_draw: u8,
        shadow_keep: u8,
        plot_draw: u8,
        plot_keep: u8,
    }
    /// `shadow_cards.toml`.
    Shadows { card: Vec<Shadow>, }
    /// A shadow card.
    Shadow { id: String, count: u8, shadow_pool_required: u8, #[serde(alias = "timing")] when: String, #[serde(default)] does: RawWords, }
    /// `events.toml`.
    Events { card: Vec<Event>, }
    /// An event.
    Event {
        id: String,
        stage: u8,
        priority: u8,
        #[serde(default)] event_token: Option<String>,
        characters: Vec<Arrival>,
        favor: Vec<String>,
        #[serde(default)] does: RawWords,
        #[serde(default)] odd: bool,
        #[serde(default)] story_marker_each_story_step: Option<String>,
        #[serde(default)] unconfirmed: Vec<String>,
    }
    /// A character an event brings.
    Arrival { character: String, location: String, }
    /// `encounters.toml`.
    Encounters { group: Vec<Group>, card: Vec<Encounter>, }
    /// A group of encounters.
    Group { id: String, }
    /// An encounter.
    Encounter {
        id: String,
        group: String,
        priority: u8,
        r#where: Affects,
        quest: bool,
        #[serde(default)] does: RawWords,
        #[serde(default)] setup: RawWords,
        #[serde(default)] task: String,
        #[serde(default)] reward: RawWords,
        #[serde(default)] unconfirmed: Vec<String>,
    }
    /// `perils.toml`.
    Perils { card: Vec<Peril>, }
    /// A peril.
    Peril { id: String, count: u8, r#where: Affects, #[serde(default)] does: RawWords, #[serde(default)] unconfirmed: Vec<String>, }
    /// `corruption.toml`.
    Corruptions { card: Vec<Corruption>, }
    /// A corruption card.
    Corruption { id: String, count: u8, discard_favor: u8, #[serde(default)] does: RawWords, #[serde(default, rename = "while")] burden: String, #[serde(default)] unconfirmed: Vec<String>, }
    /// `quests.toml`.
    Quests { quest: Vec<Quest>, }
    /// A hero's quest.
    Quest {
        id: String,
        hero: String,
        kind: String,
        #[serde(default)] task: String,
        #[serde(default)] setup: RawWords,
        #[serde(default)] reward: RawWords,
    }
}

/// One text or several.
#[derive(Clone, PartialEq, Debug, Deserialize, serde::Serialize, Default)]
#[serde(untagged)]
pub enum RawWords {
    #[default]
    None,
    One(String),
    /// Several.
    Many(Vec<String>),
}

impl RawWords {
    /// One by one; empty ones do not count.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let all: &[String] = match self {
            Self::None => &[],
            Self::One(word) => std::slice::from_ref(word),
            Self::Many(words) => words,
        };
        all.iter().map(String::as_str).filter(|word| !word.is_empty())
    }
}

/// The places where a card applies: several areas are one.
pub type Affects = RawWords;

const fn one() -> u8 {
    1
}
