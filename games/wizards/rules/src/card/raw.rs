//! The data files as they are written.

use std::collections::BTreeMap;

use serde::Deserialize;

use table::Names;

use super::words::{Duration, ItemClass, Keyword, Race, RegionKind, SiteKind, Skill, Slot};

/// One file: whichever lists it has.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct File {
    pub character: Vec<Card>,
    pub agent: Vec<Card>,
    pub item: Vec<Card>,
    pub ally: Vec<Card>,
    pub faction: Vec<Card>,
    pub resource: Vec<Card>,
    pub creature: Vec<Card>,
    pub hazard: Vec<Card>,
    pub site: Vec<Site>,
    pub region: Vec<Region>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    pub id: String,
    pub number: String,
    pub name: Names,
    #[serde(default)]
    pub unique: bool,
    pub race: Option<Race>,
    #[serde(default)]
    pub skills: Vec<Skill>,
    pub mind: Option<i8>,
    #[serde(default)]
    pub direct_influence: i8,
    #[serde(default)]
    pub prowess: i8,
    #[serde(default)]
    pub body: i8,
    #[serde(default)]
    pub points: i8,
    #[serde(default)]
    pub corruption: i8,
    pub removal: Option<i8>,
    #[serde(default)]
    pub home: Vec<String>,
    pub class: Option<ItemClass>,
    pub slot: Option<Slot>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    #[serde(default)]
    pub at: Vec<String>,
    #[serde(default, rename = "in")]
    pub in_regions: Vec<String>,
    #[serde(default)]
    pub influence: i8,
    #[serde(default)]
    pub modifiers: BTreeMap<Race, i8>,
    pub duration: Option<Duration>,
    pub strikes: Option<Strikes>,
    pub attacks: Option<u8>,
    #[serde(default)]
    pub keys: Vec<String>,
    /// What whoever rescues its prisoners faces.
    #[serde(default)]
    pub rescue: Vec<Attack>,
    pub also: Option<Also>,
    #[serde(default)]
    pub flags: Vec<String>,
    pub or_event: Option<Duration>,
    /// Does it not count against the hazard limit?
    #[serde(default)]
    pub free: bool,
    #[serde(default)]
    pub has: Vec<String>,
    #[serde(default)]
    pub modes: Vec<Mode>,
    #[serde(default)]
    pub uses: Vec<Mode>,
    #[serde(default)]
    pub on: Vec<Trigger>,
    /// What must hold for it to be played at a site.
    #[serde(default)]
    pub needs: Vec<String>,
    /// The being of which it is a manifestation.
    pub being: Option<String>,
    #[serde(default)]
    pub leaves: Vec<String>,
    pub limit: Option<String>,
    pub odd: Option<String>,
    pub missing: Option<String>,
}

/// `strikes = 3`, `strikes = "each"`.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Strikes {
    Number(u8),
    Each(Each),
}

/// Further keys of a creature; or the other sort of card it may be.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Also {
    Keys(Vec<Key>),
    Sort(Sort),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Key {
    #[serde(default)]
    pub at: Vec<String>,
    #[serde(default)]
    pub regions: Vec<String>,
    #[serde(default)]
    pub sites_in: Vec<String>,
    /// On the way from the one of these sites to the other.
    #[serde(default)]
    pub between: Vec<String>,
    pub sites: Option<Sites>,
    #[serde(rename = "if")]
    pub test: Option<String>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Sites {
    Any(AnySite),
    Kinds(Vec<SiteKind>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Mode {
    pub when: String,
    pub by: Option<String>,
    pub target: Option<String>,
    #[serde(default, rename = "if")]
    pub tests: Vec<String>,
    #[serde(default)]
    pub cost: Vec<String>,
    #[serde(default)]
    pub does: Vec<String>,
    pub stays: Option<String>,
    pub limit: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Trigger {
    pub event: String,
    #[serde(default, rename = "if")]
    pub tests: Vec<String>,
    #[serde(default)]
    pub does: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Site {
    pub id: String,
    pub number: String,
    pub name: Names,
    #[serde(rename = "type")]
    pub kind: SiteKind,
    pub region: Option<String>,
    pub haven: Option<String>,
    #[serde(default)]
    pub path: String,
    #[serde(default)]
    pub paths: BTreeMap<String, String>,
    #[serde(default)]
    pub road: String,
    pub draws: u8,
    pub opponent_draws: u8,
    #[serde(default)]
    pub items: Vec<ItemClass>,
    #[serde(default)]
    pub only: BTreeMap<ItemClass, String>,
    #[serde(default)]
    pub information: bool,
    #[serde(default)]
    pub attacks: Vec<Attack>,
    #[serde(default)]
    pub hoard: bool,
    #[serde(default)]
    pub under_deeps: bool,
    #[serde(default)]
    pub adjacent: BTreeMap<String, u8>,
    #[serde(default)]
    pub has: Vec<String>,
    #[serde(default)]
    #[allow(dead_code)] // Said for people.
    pub odd: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attack {
    pub race: Option<Race>,
    pub strikes: Option<Strikes>,
    #[serde(default)]
    pub prowess: i8,
    pub wound_check: Option<i8>,
    #[serde(default)]
    pub detainment: bool,
    pub from_hand: Option<SiteKind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Region {
    pub id: String,
    pub number: String,
    pub name: Names,
    #[serde(rename = "type")]
    pub kind: RegionKind,
    pub adjacent: Vec<String>,
}

/// One strike for every character.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Each {
    Each,
}

/// The other sort of card that it may be.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Sort {
    Resource,
}

/// Sites of any kind.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnySite {
    Any,
}
