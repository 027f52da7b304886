//! Figures: single ones, what stands in a region, and a force picked from it.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::character::{Character, People};
use crate::nation::{Nation, Side};
use crate::word::Unknown;

/// The two ranks of Army units.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Rank {
    Regular,
    Elite,
}

impl Rank {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Regular, Self::Elite];

    /// Its place in [`ALL`](Self::ALL).
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// One figure, as far as figures can be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
    /// A unit of a Nation.
    Unit(Nation, Rank),
    /// A Leader of a Nation of the Free Peoples.
    Leader(Nation),
    /// A Nazgûl.
    Nazgul,
    /// A Companion or a Minion.
    Person(Character),
}

impl Figure {
    /// A figure that is no character can be recruited: its Nation and its place among [regular, elite, leader
    /// or Nazgûl].
    pub const fn kind(self) -> Option<(Nation, usize)> {
        match self {
            Self::Unit(nation, rank) => Some((nation, rank as usize)),
            Self::Leader(nation) => Some((nation, 2)),
            Self::Nazgul => Some((Nation::Sauron, 2)),
            Self::Person(_) => None,
        }
    }

    /// The figure of a Nation at a place among [regular, elite, leader or Nazgûl].
    pub const fn of(nation: Nation, kind: usize) -> Self {
        match (nation, kind) {
            (nation, 0) => Self::Unit(nation, Rank::Regular),
            (nation, 1) => Self::Unit(nation, Rank::Elite),
            (Nation::Sauron, _) => Self::Nazgul,
            (nation, _) => Self::Leader(nation),
        }
    }

    /// The side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Self::Unit(nation, _) | Self::Leader(nation) => nation.side(),
            Self::Nazgul => Side::Shadow,
            Self::Person(who) => who.side(),
        }
    }

    /// Is it an Army unit?
    pub const fn is_unit(self) -> bool {
        matches!(self, Self::Unit(..))
    }

    /// Every figure there can be.
    pub fn all() -> impl Iterator<Item = Self> {
        let units = Nation::ALL
            .into_iter()
            .flat_map(|nation| Rank::ALL.map(|rank| Self::Unit(nation, rank)));
        let leaders = Side::Free.nations().iter().map(|nation| Self::Leader(*nation));
        let people = Character::ALL.into_iter().map(Self::Person);
        units.chain(leaders).chain([Self::Nazgul]).chain(people)
    }

    /// The id of its name in words, and its Nation's where it has one.
    pub const fn term(self) -> &'static str {
        match self {
            Self::Unit(_, Rank::Regular) => "war-figure-regular",
            Self::Unit(_, Rank::Elite) => "war-figure-elite",
            Self::Leader(_) => "war-figure-leader",
            Self::Nazgul => "war-figure-nazgul",
            Self::Person(who) => who.term(),
        }
    }
}

impl Figure {
    /// The id of its name in words together with its Nation's, as it is counted in lists.
    pub const fn counted(self) -> &'static str {
        match (self, self.kind()) {
            (Self::Person(who), _) => who.term(),
            (_, Some((nation, kind))) => nation.facts().counted[kind],
            (_, None) => unreachable!(),
        }
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unit(nation, Rank::Regular) => write!(f, "{nation}-regular"),
            Self::Unit(nation, Rank::Elite) => write!(f, "{nation}-elite"),
            Self::Leader(nation) => write!(f, "{nation}-leader"),
            Self::Nazgul => f.write_str("nazgul"),
            Self::Person(who) => write!(f, "{who}"),
        }
    }
}

impl FromStr for Figure {
    type Err = Unknown;
    fn from_str(text: &str) -> Result<Self, Unknown> {
        if text == "nazgul" {
            return Ok(Self::Nazgul);
        }
        if let Ok(who) = text.parse() {
            return Ok(Self::Person(who));
        }
        let unknown = || Unknown::new("figure", text);
        let (nation, kind) = text.rsplit_once('-').ok_or_else(unknown)?;
        let nation: Nation = nation.parse()?;
        match kind {
            "regular" => Ok(Self::Unit(nation, Rank::Regular)),
            "elite" => Ok(Self::Unit(nation, Rank::Elite)),
            "leader" if nation.side() == Side::Free => Ok(Self::Leader(nation)),
            _ => Err(unknown()),
        }
    }
}

impl Serialize for Figure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(D::Error::custom)
    }
}

/// Figures that are not characters, counted by kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Figures {
    /// Units by Nation: [regular, elite].
    pub units: [[u8; 2]; 8],
    /// Leaders by Nation of the Free Peoples.
    pub leaders: [u8; 5],
    /// Nazgûl.
    pub nazgul: u8,
}

impl Figures {
    /// How many of `figure` there are (characters are counted elsewhere: 0).
    pub const fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Unit(nation, rank) => self.units[nation.index()][rank.index()],
            Figure::Leader(nation) => self.leaders[nation.index()],
            Figure::Nazgul => self.nazgul,
            Figure::Person(_) => 0,
        }
    }

    /// The counter of `figure`.
    ///
    /// # Panics
    /// For a character: they are not counted here.
    pub(crate) const fn count_mut(&mut self, figure: Figure) -> &mut u8 {
        match figure {
            Figure::Unit(nation, rank) => &mut self.units[nation.index()][rank.index()],
            Figure::Leader(nation) => &mut self.leaders[nation.index()],
            Figure::Nazgul => &mut self.nazgul,
            Figure::Person(_) => panic!("characters are not counted among figures"),
        }
    }

    /// Army units of `side`.
    #[inline]
    pub fn army(&self, side: Side) -> u8 {
        let units = match side {
            Side::Free => &self.units[..5],
            Side::Shadow => &self.units[5..],
        };
        units.iter().map(|unit| unit[0] + unit[1]).sum()
    }

    /// Army units of `side` of one rank.
    pub fn army_of(&self, side: Side, rank: Rank) -> u8 {
        let nations = side.nations().iter();
        nations
            .map(|nation| self.units[nation.index()][rank.index()])
            .sum()
    }

    /// Units of one Nation.
    pub const fn nation(&self, nation: Nation) -> u8 {
        let [regular, elite] = self.units[nation.index()];
        regular + elite
    }

    /// Leaders of the Free Peoples.
    pub fn all_leaders(&self) -> u8 {
        self.leaders.iter().sum()
    }

    /// Just what belongs to `side`.
    #[must_use]
    pub fn of(&self, side: Side) -> Self {
        let mut part = *self;
        match side {
            Side::Free => {
                part.units[5..].fill([0; 2]);
                part.nazgul = 0;
            }
            Side::Shadow => {
                part.units[..5].fill([0; 2]);
                part.leaders = [0; 5];
            }
        }
        part
    }

    /// Is there nothing?
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Applies `op` to every counter of the two.
    fn zip(&mut self, other: &Self, op: impl Fn(u8, u8) -> u8) {
        for (mine, theirs) in self
            .units
            .as_flattened_mut()
            .iter_mut()
            .zip(other.units.as_flattened())
        {
            *mine = op(*mine, *theirs);
        }
        for (mine, theirs) in self.leaders.iter_mut().zip(other.leaders) {
            *mine = op(*mine, theirs);
        }
        self.nazgul = op(self.nazgul, other.nazgul);
    }

    /// Adds `other`.
    pub fn add(&mut self, other: &Self) {
        self.zip(other, |mine, theirs| mine + theirs);
    }

    /// All figures of many places together. (Saturating, so that the sum takes but a few instructions: no box has as
    /// many.)
    pub fn sum<'a>(all: impl Iterator<Item = &'a Self>) -> Self {
        let mut sum = Self::default();
        all.for_each(|figures| sum.zip(figures, u8::saturating_add));
        sum
    }

    /// Takes `other` away, as far as it is there.
    pub fn take(&mut self, other: &Self) {
        self.zip(other, u8::saturating_sub);
    }

    /// Are there no more of any kind than in `other`?
    pub(crate) fn fits_in(&self, other: &Self) -> bool {
        let mut left = *self;
        left.take(other);
        left.is_empty()
    }

    /// Each kind of which there is at least one, with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Figure, u8)> + '_ {
        Nation::ALL
            .into_iter()
            .flat_map(|nation| {
                let kinds = if nation.side() == Side::Free || nation == Nation::Sauron {
                    3
                } else {
                    2
                };
                (0..kinds).map(move |kind| Figure::of(nation, kind))
            })
            .map(|figure| (figure, self.count(figure)))
            .filter(|(_, count)| *count > 0)
    }
}

// Written as {"gondor-regular": 3}, so that a position can be read and patched by people.
impl Serialize for Figures {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(figure, count)| (figure.to_string(), count)))
    }
}

impl<'de> Deserialize<'de> for Figures {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut figures = Self::default();
        for (figure, count) in BTreeMap::<String, u8>::deserialize(deserializer)? {
            match figure.parse().map_err(D::Error::custom)? {
                Figure::Person(who) => return Err(D::Error::custom(format!("{who} is placed by 'people'"))),
                figure => *figures.count_mut(figure) = count,
            }
        }
        Ok(figures)
    }
}

/// Figures and characters that do something together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Force {
    /// The figures.
    pub figures: Figures,
    /// The characters.
    pub people: People,
}

impl Force {
    /// How many of `figure` it has.
    pub const fn count(&self, figure: Figure) -> u8 {
        match figure {
            Figure::Person(who) => self.people.has(who) as u8,
            other => self.figures.count(other),
        }
    }

    /// Adds one `figure`.
    pub const fn add(&mut self, figure: Figure) {
        match figure {
            Figure::Person(who) => self.people.add(who),
            other => *self.figures.count_mut(other) += 1,
        }
    }

    /// Adds all of `other`.
    pub fn join(&mut self, other: &Self) {
        self.figures.add(&other.figures);
        self.people = self.people.or(other.people);
    }

    /// Without what is in `other`.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        let mut rest = *self;
        rest.figures.take(&other.figures);
        rest.people = rest.people.minus(other.people);
        rest
    }

    /// Is there nothing and nobody?
    pub fn is_empty(&self) -> bool {
        self.figures.is_empty() && self.people.is_empty()
    }

    /// Army units, of either side.
    pub fn units(&self) -> u8 {
        self.figures.army(Side::Free) + self.figures.army(Side::Shadow)
    }

    /// Each figure and character, with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Figure, u8)> + '_ {
        let people = self.people.iter().map(|who| (Figure::Person(who), 1));
        self.figures.iter().chain(people)
    }
}
