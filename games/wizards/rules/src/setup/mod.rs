//! The set-up of a game: options, and two decks.

mod alone;
pub mod bring;
mod rulings;

use std::collections::BTreeMap;

use serde::ser::Error as _;
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;
use table::lines::as_json;
use table::{Brings, Clause, Fault, GameOption, Info, Message, Seat, SetupError, SetupRequest, Whose};

use crate::deck::{self, Deck, Sets};
use crate::position::Position;

pub use alone::Alone;
pub use rulings::{Extras, Rulings};

/// The facts of the game before it is set up.
pub(crate) const INFO: Info =
    Info { id: "wizards", least: 2, most: 2, rules_version: 15, state_version: 1, cooperative: false };

/// The length of a game: how many times a play deck is exhausted before the Council (SATM-23.5 to SATM-23.8).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// Two decks.
    Two,
    /// Three decks.
    Three,
    /// Four decks.
    Four,
}

impl Length {
    /// Exhaustions that end the game.
    pub const fn decks(self) -> u8 {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Points that let a player call one exhaustion earlier.
    pub const fn points(self) -> i16 {
        match self {
            Self::Two => 25,
            Self::Three => 30,
            Self::Four => 40,
        }
    }

    /// Cards in a sideboard.
    pub const fn sideboard(self) -> usize {
        match self {
            Self::Two => 30,
            Self::Three => 35,
            Self::Four => 40,
        }
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Rules {
    /// The standard rules, or the basic ones (SATM-0.2).
    pub standard: bool,
    /// The length of the game.
    pub length: Length,
    /// The choices between the book and the rulings.
    pub rulings: Rulings,
    /// The optional rules.
    pub extras: Extras,
    /// The goal of one who plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<Alone>,
    /// The sets played.
    #[serde(default, skip_serializing_if = "Sets::are_all")]
    pub sets: Sets,
}

impl Rules {
    /// The basic rules of the book.
    pub const BASIC: Self = Self {
        standard: false,
        length: Length::Two,
        rulings: Rulings::BOOK,
        extras: Extras::NONE,
        alone: None,
        sets: Sets::All,
    };
}

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

/// A table's value for a deck that its player brings.
const OWN: &str = "own";

/// The options of a table.
pub(crate) fn options() -> Vec<GameOption> {
    let option = |id, values: &[&str], default: &str| GameOption {
        id,
        values: values.iter().map(|value| (*value).to_owned()).collect(),
        default: default.to_owned(),
        clause: None,
    };
    let ready = deck::ready().iter().map(|ready| ready.deck.id.as_str());
    let decks = deck::starters().iter().map(|deck| deck.id.as_str());
    let decks = decks.chain(ready).chain([OWN]).collect::<Vec<_>>();
    let sets = Sets::ALL.map(|(value, _)| value);
    let mut options = vec![
        option("rules", &["standard", "basic"], "standard"),
        option("length", &["two", "three", "four"], "two"),
        option("deck-1", &decks, decks[0]),
        option("deck-2", &decks, decks[1]),
        option("rulings", &["book", "official"], "book"),
        GameOption { clause: Some(Clause("SATM-35.6")), ..option("sets", &sets, sets[0]) },
    ];
    options.extend(Alone::options());
    options.extend(Rulings::options());
    options.extend(Extras::options());
    options
}

/// Checks and completes what was asked for.
pub(crate) fn setup(request: &SetupRequest) -> Result<Setup, SetupError> {
    let chosen = request.resolve(&INFO, &options())?;
    let is = |id: &str, value: &str| chosen.get(id).is_some_and(|chosen| chosen == value);
    let rules = rules_of(&chosen);
    let ids = ["deck-1", "deck-2"];
    let decks = ids.map(|id| deck::of_the_house(|deck| is(id, deck)).map(|deck| deck.by(&rules)));
    // A starter deck fits every table; one of the others may need sets that are not played here.
    let others = decks.iter().flatten().filter(|deck| deck::starters().iter().all(|one| one.id != deck.id));
    let faults = others.flat_map(|deck| deck.faults(&rules));
    let outside = faults.filter(|fault| fault.clause == "SATM-35.6").map(|fault| bring::told(&fault));
    SetupError::unless_none(outside.collect())?;
    Ok(Setup { rules, decks, first: None, position: None })
}

/// The rules of a table with these chosen values.
fn rules_of(chosen: &BTreeMap<&'static str, String>) -> Rules {
    let is = |id: &str, value: &str| chosen.get(id).is_some_and(|chosen| chosen == value);
    let length = [("three", Length::Three), ("four", Length::Four)];
    let length = length.into_iter().find(|(value, _)| is("length", value));
    let rulings = Rulings::chosen(is("rulings", "official"), |id| is(id, "official"), |id| is(id, "book"));
    let sets = Sets::ALL.into_iter().find(|(value, _)| is("sets", value));
    Rules {
        standard: is("rules", "standard"),
        length: length.map_or(Length::Two, |(_, length)| length),
        rulings,
        extras: Extras::chosen(is),
        alone: Alone::chosen(|id| chosen.get(id).map(String::as_str)),
        sets: sets.map_or(Sets::All, |(_, sets)| sets),
    }
}

/// The options of a table that plays by these rules, where they are not as usual.
pub(crate) fn options_of(rules: &Rules) -> Vec<(&'static str, String)> {
    let options = options().into_iter().filter(|option| !option.id.starts_with("deck-")).collect::<Vec<_>>();
    let usual = options.iter().map(|option| (option.id, option.default.clone()));
    let mut chosen = usual.collect::<BTreeMap<_, _>>();
    let mut unusual = Vec::new();
    for option in &options {
        let mut left = apart(&rules_of(&chosen), rules);
        for value in option.values.iter().filter(|value| **value != option.default) {
            let mut other = chosen.clone();
            other.insert(option.id, value.clone());
            let nearer = apart(&rules_of(&other), rules);
            if nearer < left {
                (left, chosen) = (nearer, other);
                unusual.retain(|(id, _)| *id != option.id);
                unusual.push((option.id, value.clone()));
            }
        }
    }
    unusual
}

/// The number of differences between two sets of rules.
fn apart(some: &Rules, others: &Rules) -> usize {
    // A value that is there at all is nearer than none, whatever it holds.
    fn whole(value: &Value) -> usize {
        1 + value.as_object().map_or(0, serde_json::Map::len)
    }
    fn between(some: &Value, other: &Value) -> usize {
        match (some, other) {
            _ if some == other => 0,
            (Value::Object(some), Value::Object(other)) => {
                let gone = other.iter().filter(|(key, _)| !some.contains_key(*key));
                let gone = gone.map(|(_, value)| whole(value)).sum::<usize>();
                let both = some
                    .iter()
                    .map(|(key, some)| other.get(key).map_or(whole(some), |other| between(some, other)));
                gone + both.sum::<usize>()
            }
            (some, other) => whole(some).max(whole(other)),
        }
    }
    if some == others {
        return 0;
    }
    let json = |rules: &Rules| as_json(rules).unwrap_or_default();
    between(&json(some), &json(others))
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
