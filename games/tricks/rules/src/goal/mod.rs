//! Objectives as data: a small typed language of conditions on the tricks won.
//!
//! [`text`] reads and writes goals and [`sets`] what they speak of, in the manner of [`cardlang`];
//! [`judge`](crate::judge) says of a round whether a goal is met for good, impossible, or still open.

pub mod sets;
mod text;

use arrayvec::ArrayVec;
pub use cardlang::Comparison;

use crate::card::{Card, CardSet, Suit};
use crate::character::CharacterSet;

/// The status of a goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// The goal can no longer be met.
    Failed,
    /// The goal can still be met, and can still be failed.
    Open,
    /// The goal is met for good.
    Met,
}

impl Status {
    pub(crate) const fn not(self) -> Self {
        match self {
            Self::Failed => Self::Met,
            Self::Open => Self::Open,
            Self::Met => Self::Failed,
        }
    }

    pub(crate) const fn when(met: bool, failed: bool) -> Self {
        if met {
            Self::Met
        } else if failed {
            Self::Failed
        } else {
            Self::Open
        }
    }
}

/// A condition that a character must achieve.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// `true`: nothing.
    Always,
    /// `a & b`.
    All(Vec<Goal>),
    /// `a | b`.
    Any(Vec<Goal>),
    /// `!(a)`.
    Not(Box<Goal>),
    /// `left >= right`.
    Compare(Quantity, Comparison, Quantity),
    /// `quantity in 1..2`.
    Within(Quantity, u8, u8),
    /// `most(self, tricks)`, `fewest(self, tricks, joint)`, `middle(self, tricks)`.
    Rank(Rank, Who, Measure, bool),
    /// `majority(who)`: more than half of the tricks that count (LDT-A11).
    Majority(Who),
    /// `every(all: goal of each)`, `every(others: …)`.
    Every(Scope, Box<Goal>),
    /// `flip(ring_1: first; then)`: checked when that happens; where it fails, another goal takes its place.
    Flip(Mark, Box<Goal>, Box<Goal>),
}

cardlang::words! {
    /// A place among the characters.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Rank: "goal" {
        /// More than every other.
        "most" => Most,
        /// Fewer than every other.
        "fewest" => Fewest,
        /// More than one, fewer than another.
        "middle" => Middle,
    }
}

cardlang::words! {
    /// The characters that a goal speaks of.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Scope: "scope" {
        /// Every character of the round.
        "all" => All,
        /// Every other character.
        "others" => Others,
    }
}

cardlang::ops! {
    /// The quantity compared in a rank.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Measure: "measure" {
        /// Tricks won.
        "tricks" => Tricks,
        /// Cards of a set in the tricks won.
        "cards" => Cards(of: Cards),
    }
}

cardlang::ops! {
    /// A number that a round has.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Quantity: "quantity" or Number(u8) {
        /// The value of the card that was drawn or chosen for the character.
        "param" => Param,
        /// The Ring-bearer's Burden.
        "burden" => Burden,
        /// Cards that lie under the character.
        "under" => Under,
        /// Tricks won, all or some.
        "tricks" => Tricks(who: Who, which: Filter),
        /// Cards of a set in the tricks won.
        "cards" => Cards(who: Who, of: Cards),
        /// Different values among the cards won.
        "values" => Values(who: Who, of: Cards = CardSet::ALL.into()),
        /// Different suits among the cards won.
        "suits" => Suits(who: Who, of: Cards = CardSet::ALL.into()),
        /// Different suits of the cards with which tricks were won.
        "winning_suits" => WinningSuits(who: Who),
        /// The most cards of one value among those won.
        "same_value" => SameValue(who: Who),
        /// The longest run of consecutive values won of a suit.
        "run" => Run(who: Who, suit: Suit),
        /// The most tricks won one after another.
        "streak" => Streak(who: Who),
        /// Tricks led with such a card.
        "led" => Led(who: Who, with: Cards = CardSet::ALL.into()),
        /// 1 when the card played to the last trick is such a card.
        "played_last" => PlayedLast(who: Who, card: Cards),
        /// Cards won of the suit of the card left in hand.
        "leftover" => Leftover(who: Who),
    }
}

/// The tricks that count.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filter {
    /// All.
    None,
    /// Those before something happened; the trick in which it does is not one of them.
    Before(Mark),
    /// Those after it.
    After(Mark),
    /// The first `n` of the round.
    First(u8),
    /// The last `n` of the round.
    Last(u8),
    /// Those with such a card in them.
    Containing(Cards),
    /// Those without.
    Without(Cards),
    /// Those won with such a card.
    WonWith(Cards),
}

cardlang::words! {
    /// Something that happens once in a round.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Mark: "thing that happens" {
        /// The Black Tower is played.
        "black_tower" => BlackTower,
        /// The White Tower is played.
        "white_tower" => WhiteTower,
        /// The 1 of Rings is played.
        "ring_1" => Ring,
    }
}

impl Mark {
    /// The card whose playing it is.
    pub const fn card(self) -> Card {
        match self {
            Self::BlackTower => Card::BLACK_TOWER,
            Self::WhiteTower => Card::WHITE_TOWER,
            Self::Ring => Card::RING,
        }
    }
}

/// The characters whose tricks and cards are counted, all together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Who {
    /// The character whose goal it is.
    pub me: bool,
    /// Each character in turn, in `every`.
    pub each: bool,
    /// All characters of the round.
    pub everybody: bool,
    /// The chairs that play one of these; none, when none of them is played.
    pub characters: CharacterSet,
    /// The chair that plays this card.
    pub player_of: Option<Card>,
}

/// A set of cards, some of which may depend on the value drawn for the character.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cards {
    /// Those that do not depend on it.
    pub fixed: CardSet,
    /// Cards of a suit whose value is the one drawn plus an offset.
    pub drawn: ArrayVec<(Suit, u8), 4>,
}

impl Cards {
    /// The cards, for a character with this value.
    pub fn of(&self, param: u8) -> CardSet {
        let drawn = self.drawn.iter().filter_map(|(suit, more)| suit.card(param + more));
        self.fixed.or(drawn.collect())
    }
}

impl From<CardSet> for Cards {
    fn from(fixed: CardSet) -> Self {
        Self { fixed, drawn: ArrayVec::new() }
    }
}

impl Goal {
    /// Does it depend on which tricks were won when, and not only on how many and with which cards?
    pub fn needs_the_tricks(&self) -> bool {
        let needs = |quantity: &Quantity| match quantity {
            Quantity::Tricks(who, filter) => *filter != Filter::None || who.player_of.is_some(),
            Quantity::Cards(who, _) => who.player_of.is_some(),
            Quantity::WinningSuits(_)
            | Quantity::Streak(_)
            | Quantity::Led(..)
            | Quantity::PlayedLast(..) => true,
            _ => false,
        };
        match self {
            Self::Always | Self::Majority(_) | Self::Rank(..) => false,
            Self::All(goals) | Self::Any(goals) => goals.iter().any(Self::needs_the_tricks),
            Self::Not(goal) | Self::Every(_, goal) => goal.needs_the_tricks(),
            Self::Flip(_, first, then) => first.needs_the_tricks() || then.needs_the_tricks(),
            Self::Compare(left, _, right) => needs(left) || needs(right),
            Self::Within(quantity, ..) => needs(quantity),
        }
    }
}
