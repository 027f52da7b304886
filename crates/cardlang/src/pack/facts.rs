//! What every record says of itself: what it is called, and how it is known.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// How a fact is known. A later one is less certain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook says it.
    Rulebook,
    /// It follows from what the rulebook says.
    Implied,
    /// Published elsewhere by somebody who has the box.
    Public,
    /// Made up in keeping with what is known: whoever owns the box can correct it.
    Reconstructed,
}

impl Source {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Rulebook, Self::Implied, Self::Public, Self::Reconstructed];

    /// As it is written.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rulebook => "rulebook",
            Self::Implied => "implied",
            Self::Public => "public",
            Self::Reconstructed => "reconstructed",
        }
    }
}

/// How the facts of a record are known: all of them alike (`"public"`), or each field for itself
/// (`{ goal = "rulebook", setup = "reconstructed" }`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Provenance {
    /// All alike.
    All(Source),
    /// Each field for itself.
    Fields(BTreeMap<String, Source>),
}

impl Provenance {
    /// How that field is known, if it is said.
    pub fn of(&self, field: &str) -> Option<Source> {
        match self {
            Self::All(source) => Some(*source),
            Self::Fields(fields) => fields.get(field).copied(),
        }
    }

    /// How the least certain of all is known; as the rulebook has it, where nothing is said.
    pub fn least_certain(&self) -> Source {
        match self {
            Self::All(source) => *source,
            Self::Fields(fields) => fields.values().max().copied().unwrap_or(Source::Rulebook),
        }
    }
}

/// What something is called: data of a pack, not of the program. What is told of it are its [`Names`](table::Names).
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Title {
    /// In Spanish.
    pub es: String,
    /// In English.
    pub en: String,
    /// Where the Spanish name is from.
    #[serde(default, skip_serializing_if = "SpanishName::is_printed")]
    pub es_from: SpanishName,
}

impl From<&Title> for table::Names {
    fn from(title: &Title) -> Self {
        Self { es: title.es.clone(), en: title.en.clone() }
    }
}

/// Where a Spanish name is from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SpanishName {
    /// It is printed on the Spanish card.
    #[default]
    Printed,
    /// The Spanish rulebook has it.
    Book,
    /// It is the word of the Spanish Tolkien.
    Tolkien,
    /// It is the same word in both languages.
    Same,
    /// It is ours: no Spanish edition is known to have one.
    Ours,
}

impl SpanishName {
    /// As it goes without saying.
    pub const fn is_printed(&self) -> bool {
        matches!(self, Self::Printed)
    }
}
