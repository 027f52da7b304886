//! Chapter 8: combat between a hero and a monster or minion.

pub mod abilities;
pub mod begin;
pub mod finish;
pub mod foes;
pub mod round;
pub mod sums;

use crate::ids::{Face, Monster};
use crate::pack::Fighter;
use crate::prelude::*;
use crate::state::HeroPile;

/// The hero's side of a combat.
pub const HERO: usize = 0;
/// Sauron's side.
pub const FOE: usize = 1;

/// The enemy a hero fights.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// A token on the map.
    Token(u8),
    Minion(Minion),
    /// A monster that a card or a quest brings.
    Bare(Monster),
}

/// The consequence if the enemy was not defeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// An ambush: the turn goes on.
    Ambush,
    /// Travel: the turn ends.
    Travel,
    /// A card: the turn ends if it is the Travel step.
    Card,
    /// A card that says that the turn goes on.
    GoesOn,
    /// A quest, which is completed by the victory.
    Quest(Quest),
    /// The last fight.
    Last,
}

/// The result of a combat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Result {
    /// The hero.
    pub seat: Seat,
    /// Was the enemy defeated?
    pub won: bool,
    /// Was the hero?
    pub fell: bool,
    /// Did a card end it early (MEQ-8.12)?
    pub early: bool,
}

/// A side's pick for a round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// The side plays this card.
    Card(Card),
    /// The side declares itself exhausted.
    Exhaust,
}

/// A side in the round that is played.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Play {
    /// The card; none, when the side is exhausted.
    pub card: Option<Card>,
    /// Was it cancelled?
    pub cancelled: bool,
    /// The discount on its strength cost.
    pub free: bool,
    /// More attack, or less.
    pub attack: i8,
    /// More defence, or less.
    pub defence: i8,
    /// The printed attack was reduced to this.
    pub new_attack: Option<u8>,
    /// The printed defence was reduced to this.
    pub new_defence: Option<u8>,
    /// The defence never drops under this.
    pub floor: u8,
    /// No more damage than this.
    pub cap: Option<u8>,
    /// Damage suffered this round.
    pub suffered: u8,
    /// Damage that the defence prevented.
    pub prevented: u8,
}

impl Play {
    /// Nothing was played yet.
    const NOTHING: Self = Self {
        card: None,
        cancelled: false,
        free: false,
        attack: 0,
        defence: 0,
        new_attack: None,
        new_defence: None,
        floor: 0,
        cap: None,
        suffered: 0,
        prevented: 0,
    };
}

/// A combat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Combat {
    /// The hero.
    pub seat: Seat,
    /// The enemy.
    pub foe: Foe,
    /// The monster it is; none for minions.
    pub monster: Option<Monster>,
    /// The fighter's numbers, as printed or adjusted.
    #[serde(with = "fighter")]
    pub fighter: Fighter,
    /// The damage of a monster; minions keep theirs on the board.
    pub damage: u8,
    /// The round, from 1.
    pub round: u8,
    /// Sauron's combat hand.
    pub hand: Pile<Card, 25>,
    /// Cards he had to discard, to be shuffled back.
    pub out: Pile<Card, 25>,
    /// Combat stacks: the last is the top.
    pub stacks: [HeroPile; 2],
    /// Is this the hero's agility of 0 (a card says so)?
    pub clumsy: bool,
    /// Strength by agility that was kept.
    pub kept: u8,
    /// Attributes lowered for this combat.
    pub weaker: [u8; 4],
    /// Exhausted sides.
    pub exhausted: [bool; 2],
    /// Cards laid down, unseen.
    pub picks: [Option<Pick>; 2],
    /// Has the hero laid a card before Sauron declared himself exhausted?
    pub spoken: bool,
    /// The side that plays first and face up this round.
    pub first: Option<u8>,
    /// Must the hero play a card by chance?
    pub blind: bool,
    /// Cards of the last round whose abilities for the next are still to come.
    pub before: [Option<Card>; 2],
    /// Types of the cards of the last round: melee or not.
    pub types: [Option<bool>; 2],
    /// For a card of each side: the type that its opponent has named.
    pub named: [Option<bool>; 2],
    /// The round.
    pub now: [Play; 2],
    /// Was the Agent's ability used?
    pub used: bool,
    /// The enemy is defeated at the damage step, whatever its damage.
    pub doomed: bool,
    /// The combat ends early.
    pub early: bool,
}

impl Combat {
    /// A combat that begins.
    pub const fn new(seat: Seat, foe: Foe, monster: Option<Monster>, fighter: Fighter, agile: bool) -> Self {
        Self {
            seat,
            foe,
            monster,
            fighter,
            damage: 0,
            round: 0,
            hand: Pile::EMPTY,
            out: Pile::EMPTY,
            stacks: [Pile::EMPTY; 2],
            clumsy: !agile,
            kept: 0,
            weaker: [0; 4],
            exhausted: [false; 2],
            picks: [None; 2],
            spoken: false,
            first: None,
            blind: false,
            before: [None; 2],
            types: [None; 2],
            named: [None; 2],
            now: [Play::NOTHING; 2],
            used: false,
            doomed: false,
            early: false,
        }
    }

    /// The minion, if it is one.
    pub const fn minion(&self) -> Option<Minion> {
        match self.foe {
            Foe::Minion(minion) => Some(minion),
            Foe::Token(_) | Foe::Bare(_) => None,
        }
    }

    /// The seat of a side.
    pub const fn seat_of(&self, side: usize) -> Seat {
        if side == HERO { self.seat } else { SAURON }
    }

    /// The side of a seat, if it fights.
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        if seat == self.seat { Some(HERO) } else { (seat == SAURON).then_some(FOE) }
    }

    /// An attribute is lower until the combat ends.
    pub const fn weaken(&mut self, attribute: Attribute, by: u8) {
        self.weaker[attribute.index()] = self.weaker[attribute.index()].saturating_add(by);
    }

    /// The face of the token or card.
    pub fn face(&self) -> Option<Face> {
        self.monster.map(|monster| Face(monster.0))
    }
}

/// A fighter is written as numbers.
mod fighter {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::kinds::Deck;
    use crate::pack::Fighter;

    /// Writes five numbers.
    pub fn serialize<S: Serializer>(fighter: &Fighter, serializer: S) -> Result<S::Ok, S::Error> {
        let Fighter { health, fortitude, strength, wisdom, deck } = *fighter;
        (health, fortitude, strength, wisdom, deck).serialize(serializer)
    }

    /// Reads five numbers.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Fighter, D::Error> {
        let (health, fortitude, strength, wisdom, deck) =
            <(u8, u8, u8, u8, Deck)>::deserialize(deserializer)?;
        Ok(Fighter { health, fortitude, strength, wisdom, deck })
    }
}
