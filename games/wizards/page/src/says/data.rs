//! The data files again, as text: sentences are grown from what is written, not from what it was read as.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

/// A name in both languages.
#[derive(Deserialize)]
pub(super) struct Name {
    pub(super) es: String,
    pub(super) en: String,
}

/// A card, a site or a region: what of it is put into sentences.
#[derive(Deserialize)]
pub(super) struct Record {
    pub(super) id: String,
    pub(super) name: Name,
    /// Is it a site? They are the ones that count drawn cards.
    draws: Option<u8>,
    /// Is it a region? They are the ones that touch by a list.
    adjacent: Option<toml::Value>,
    pub(super) removal: Option<i64>,
    #[serde(default)]
    pub(super) has: Vec<String>,
    #[serde(default)]
    pub(super) modes: Vec<Way>,
    #[serde(default)]
    pub(super) uses: Vec<Way>,
    #[serde(default)]
    pub(super) on: Vec<Happening>,
    #[serde(default)]
    pub(super) needs: Vec<String>,
    #[serde(default)]
    pub(super) leaves: Vec<String>,
    pub(super) limit: Option<String>,
    #[serde(default)]
    pub(super) free: bool,
    also: Option<toml::Value>,
}

impl Record {
    pub(super) fn is_site(&self) -> bool {
        self.draws.is_some()
    }

    pub(super) fn is_region(&self) -> bool {
        self.draws.is_none() && self.adjacent.is_some()
    }

    /// Is it a resource as well as a hazard (SATM-1.6)?
    pub(super) fn also_resource(&self) -> bool {
        self.also.as_ref().and_then(toml::Value::as_str) == Some("resource")
    }
}

/// A way to play or to use a card.
#[derive(Deserialize)]
pub(super) struct Way {
    pub(super) when: String,
    pub(super) by: Option<String>,
    pub(super) target: Option<String>,
    #[serde(default, rename = "if")]
    pub(super) tests: Vec<String>,
    #[serde(default)]
    pub(super) cost: Vec<String>,
    #[serde(default)]
    pub(super) does: Vec<String>,
    pub(super) stays: Option<String>,
    pub(super) limit: Option<String>,
}

/// What goes off by itself.
#[derive(Deserialize)]
pub(super) struct Happening {
    pub(super) event: String,
    #[serde(default, rename = "if")]
    pub(super) tests: Vec<String>,
    pub(super) does: Vec<String>,
}

const FILES: [&str; 10] = [
    include_str!("../../../rules/data/regions.toml"),
    include_str!("../../../rules/data/sites.toml"),
    include_str!("../../../rules/data/characters.toml"),
    include_str!("../../../rules/data/agents.toml"),
    include_str!("../../../rules/data/items.toml"),
    include_str!("../../../rules/data/allies.toml"),
    include_str!("../../../rules/data/factions.toml"),
    include_str!("../../../rules/data/resources.toml"),
    include_str!("../../../rules/data/creatures.toml"),
    include_str!("../../../rules/data/hazards.toml"),
];

/// In the order of the files, and where each id stands.
struct Records {
    list: Vec<Record>,
    by_id: HashMap<String, usize>,
}

static RECORDS: LazyLock<Records> = LazyLock::new(|| {
    // The rules read the same files and refuse a wrong one; they are compiled in, and the tests read them.
    let read = |text| toml::from_str::<HashMap<String, Vec<Record>>>(text).expect("a sound data file");
    let list = FILES.iter().flat_map(|text| read(text).into_values().flatten()).collect::<Vec<_>>();
    let by_id = list.iter().enumerate().map(|(at, record)| (record.id.clone(), at)).collect();
    Records { list, by_id }
});

pub(super) fn records() -> impl Iterator<Item = &'static Record> {
    RECORDS.list.iter()
}

pub(super) fn record(id: &str) -> Option<&'static Record> {
    RECORDS.by_id.get(id).map(|at| &RECORDS.list[*at])
}
