//! The data files as they are written.

use std::collections::BTreeMap;
use std::fmt;

use cardlang::pack::{Record, Text};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserializer, SeqAccess, Visitor};
use table::Names;

use super::words::{Duration, ItemClass, Keyword, Race, RegionKind, SiteKind, Skill, Slot};
use crate::prelude::*;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Card {
    #[allow(dead_code)] // The entry has it.
    pub id: String,
    pub number: String,
    pub name: Names,
    #[serde(default)]
    pub unique: bool,
    pub race: Option<Race>,
    pub second_race: Option<Race>,
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
    pub home: Vec<Text>,
    pub class: Option<ItemClass>,
    pub slot: Option<Slot>,
    #[serde(default)]
    pub keywords: Vec<Keyword>,
    #[serde(default)]
    pub at: Vec<Text>,
    #[serde(default, rename = "in")]
    pub in_regions: Vec<Text>,
    #[serde(default)]
    pub influence: i8,
    #[serde(default)]
    pub modifiers: BTreeMap<Race, i8>,
    pub duration: Option<Duration>,
    pub strikes: Option<Strikes>,
    pub attacks: Option<u8>,
    #[serde(default)]
    pub keys: Vec<Text>,
    /// The attacks faced by a company that rescues its prisoners.
    #[serde(default)]
    pub rescue: Vec<Attack>,
    pub also: Option<Also>,
    #[serde(default)]
    pub flags: Vec<Text>,
    pub or_event: Option<Duration>,
    /// Does it not count against the hazard limit?
    #[serde(default)]
    pub free: bool,
    #[serde(default)]
    pub has: Vec<Text>,
    #[serde(default)]
    pub modes: Vec<RawMode>,
    #[serde(default)]
    pub uses: Vec<RawMode>,
    #[serde(default)]
    pub on: Vec<RawTrigger>,
    /// Conditions for playing it at a site.
    #[serde(default)]
    pub needs: Vec<Text>,
    /// The being of which it is a manifestation.
    pub being: Option<String>,
    #[serde(default)]
    pub leaves: Vec<Text>,
    pub limit: Option<Text>,
    pub odd: Option<String>,
    pub missing: Option<String>,
}

impl Record for Card {
    /// The first of its tables: cards stand by their kind, in eight of them.
    const TABLE: &'static str = "character";
}

/// `strikes = 3`, `strikes = "each"`.
#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Strikes {
    Number(u8),
    Each(Each),
}

/// Further keys of a creature; or the other sort of card it may be.
pub(super) enum Also {
    Keys(Vec<RawKey>),
    Resource,
}

/// A hand-written reader, so that the texts of a key know their place.
impl<'de> Deserialize<'de> for Also {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Also;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of keys, or \"resource\"")
            }

            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Also, E> {
                match word {
                    "resource" => Ok(Also::Resource),
                    other => Err(E::unknown_variant(other, &["resource"])),
                }
            }

            fn visit_seq<A: SeqAccess<'de>>(self, keys: A) -> Result<Also, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(keys)).map(Also::Keys)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawKey {
    #[serde(default)]
    pub at: Vec<Text>,
    #[serde(default)]
    pub regions: Vec<Text>,
    #[serde(default)]
    pub sites_in: Vec<Text>,
    /// Sites, on the way from one of which to the other it may be played.
    #[serde(default)]
    pub between: Vec<Text>,
    pub sites: Option<Sites>,
    /// Symbols, as in `keys`.
    #[serde(default)]
    pub keys: Vec<Text>,
    /// Sites of this kind.
    pub kind: Option<Text>,
    /// Does it need no key then?
    #[serde(default)]
    pub free: bool,
    #[serde(rename = "if")]
    pub test: Option<Text>,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(super) enum Sites {
    Any(AnySite),
    Kinds(Vec<SiteKind>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMode {
    pub when: Text,
    pub by: Option<Text>,
    pub target: Option<Text>,
    #[serde(default, rename = "if")]
    pub tests: Vec<Text>,
    #[serde(default)]
    pub cost: Vec<Text>,
    #[serde(default)]
    pub does: Vec<Text>,
    pub stays: Option<Text>,
    pub limit: Option<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTrigger {
    pub event: Text,
    #[serde(default, rename = "if")]
    pub tests: Vec<Text>,
    #[serde(default)]
    pub does: Vec<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSite {
    #[allow(dead_code)] // The entry has it.
    pub id: String,
    pub number: String,
    pub name: Names,
    #[serde(default)]
    pub said: Option<String>,
    #[serde(rename = "type")]
    pub kind: SiteKind,
    pub region: Option<Text>,
    pub haven: Option<Text>,
    pub path: Option<Text>,
    #[serde(default)]
    pub paths: BTreeMap<String, Text>,
    pub road: Option<Text>,
    /// The kind of region, in each of which there is a copy, of an event used as a site.
    pub each: Option<RegionKind>,
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
    /// The automatic-attacks of the site's card for minions.
    #[serde(default)]
    pub defenders: Vec<Attack>,
    #[serde(default)]
    pub hoard: bool,
    /// Is it called a hold of the Dwarves?
    #[serde(default)]
    pub dwarf_hold: bool,
    #[serde(default)]
    pub under_deeps: bool,
    #[serde(default)]
    pub adjacent: BTreeMap<String, u8>,
    #[serde(default)]
    pub has: Vec<Text>,
    #[serde(default)]
    #[allow(dead_code)] // Said for people.
    pub odd: Option<String>,
}

impl Record for RawSite {
    const TABLE: &'static str = "site";
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
    /// Does the attacker choose who faces the strikes?
    #[serde(default)]
    pub attacker_chooses: bool,
    /// Can nothing cancel it?
    #[serde(default)]
    pub firm: bool,
    /// Symbols, one of which a creature has to be keyed to that attacks from the opponent's hand.
    #[serde(default)]
    pub from_hand: Vec<Text>,
    /// Is that creature the site's own in all ways: one that is unique, too, and discarded if it is defeated?
    #[serde(default)]
    pub own: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRegion {
    #[allow(dead_code)] // The entry has it.
    pub id: String,
    pub number: String,
    pub name: Names,
    #[serde(rename = "type")]
    pub kind: RegionKind,
    pub adjacent: Vec<Text>,
}

impl Record for RawRegion {
    const TABLE: &'static str = "region";
}

/// One strike for every character.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Each {
    Each,
}

/// Sites of any kind.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum AnySite {
    Any,
}
