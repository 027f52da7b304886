//! The sets that a table plays (SATM-35.6).

use serde::{Deserialize, Serialize};

/// The sets a table plays (SATM-35.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sets {
    /// All of them.
    #[default]
    All,
    /// The first: The Wizards.
    Base,
    /// The first three, up to Dark Minions.
    DarkMinions,
}

impl Sets {
    /// The values of the option, each with its meaning.
    pub const ALL: [(&'static str, Self); 3] =
        [("all", Self::All), ("base", Self::Base), ("dark-minions", Self::DarkMinions)];

    /// Every set, as nothing else was chosen.
    pub(crate) fn are_all(&self) -> bool {
        *self == Self::All
    }
}
