//! Counts of a game's cards: known, playable, tested; and cards for each op.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use table::offer::Card;

use crate::ops::Ops;
use crate::value::{Used, Value};

/// The counts of a set of cards.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Number {
    /// Known: their facts are there.
    pub known: usize,
    /// Playable: all they do is done.
    pub playable: usize,
    /// Tested: each of their uses is cited by a test.
    pub tested: usize,
    /// Cards with something made up.
    pub reconstructed: usize,
    /// Cards that need a word of their own.
    #[serde(skip_serializing_if = "is_none")]
    pub odd: usize,
}

/// A count that is left away where there is none of that sort.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde gives a reference")]
fn is_none(count: &usize) -> bool {
    *count == 0
}

/// A count of cards. A game without cards has none, and misses none.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// All cards.
    #[serde(flatten)]
    pub all: Number,
    /// Missing tests, by card and use.
    pub missing: Vec<String>,
    /// The same for each kind of card.
    pub kinds: BTreeMap<&'static str, Number>,
    /// The same for each set, where there are several.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub sets: BTreeMap<&'static str, Number>,
}

impl Count {
    /// Counts cards; `tested` tests whether a use is cited.
    pub fn of(cards: &[Card], tested: &dyn Fn(&str) -> bool) -> Self {
        let mut count = Self {
            all: Number::default(),
            missing: Vec::new(),
            kinds: BTreeMap::new(),
            sets: BTreeMap::new(),
        };
        let unplayable = cards.iter().filter(|card| !card.playable);
        count.missing.extend(unplayable.map(|card| card.id.clone()));
        for card in cards {
            let untested = card.uses.iter().filter(|used| !tested(used));
            let before = count.missing.len();
            count.missing.extend(untested.cloned());
            let is_tested = count.missing.len() == before;
            if card.absent {
                continue;
            }
            let kind = count.kinds.entry(card.kind).or_default();
            let set = card.set.map(|set| count.sets.entry(set).or_default());
            for number in [&mut count.all, kind].into_iter().chain(set) {
                number.known += 1;
                number.playable += usize::from(card.playable);
                number.tested += usize::from(is_tested);
                number.reconstructed += usize::from(card.reconstructed);
                number.odd += usize::from(card.odd);
            }
        }
        count
    }
}

/// The fewest cards that an op must serve: with fewer it is odd.
pub const ENOUGH: usize = 3;

/// The number of cards for each op.
///
/// ```
/// # use cardlang::report::Usage;
/// cardlang::ops! {
///     /// What a card does.
///     #[derive(Clone, PartialEq, Eq, Debug)]
///     enum Effect: "effect" {
///         /// Cards.
///         "draw" => Draw { count: u8 },
///         /// The whole game.
///         "win" => Win,
///     }
/// }
///
/// let cards = [("one", "draw(1)"), ("two", "draw(2)"), ("three", "draw(1)"), ("four", "win")];
/// let mut usage = Usage::of::<Effect>();
/// for (card, effect) in cards {
///     usage.add(card, &effect.parse::<Effect>().unwrap());
/// }
/// assert_eq!(usage.check(&[("win", "the one card that ends the game")]), Ok(()));
/// let wrong = usage.check(&[]).unwrap_err();
/// assert_eq!(wrong, "`win` serves 1 card (four): it is an odd one, or the card should say it otherwise");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Usage {
    kind: &'static str,
    ops: BTreeMap<&'static str, BTreeSet<String>>,
}

impl Usage {
    /// An empty report on the ops of a language.
    pub fn of<T: Ops>() -> Self {
        Self { kind: T::KIND, ops: T::ops().iter().map(|op| (op.word, BTreeSet::new())).collect() }
    }

    /// Counts every op in a value that is on a card.
    pub fn add<V: Value>(&mut self, card: &str, value: &V) {
        value.visit(&mut |used| self.used(card, used));
    }

    /// Counts an op, if it is of this language.
    pub fn used(&mut self, card: &str, used: Used<'_>) {
        if used.kind == self.kind
            && let Some(cards) = self.ops.get_mut(used.op)
        {
            cards.insert(card.to_owned());
        }
    }

    /// Every op, with the cards it serves.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &BTreeSet<String>)> {
        self.ops.iter().map(|(op, cards)| (*op, cards))
    }

    /// Every op serves cards enough, but those on the list of odd ones, with why each is kept.
    ///
    /// # Errors
    /// A line for each that does not, and for each on the list that does or that is not there.
    pub fn check(&self, odd: &[(&str, &str)]) -> Result<(), String> {
        let mut wrong = Vec::new();
        for (op, cards) in self.iter() {
            let is_odd = odd.iter().any(|(known, _)| *known == op);
            let number = cards.len();
            if number < ENOUGH && !is_odd {
                let names = cards.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
                let cards = if number == 1 { "card" } else { "cards" };
                let named = if number == 0 { String::new() } else { format!(" ({names})") };
                wrong.push(format!(
                    "`{op}` serves {number} {cards}{named}: it is an odd one, or the card should say it otherwise"
                ));
            }
            if number >= ENOUGH && is_odd {
                wrong.push(format!("`{op}` serves {number} cards, and is odd no longer"));
            }
        }
        let unknown = odd.iter().filter(|(op, _)| !self.ops.contains_key(op));
        wrong.extend(
            unknown.map(|(op, _)| format!("`{op}` is on the list of odd ones, and there is no such op")),
        );
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}
