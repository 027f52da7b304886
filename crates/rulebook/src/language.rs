//! The languages of the house.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A language people read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// Spanish, the language of the rulebooks.
    Es,
    /// English.
    En,
}

impl Language {
    /// Every language, the rulebooks' own first.
    pub const ALL: [Self; 2] = [Self::Es, Self::En];

    /// The code: `es`, `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Es => "es",
            Self::En => "en",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A code that is no language of the house.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language {0:?}: use es or en")]
pub struct UnknownLanguage(pub String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let known = Self::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// The same text in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Localised {
    /// Spanish.
    pub es: String,
    /// English.
    pub en: String,
}

impl Localised {
    /// The text in this language.
    pub fn get(&self, language: Language) -> &str {
        match language {
            Language::Es => &self.es,
            Language::En => &self.en,
        }
    }
}
