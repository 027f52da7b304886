//! The spelling of a stored state: the third, and the two before, which are still read.
//!
//! The first spelling had all the rules of the table in every state, default values as well, each trick as an
//! object, and for every seat and hidden place the names of all cards that may be there. In the first and the
//! second the setup question of a chair stood as an object within the question.

use std::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserializer, Serializer};
use serde_json::Value;
use table::Game;

use crate::book::Rules;
use crate::chair::{ByChair, CHAIRS};
use crate::choice::StepCard;
use crate::knowledge::{Knowledge, PLACES};
use crate::prelude::*;
use crate::pyramid::Pyramid;
use crate::questions::Phase;
use crate::state::{Current, Cursor, Flip, Round, Trick};

/// A state of a former spelling, or a part of one, as now. Tricks and knowledge are read in both.
pub(crate) fn respell(mut state: Value, version: u32) -> Result<Value, String> {
    if !(1..=2).contains(&version) {
        return Err(format!("nobody knows how version {version} has spelled a state"));
    }
    let Some(fields) = state.as_object_mut() else {
        return Ok(state);
    };
    if version == 1 {
        fields.remove("rules");
    }
    if let Some(Value::Object(phase)) = fields.get_mut("phase")
        && let Some(Value::Object(ask)) = phase.remove("ask")
    {
        phase.extend(ask);
    }
    Ok(state)
}

/// A state as a former spelling had it, byte for byte.
pub(crate) fn former(state: &State, version: u32) -> Option<String> {
    let text = match version {
        1 => serde_json::to_string(&FormerState::of(state)),
        2 => Ok(Tricks::saved(state)),
        _ => return None,
    };
    // The open question is written last.
    let (text, now) = (text.ok()?, serde_json::to_string(&state.phase).ok()?);
    let before = text.strip_suffix('}')?.strip_suffix(&now)?;
    let phase = match state.phase.preparing() {
        Some(chair) => {
            let ask = now.replacen(&format!(r#","chair":{chair}"#), "", 1);
            format!(r#"{{"what":"prepare","chair":{chair},"ask":{ask}}}"#)
        }
        None => now,
    };
    Some(format!("{before}{phase}}}"))
}

#[derive(Serialize)]
struct FormerState<'a> {
    rules: &'a Rules,
    chapter: u8,
    round: u8,
    attempt: u16,
    roster: CharacterSet,
    completed: CharacterSet,
    groups_done: u8,
    group: Option<u8>,
    under: CardSet,
    deal: FormerRound<'a>,
    phase: &'a Phase,
}

impl<'a> FormerState<'a> {
    fn of(state: &'a State) -> Self {
        Self {
            rules: &state.rules,
            chapter: state.chapter,
            round: state.round,
            attempt: state.attempt,
            roster: state.roster,
            completed: state.completed,
            groups_done: state.groups_done,
            group: state.group,
            under: state.under,
            deal: FormerRound::of(&state.deal),
            phase: &state.phase,
        }
    }
}

/// The fields of a round in the order of the first spelling, those before and those after the tricks.
macro_rules! former_round {
    ($($before:ident: $of:ty,)* ; $($after:ident: $kind:ty,)*) => {
        #[derive(Serialize)]
        struct FormerRound<'a> {
            $($before: &'a $of,)*
            tricks: Vec<TrickObject>,
            $($after: &'a $kind,)*
            knows: [FormerKnowledge; CHAIRS],
        }

        impl<'a> FormerRound<'a> {
            fn of(round: &'a Round) -> Self {
                Self {
                    $($before: &round.$before,)*
                    tricks: round.tricks.iter().map(TrickObject::of).collect(),
                    $($after: &round.$after,)*
                    knows: round.knows.map(|knows| FormerKnowledge { can: knows.can }),
                }
            }
        }
    };
}

former_round! {
    cast: ByChair<Option<Character>>,
    first: Chair,
    before: CharacterSet,
    deck: CardSet,
    hands: ByChair<CardSet>,
    shown: CardSet,
    tucked: ByChair<Option<Card>>,
    pending: ByChair<Option<Card>>,
    pyramid: Option<Pyramid>,
    pyramid_seat: Seat,
    lost: Option<Card>,
    aside: CardSet,
    stock: CardSet,
    discards: CardSet,
    side: CardSet,
    param: ByChair<u8>,
    drawn: ByChair<CardSet>,
    burden: u8,
    steps: ByChair<Option<StepCard>>,
    completed_at: ByChair<u8>,
    flips: ByChair<Flip>,
    masked: Option<Chair>,
    exchanged: bool,
    light_spent: bool,
    rings_broken: bool,
    towers: [Option<Chair>; 2],
    total: u8,
    ;
    won: ByChair<CardSet>,
    count: ByChair<u8>,
    current: Current,
    asked: ChairSet,
    cursor: Cursor,
}

/// A deck, with runs of values as one: `h1-8 o1-3 wt bt`. The names of all cards are read, too.
pub(crate) mod deck {
    use super::{Card, CardSet, Deserialize, Deserializer, Error, Serializer};

    pub(crate) fn serialize<S: Serializer>(deck: &CardSet, serializer: S) -> Result<S::Ok, S::Error> {
        let mut runs = Vec::<(&str, u8, u8)>::new();
        for card in deck.iter() {
            let (kind, number) = card.name().split_at(1);
            let Ok(number) = number.parse::<u8>() else {
                // A Tower has no number.
                runs.push((card.name(), 0, 0));
                continue;
            };
            match runs.last_mut() {
                Some((last, _, to)) if *last == kind && *to + 1 == number => *to = number,
                _ => runs.push((kind, number, number)),
            }
        }
        let runs = runs.into_iter().map(|(kind, from, to)| match (from, to) {
            (_, 0) => kind.to_owned(),
            (from, to) if from == to => format!("{kind}{from}"),
            (from, to) => format!("{kind}{from}-{to}"),
        });
        serializer.serialize_str(&runs.collect::<Vec<_>>().join(" "))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let text = String::deserialize(deserializer)?;
        let runs = text.split_whitespace().map(run);
        let cards = runs.collect::<Option<Vec<_>>>();
        let cards = cards.ok_or_else(|| D::Error::custom(format!("'{text}' is no deck")))?;
        Ok(cards.into_iter().fold(CardSet::EMPTY, CardSet::or))
    }

    fn run(text: &str) -> Option<CardSet> {
        let Some((first, last)) = text.split_once('-') else {
            return text.parse().ok().map(CardSet::only);
        };
        let kind = first.get(..1)?;
        let (from, to) = (first.get(1..)?.parse::<u8>().ok()?, last.parse::<u8>().ok()?);
        let cards = (from..=to).map(|number| format!("{kind}{number}").parse::<Card>().ok());
        cards.collect()
    }
}

/// A trick as the first spelling had it, and as views show it.
#[derive(Serialize, Deserialize)]
struct TrickObject {
    leader: Chair,
    cards: ByChair<Option<Card>>,
    suit: Option<Suit>,
    winner: Option<Chair>,
    void: bool,
    set: CardSet,
}

/// Tricks as views show them.
pub(crate) fn as_objects<S: Serializer>(tricks: &[Trick], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tricks.iter().map(TrickObject::of))
}

impl TrickObject {
    fn of(trick: &Trick) -> Self {
        let Trick { leader, cards, suit, winner, void, set } = *trick;
        Self { leader, cards, suit, winner, void, set }
    }
}

/// A seat's knowledge in the first spelling.
#[derive(Serialize, Deserialize)]
struct FormerKnowledge {
    can: [CardSet; PLACES],
}

/// The notation `1 h1 m3 - h7 hills 4`: the leader, the card of each, the suit that had to be followed, the
/// winner; `void` when it counts no more.
impl fmt::Display for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.leader.number())?;
        for card in self.cards.0 {
            match card {
                Some(card) => write!(f, " {card}")?,
                None => f.write_str(" -")?,
            }
        }
        write!(f, " {}", self.suit.map_or("-", Suit::name))?;
        match self.winner {
            Some(winner) => write!(f, " {}", winner.number())?,
            None => f.write_str(" -")?,
        }
        f.write_str(if self.void { " void" } else { "" })
    }
}

/// Reads a word, with `-` for `None`.
fn optional<T>(word: &str, read: impl FnOnce(&str) -> Option<T>) -> Option<Option<T>> {
    if word == "-" { Some(None) } else { read(word).map(Some) }
}

fn trick(text: &str) -> Option<Trick> {
    let mut words = text.split(' ');
    let leader = words.next()?.parse().ok()?;
    let mut cards = ByChair::default();
    for chair in Chair::all(CHAIRS) {
        cards[chair] = optional(words.next()?, |word| word.parse().ok())?;
    }
    let suit = optional(words.next()?, Suit::named)?;
    let winner = optional(words.next()?, |word| word.parse().ok())?;
    let void = match words.next() {
        None => false,
        Some("void") => true,
        Some(_) => return None,
    };
    let set = cards.0.into_iter().flatten().collect();
    words.next().is_none().then_some(Trick { leader, cards, suit, winner, void, set })
}

/// `01238:1fff7fffffffffff 4:10`: hidden places that may hold the same cards, by their numbers, with the cards as
/// bits; places that hold none are left out.
impl fmt::Display for Knowledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut told = [false; PLACES];
        let mut blank = "";
        for first in 0..PLACES {
            let cards = self.can[first];
            if told[first] || cards.is_empty() {
                continue;
            }
            f.write_str(blank)?;
            blank = " ";
            for place in (first..PLACES).filter(|place| self.can[*place] == cards) {
                told[place] = true;
                write!(f, "{place:x}")?;
            }
            write!(f, ":{:x}", cards.bits())?;
        }
        Ok(())
    }
}

fn knowledge(text: &str) -> Option<Knowledge> {
    let mut can = [CardSet::EMPTY; PLACES];
    for group in text.split(' ').filter(|group| !group.is_empty()) {
        let (places, cards) = group.split_once(':')?;
        let cards = CardSet::of_bits(u64::from_str_radix(cards, 16).ok()?)?;
        for place in places.chars() {
            *can.get_mut(place.to_digit(16)? as usize)? = cards;
        }
    }
    Some(Knowledge { can })
}

/// Reads a text of now, or an object of the first spelling.
struct Both<T> {
    what: &'static str,
    now: fn(&str) -> Option<T>,
    former: fn(Value) -> Result<T, serde_json::Error>,
}

impl<'de, T> Visitor<'de> for Both<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.now)(text).ok_or_else(|| E::custom(format!("'{text}' is not {}", self.what)))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        let object = Value::deserialize(MapAccessDeserializer::new(map))?;
        (self.former)(object).map_err(Error::custom)
    }
}

impl Serialize for Trick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Trick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Both {
            what: "a trick",
            now: trick,
            former: |object| {
                let TrickObject { leader, cards, suit, winner, void, set } = serde_json::from_value(object)?;
                Ok(Self { leader, cards, suit, winner, void, set })
            },
        })
    }
}

impl Serialize for Knowledge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Knowledge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Both {
            what: "what a seat knows",
            now: knowledge,
            former: |object| {
                let FormerKnowledge { can } = serde_json::from_value(object)?;
                Ok(Self { can })
            },
        })
    }
}
