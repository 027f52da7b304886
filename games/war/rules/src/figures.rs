//! Figures: single ones, those in a region, and a force picked from them.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::character::{Character, People};
use crate::lanes::Lanes;
use crate::nation::{Nation, Side};
use table::Arg;
use table::kit::Unknown;

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
}

/// A kind of figure, as far as figures can be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Figure {
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
        let of = |nation| Rank::ALL.map(|rank| Self::Unit(nation, rank));
        let units = Nation::ALL.into_iter().flat_map(of);
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

    /// The id of its name in words together with its Nation's, as it is counted in lists.
    pub const fn counted(self) -> &'static str {
        match self.kind() {
            Some((nation, kind)) => nation.facts().counted[kind],
            None => self.term(),
        }
    }
}

impl From<Figure> for Arg {
    fn from(figure: Figure) -> Self {
        Self::Term(figure.term())
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

table::by_text!(Figure);

/// Figures that are not characters, counted by kind: a word for each side, so that whole Armies are added, taken and
/// compared at once.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Figures {
    /// Regulars, Elites and Leaders of each Nation in turn. No Nation of the Free Peoples has more than fifteen of a kind.
    free: Lanes<4>,
    /// Regulars and Elites of each Nation in turn, after Sauron's the Nazgûl.
    shadow: Lanes<8>,
}

/// The counters of the Shadow, in order.
const OF_SHADOW: [Figure; 7] = [
    Figure::Unit(Nation::Isengard, Rank::Regular),
    Figure::Unit(Nation::Isengard, Rank::Elite),
    Figure::Unit(Nation::Sauron, Rank::Regular),
    Figure::Unit(Nation::Sauron, Rank::Elite),
    Figure::Nazgul,
    Figure::Unit(Nation::Southrons, Rank::Regular),
    Figure::Unit(Nation::Southrons, Rank::Elite),
];

/// The first counter of a Nation in the word of its side.
const fn first_of(nation: Nation) -> u32 {
    match nation {
        Nation::Isengard => 0,
        Nation::Sauron => 2,
        Nation::Southrons => 5,
        free => 3 * free.index() as u32,
    }
}

/// The counter of a figure: its side's word, and the lane in it. Characters are not counted here, and there are no
/// Leaders of the Shadow.
const fn lane(figure: Figure) -> Option<(Side, u32)> {
    match (figure.kind(), figure.side()) {
        (None, _) => None,
        (Some(_), Side::Shadow) if matches!(figure, Figure::Leader(_)) => None,
        (Some((nation, kind)), side) => Some((side, first_of(nation) + kind as u32)),
    }
}

impl Figures {
    /// All that can be of these kinds ([regular, elite, Leader]), of these Nations: to pick them out.
    const fn kinds(nations: &[Nation], kinds: [bool; 3]) -> Self {
        let (mut free, mut shadow) = (Lanes::<4>::EMPTY, Lanes::<8>::EMPTY);
        let mut next = 0;
        while next < nations.len() {
            let nation = nations[next];
            let mut kind = 0;
            while kind < 3 {
                let lane = first_of(nation) + kind as u32;
                match nation.side() {
                    Side::Free if kinds[kind] => free = free.with(lane, Lanes::<4>::MOST),
                    Side::Shadow if kinds[kind] && kind < 2 => shadow = shadow.with(lane, Lanes::<8>::MOST),
                    _ => {}
                }
                kind += 1;
            }
            next += 1;
        }
        Self { free, shadow }
    }

    const UNITS: Self = Self::kinds(&Nation::ALL, [true, true, false]);
    /// Units by rank.
    const RANKS: [Self; 2] =
        [Self::kinds(&Nation::ALL, [true, false, false]), Self::kinds(&Nation::ALL, [false, true, false])];
    const LEADERS: Self = Self::kinds(&Nation::ALL, [false, false, true]);
    /// Units and Leaders by Nation.
    const TROOPS: [Self; 8] = {
        let mut troops = [Self::UNITS; 8];
        let mut next = 0;
        while next < troops.len() {
            troops[next] = Self::kinds(&[Nation::ALL[next]], [true; 3]);
            next += 1;
        }
        troops
    };

    #[inline]
    const fn only(self, mask: Self) -> Self {
        let (free, shadow) = (self.free.only(mask.free), self.shadow.only(mask.shadow));
        Self { free, shadow }
    }

    /// Without any of the kinds that `mask` has [all of](Self::with_all_of).
    #[inline]
    pub(crate) const fn except(self, mask: Self) -> Self {
        let (free, shadow) = (self.free.except(mask.free), self.shadow.except(mask.shadow));
        Self { free, shadow }
    }

    /// The number of `figure` (0 for characters, which are counted elsewhere).
    #[inline]
    pub const fn count(&self, figure: Figure) -> u8 {
        match lane(figure) {
            Some((Side::Free, lane)) => self.free.get(lane),
            Some((Side::Shadow, lane)) => self.shadow.get(lane),
            None => 0,
        }
    }

    /// Sets the number of `figure`, which must not be a character.
    #[inline]
    pub(crate) const fn set(&mut self, figure: Figure, count: u8) {
        match lane(figure) {
            Some((Side::Free, lane)) => self.free = self.free.with(lane, count),
            Some((Side::Shadow, lane)) => self.shadow = self.shadow.with(lane, count),
            None => debug_assert!(false, "not counted among figures"),
        }
    }

    /// Adds `count` of `figure`.
    #[inline]
    pub(crate) const fn put(&mut self, figure: Figure, count: u8) {
        self.set(figure, self.count(figure).saturating_add(count));
    }

    /// One less of `figure`.
    #[inline]
    pub(crate) const fn lose(&mut self, figure: Figure) {
        debug_assert!(self.count(figure) > 0);
        self.set(figure, self.count(figure).saturating_sub(1));
    }

    /// Nazgûl.
    #[inline]
    pub const fn nazgul(&self) -> u8 {
        self.count(Figure::Nazgul)
    }

    /// Units of one Nation: [regular, elite].
    #[inline]
    pub const fn units(&self, nation: Nation) -> [u8; 2] {
        let (regular, elite) = (Figure::Unit(nation, Rank::Regular), Figure::Unit(nation, Rank::Elite));
        [self.count(regular), self.count(elite)]
    }

    /// Units of one Nation.
    #[inline]
    pub const fn nation(&self, nation: Nation) -> u8 {
        let [regular, elite] = self.units(nation);
        regular + elite
    }

    /// Are there units of one Nation?
    #[inline]
    pub const fn has_nation(&self, nation: Nation) -> bool {
        let troops = self.only(Self::TROOPS[nation.index()]);
        !troops.only(Self::UNITS).is_empty()
    }

    /// Army units of `side`.
    #[inline]
    pub const fn army(&self, side: Side) -> u8 {
        match side {
            Side::Free => self.free.only(Self::UNITS.free).sum(),
            Side::Shadow => self.shadow.only(Self::UNITS.shadow).sum(),
        }
    }

    /// Army units of `side` of one rank.
    #[inline]
    pub const fn army_of(&self, side: Side, rank: Rank) -> u8 {
        self.only(Self::RANKS[rank as usize]).army(side)
    }

    /// The number of Leaders of the Free Peoples.
    #[inline]
    pub const fn all_leaders(&self) -> u8 {
        self.leaders().free.sum()
    }

    /// Just the Leaders of the Free Peoples.
    #[inline]
    #[must_use]
    pub const fn leaders(&self) -> Self {
        self.only(Self::LEADERS)
    }

    /// Just the units.
    #[inline]
    #[must_use]
    pub const fn only_units(&self) -> Self {
        self.only(Self::UNITS)
    }

    /// All but the units.
    #[inline]
    #[must_use]
    pub(crate) const fn without_units(&self) -> Self {
        self.except(Self::UNITS)
    }

    /// Adds all units and Leaders of a Nation, as a mask.
    #[inline]
    #[must_use]
    pub(crate) const fn with_all_of(mut self, nation: Nation) -> Self {
        self.add(&Self::TROOPS[nation.index()]);
        self
    }

    /// Without the units of a Nation.
    #[inline]
    #[must_use]
    pub const fn without_units_of(&self, nation: Nation) -> Self {
        self.except(Self::TROOPS[nation.index()].only_units())
    }

    /// Without the units and Leaders of a Nation.
    #[inline]
    #[must_use]
    pub const fn without_nation(&self, nation: Nation) -> Self {
        self.except(Self::TROOPS[nation.index()])
    }

    /// Just what belongs to `side`.
    #[inline]
    #[must_use]
    pub const fn of(&self, side: Side) -> Self {
        let mut part = *self;
        match side {
            Side::Free => part.shadow = Lanes::EMPTY,
            Side::Shadow => part.free = Lanes::EMPTY,
        }
        part
    }

    /// Is there nothing?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.free.is_empty() && self.shadow.is_empty()
    }

    /// Adds `other`.
    #[inline]
    pub const fn add(&mut self, other: &Self) {
        self.free = self.free.plus(other.free);
        self.shadow = self.shadow.plus(other.shadow);
    }

    /// Takes `other` away, as far as it is there.
    #[inline]
    pub const fn take(&mut self, other: &Self) {
        self.free = self.free.minus(other.free);
        self.shadow = self.shadow.minus(other.shadow);
    }

    /// Are there no more of any kind than in `other`?
    pub(crate) const fn fits_in(&self, other: &Self) -> bool {
        let mut left = *self;
        left.take(other);
        left.is_empty()
    }

    /// The most of `figure` that can be counted.
    pub(crate) const fn most(figure: Figure) -> u8 {
        match figure.side() {
            Side::Free => Lanes::<4>::MOST,
            Side::Shadow => Lanes::<8>::MOST,
        }
    }

    /// Each kind of which there is at least one, with its number.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Figure, u8)> + Clone + use<> {
        let free = self.free.iter().map(|(lane, count)| {
            let (nation, kind) = (lane as usize / 3, lane as usize % 3);
            (Figure::of(Nation::ALL[nation], kind), count)
        });
        let shadow = self.shadow.iter();
        free.chain(shadow.map(|(lane, count)| (OF_SHADOW[lane as usize], count)))
    }
}

impl fmt::Debug for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let entries = self.iter().map(|(figure, count)| (figure.to_string(), count));
        f.debug_map().entries(entries).finish()
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
                figure if count > Self::most(figure) => {
                    return Err(D::Error::custom(format!("there are no {count} of '{figure}'")));
                }
                figure => figures.set(figure, count),
            }
        }
        Ok(figures)
    }
}

/// Figures and characters that do something together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Force {
    pub figures: Figures,
    /// The characters.
    pub people: People,
}

impl Force {
    /// The number of `figure`.
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
            other => self.figures.put(other, 1),
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

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.figures.is_empty() && self.people.is_empty()
    }

    /// Army units, of either side.
    #[inline]
    pub const fn units(&self) -> u8 {
        self.figures.army(Side::Free) + self.figures.army(Side::Shadow)
    }

    /// Are there Army units, of either side?
    #[inline]
    pub const fn has_units(&self) -> bool {
        !self.figures.only_units().is_empty()
    }

    /// Each figure and character, with its number.
    pub fn iter(&self) -> impl Iterator<Item = (Figure, u8)> + '_ {
        let people = self.people.iter().map(|who| (Figure::Person(who), 1));
        self.figures.iter().chain(people)
    }
}
