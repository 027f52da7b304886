//! The spelling of a deck's sites. Most decks hold every site there is: whole sets are told by their letters and numbers, as
//! `TW 69 TD 9`, for each the first so many of the book. So a new site stands after those of its set.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{SETS, SiteSet, set_of};
use crate::ids::SiteId;

pub(super) fn serialize<S: Serializer>(sites: &SiteSet, serializer: S) -> Result<S::Ok, S::Error> {
    match word(*sites) {
        Some(word) => serializer.serialize_str(&word),
        None => sites.serialize(serializer),
    }
}

pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<SiteSet, D::Error> {
    match Spelled::deserialize(deserializer)? {
        Spelled::Sites(sites) => Ok(sites),
        Spelled::Word(word) => {
            read(&word).ok_or_else(|| D::Error::custom(format!("'{word}' are no sites of whole sets")))
        }
    }
}

/// Sites as they were kept at first, or as they are kept now.
#[derive(Deserialize)]
#[serde(untagged)]
enum Spelled {
    Sites(SiteSet),
    Word(String),
}

/// The sites of a set, in the order of the book.
fn of_set(set: &str) -> impl Iterator<Item = SiteId> {
    SiteId::all().filter(move |site| set_of(&site.get().number) == set)
}

/// The word for these sites, if they are those of whole sets.
fn word(sites: SiteSet) -> Option<String> {
    let count = |set: &str| of_set(set).filter(|site| sites.has(*site)).count();
    let held = SETS.into_iter().map(|set| (set, count(set))).filter(|(_, count)| *count > 0);
    let word = held.map(|(set, count)| format!("{set} {count}")).collect::<Vec<_>>().join(" ");
    // A set of which only some are held would be told by the first of them.
    let whole = !word.is_empty() && read(&word) == Some(sites);
    whole.then_some(word)
}

/// The sites that such a word is for.
fn read(word: &str) -> Option<SiteSet> {
    let mut sites = SiteSet::EMPTY;
    let mut words = word.split(' ');
    while let Some(set) = words.next() {
        let count = words.next()?.parse::<usize>().ok()?;
        let first = of_set(set).take(count).collect::<Vec<_>>();
        if first.len() < count {
            return None;
        }
        first.into_iter().for_each(|site| sites.add(site));
    }
    Some(sites)
}
