//! The set-up of a game: options, and two decks.

pub mod bring;

use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};
use table::lines::as_json;
use table::{Brings, Clause, Fault, Info, Message, Seat, SetupError, SetupRequest, Whose};

use crate::deck::{self, Deck};
use crate::offer::{options, rules_of};
use crate::position::Position;

pub use crate::options::{Alone, Extras, Length, Rules, Rulings};

/// The facts of the game before it is set up.
pub(crate) const INFO: Info =
    Info { id: "wizards", least: 2, most: 2, rules_version: 16, state_version: 1, cooperative: false };

/// Everything a game is started from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The options.
    #[serde(serialize_with = "brief")]
    pub rules: Rules,
    /// The decks, seat by seat: those that are there already.
    pub decks: [Option<Deck>; 2],
    /// The first player; `None`: dice decide (SATM-2.11).
    pub first: Option<Seat>,
    /// The start position, if not before the first turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

/// Rules as a set-up is kept: what was not chosen is not written.
fn brief<S: Serializer>(rules: &Rules, serializer: S) -> Result<S::Ok, S::Error> {
    let mut kept = as_json(rules).map_err(S::Error::custom)?;
    for choices in ["rulings", "extras"] {
        if let Some(choices) = kept[choices].as_object_mut() {
            choices.retain(|_, chosen| chosen.as_bool() != Some(false));
        }
    }
    kept.serialize(serializer)
}

/// Checks and completes what was asked for.
pub(crate) fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
    let chosen = request.resolve(&INFO, &options())?;
    let is = |id: &str, value: &str| chosen.get(id).is_some_and(|chosen| chosen == value);
    let rules = rules_of(&chosen);
    let ids = ["deck-1", "deck-2"];
    let decks = ids.map(|id| crate::ready::of_the_house(|deck| is(id, deck)).map(|deck| deck.by(&rules)));
    // A starter deck fits every table; one of the others may need sets that are not played here.
    let others = decks.iter().flatten().filter(|deck| deck::starters().iter().all(|one| one.id != deck.id));
    let faults = others.flat_map(|deck| deck.faults(&rules));
    let outside = faults.filter(|fault| fault.clause == "SATM-35.6").map(|fault| bring::told(&fault));
    SetupError::unless_none(outside.collect())?;
    Ok(Setup { rules, decks, first: None, position: None })
}

impl Setup {
    /// A seat may always bring another deck than that of the table.
    pub(crate) fn brings(&self) -> Vec<Brings> {
        let of = |at: usize| Brings {
            id: bring::DECK,
            whose: Whose::Seat(Seat::new(at)),
            needed: self.decks[at].is_none(),
            secret: true,
            longest: bring::LONGEST,
            clause: Some(Clause("SATM-2.1")),
        };
        (0..2).map(of).collect()
    }

    pub(crate) fn bring(&mut self, seat: Option<Seat>, id: &str, text: &str) -> Vec<Fault> {
        match seat {
            Some(seat) if id == bring::DECK => bring::bring(self, seat, text),
            _ => vec![Fault::new(Message::new("setup-brings-unknown").with("id", id.to_owned()))],
        }
    }

    pub(crate) fn lacks(&self) -> Vec<(Option<Seat>, &'static str)> {
        let without = (0..2).filter(|at| self.decks[*at].is_none());
        without.map(|at| (Some(Seat::new(at)), bring::DECK)).collect()
    }

    /// The deck of a seat; a table that begins without it plays a starter deck.
    pub(crate) fn deck(&self, seat: Seat) -> &Deck {
        let starter = || &deck::starters()[seat.index()];
        self.decks[seat.index()].as_ref().unwrap_or_else(starter)
    }
}
