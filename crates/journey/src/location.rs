//! The eight locations of the advanced game (VAM-7).

use serde::{Deserialize, Serialize};

/// A place on the bearer's route with an effect of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Location {
    /// Equal symbols may be set aside (VAM-7.1).
    Rivendell,
    /// Gandalf has no effect (VAM-7.2).
    Moria,
    /// The Fellowship counts double (VAM-7.3).
    Lothlorien,
    /// Each roll may be repeated once (VAM-7.4).
    Rohan,
    /// Orcs count double (VAM-7.5).
    HelmsDeep,
    /// The Nazgûl do not touch you (VAM-7.6).
    Gondor,
    /// All the Nazgûl are yours (VAM-7.7).
    MinasTirith,
    /// One Ring fewer is counted (VAM-7.8).
    ShelobsLair,
}

impl Location {
    /// All eight, in the order of the road.
    pub const ALL: [Self; 8] = [
        Self::Rivendell,
        Self::Moria,
        Self::Lothlorien,
        Self::Rohan,
        Self::HelmsDeep,
        Self::Gondor,
        Self::MinasTirith,
        Self::ShelobsLair,
    ];

    /// The name in data files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Rivendell => "rivendell",
            Self::Moria => "moria",
            Self::Lothlorien => "lothlorien",
            Self::Rohan => "rohan",
            Self::HelmsDeep => "helms_deep",
            Self::Gondor => "gondor",
            Self::MinasTirith => "minas_tirith",
            Self::ShelobsLair => "shelobs_lair",
        }
    }

    /// The id of the place's name in words. Its effect in words is the same id with `-effect`.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Rivendell => "journey-place-rivendell",
            Self::Moria => "journey-place-moria",
            Self::Lothlorien => "journey-place-lothlorien",
            Self::Rohan => "journey-place-rohan",
            Self::HelmsDeep => "journey-place-helms-deep",
            Self::Gondor => "journey-place-gondor",
            Self::MinasTirith => "journey-place-minas-tirith",
            Self::ShelobsLair => "journey-place-shelobs-lair",
        }
    }

    /// The id of the place's effect in words.
    pub const fn effect(self) -> &'static str {
        match self {
            Self::Rivendell => "journey-place-rivendell-effect",
            Self::Moria => "journey-place-moria-effect",
            Self::Lothlorien => "journey-place-lothlorien-effect",
            Self::Rohan => "journey-place-rohan-effect",
            Self::HelmsDeep => "journey-place-helms-deep-effect",
            Self::Gondor => "journey-place-gondor-effect",
            Self::MinasTirith => "journey-place-minas-tirith-effect",
            Self::ShelobsLair => "journey-place-shelobs-lair-effect",
        }
    }

    /// The clause that gives the effect.
    pub const fn clause(self) -> &'static str {
        match self {
            Self::Rivendell => "VAM-7.1",
            Self::Moria => "VAM-7.2",
            Self::Lothlorien => "VAM-7.3",
            Self::Rohan => "VAM-7.4",
            Self::HelmsDeep => "VAM-7.5",
            Self::Gondor => "VAM-7.6",
            Self::MinasTirith => "VAM-7.7",
            Self::ShelobsLair => "VAM-7.8",
        }
    }
}
