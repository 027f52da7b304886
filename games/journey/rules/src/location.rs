//! The eight locations of the advanced game (VAM-7).

use table::Seat;

table::ids! {
    /// A place on the bearer's route with an effect of its own, in the order of the road.
    pub enum Location: "journey-place-" {
        /// Equal symbols may be set aside (VAM-7.1).
        Rivendell = "rivendell",
        /// Gandalf has no effect (VAM-7.2).
        Moria = "moria",
        /// The Fellowship counts double (VAM-7.3).
        Lothlorien = "lothlorien",
        /// Each roll may be repeated once (VAM-7.4).
        Rohan = "rohan",
        /// Orcs count double (VAM-7.5).
        HelmsDeep = "helms_deep",
        /// The Nazgûl do not touch you (VAM-7.6).
        Gondor = "gondor",
        /// All the Nazgûl are yours (VAM-7.7).
        MinasTirith = "minas_tirith",
        /// One Ring fewer is counted (VAM-7.8).
        ShelobsLair = "shelobs_lair",
    }
}

impl Location {
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

/// The player whom a Nazgûl marks in the turn of `active`, begun at `location`: `owner` travels with the hobbit of its colour, and is
/// still in the game.
pub(crate) fn whom(active: Seat, owner: Option<Seat>, location: Option<Location>) -> Option<Seat> {
    match (owner.filter(|seat| *seat != active), location) {
        (_, Some(Location::MinasTirith)) => Some(active),
        (Some(rival), _) => Some(rival),
        (None, Some(Location::Gondor)) => None,
        (None, _) => Some(active),
    }
}
