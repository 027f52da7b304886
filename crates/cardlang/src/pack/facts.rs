//! Facts of every record: its name, and its sources.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The source of a fact. A later one is less certain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Rulebook,
    /// Inferred from the rulebook.
    Implied,
    /// Published elsewhere by somebody who has the box.
    Public,
    /// Made up in keeping with what is known: whoever owns the box can correct it.
    Reconstructed,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Rulebook, Self::Implied, Self::Public, Self::Reconstructed];

    /// The word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Implied => "implied",
            Self::Public => "public",
            Self::Reconstructed => "reconstructed",
        }
    }
}

/// The sources of a record's facts: all of them alike (`"public"`), or each field for itself (`{ goal = "rulebook", setup
/// = "reconstructed" }`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Provenance {
    /// One source for all.
    All(Source),
    /// Each field for itself.
    Fields(BTreeMap<String, Source>),
}

impl Provenance {
    /// The source of that field, if it is given.
    pub fn of(&self, field: &str) -> Option<Source> {
        match self {
            Self::All(source) => Some(*source),
            Self::Fields(fields) => fields.get(field).copied(),
        }
    }

    /// The least certain source of all; the rulebook, where nothing is said.
    pub fn least_certain(&self) -> Source {
        match self {
            Self::All(source) => *source,
            Self::Fields(fields) => fields.values().max().copied().unwrap_or(Source::Rulebook),
        }
    }
}

/// The name of a thing: data of a pack, not of the program. Messages take its [`Names`](table::Names).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// Spanish.
    pub es: String,
    /// English.
    pub en: String,
    /// The source of the Spanish name.
    #[serde(default, skip_serializing_if = "SpanishName::is_printed")]
    pub es_from: SpanishName,
}

impl From<&Title> for table::Names {
    fn from(title: &Title) -> Self {
        Self { es: title.es.clone(), en: title.en.clone() }
    }
}

/// The source of a Spanish name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpanishName {
    /// Printed on the Spanish card.
    #[default]
    Printed,
    /// The Spanish rulebook has it.
    Book,
    /// Taken from the Spanish Tolkien.
    Tolkien,
    /// The same word in both languages.
    Same,
    /// Our own: no Spanish edition is known to have one.
    Ours,
}

impl SpanishName {
    /// True for the usual source.
    pub const fn is_printed(&self) -> bool {
        matches!(self, Self::Printed)
    }
}
