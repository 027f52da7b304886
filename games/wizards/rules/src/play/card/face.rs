//! The printed face of a card.

use table::Names;

use super::place::{AutoAttack, RegionSet, SiteSet};
use super::{Duration, ItemClass, Keyword, Race, RegionKind, SiteKind, Skill, Slot};
use crate::cards::{self, Condition, Limit, Mode, Stat, Static, Trigger, Window};

/// The kind of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// A character or a wizard.
    Character,
    Item,
    Ally,
    Faction,
    /// A resource event.
    Resource,
    /// A hazard creature.
    Creature,
    /// A hazard event.
    Hazard,
    /// An agent (SATM-28.1).
    Agent,
}

/// The keys of a creature besides its symbols (SATM-14.22, SATM-14.24).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Keys {
    /// Region symbols, each with the number needed.
    pub lands: Vec<(RegionKind, u8)>,
    /// Site symbols.
    pub places: Vec<SiteKind>,
    /// Keyed to these regions by name, while the condition holds.
    pub regions: Vec<(RegionSet, Option<Condition>)>,
    /// Sites by name.
    pub sites: SiteSet,
    /// Sites, on the way from one of which to another it may be played.
    pub between: SiteSet,
    /// Sites in these regions, of these kinds (none given: any).
    pub sites_in: Vec<(RegionSet, Vec<SiteKind>, Option<Condition>)>,
    /// Symbols, or no key, while a condition holds; and sites of a kind.
    pub more: Vec<MoreKeys>,
}

/// Further keys of a creature while a condition holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MoreKeys {
    /// Region symbols, each with the number needed.
    pub lands: Vec<(RegionKind, u8)>,
    /// Site symbols.
    pub places: Vec<SiteKind>,
    /// Sites of this kind.
    pub kind: Option<cards::Kind>,
    /// Without a key.
    pub free: bool,
    /// While this holds.
    pub test: Option<Condition>,
}

/// The printed facts of a card.
#[derive(Clone, Debug)]
pub struct Face {
    /// Its id: `concealment`.
    pub id: String,
    /// Its number in the sets: `TW-204`.
    pub number: String,
    pub name: Names,
    pub kind: CardKind,
    /// Is there only one in a game?
    pub unique: bool,
    pub race: Option<Race>,
    pub second_race: Option<Race>,
    pub skills: Vec<Skill>,
    /// Influence needed to control it; none for a wizard.
    pub mind: Option<i8>,
    /// Direct influence.
    pub influence: i8,
    pub prowess: i8,
    /// Body; 0: none.
    pub body: i8,
    /// Victory points.
    pub points: i8,
    /// Corruption points.
    pub corruption: i8,
    /// The roll that must be exceeded to remove a corruption card.
    pub removal: Option<i8>,
    /// Home sites.
    pub home: SiteSet,
    /// Is every haven a home site?
    pub home_havens: bool,
    pub class: Option<ItemClass>,
    /// Slot of an item.
    pub slot: Option<Slot>,
    pub keywords: Vec<Keyword>,
    /// Sites at which it can be played.
    pub at: SiteSet,
    /// Regions at whose sites it can be played.
    pub at_regions: RegionSet,
    /// A faction's number: the attempt must be greater.
    pub number_needed: i8,
    /// A faction's modifiers by race.
    pub modifiers: Vec<(Race, i8)>,
    /// The duration of an event.
    pub duration: Duration,
    /// Strikes of a creature; 0: one for each character.
    pub strikes: u8,
    /// Attacks of a creature.
    pub attacks: u8,
    /// The places where a creature may be played.
    pub keys: Keys,
    /// Does the attacker choose the targets?
    pub attacker_chooses: bool,
    /// Does it tap instead of wounding?
    pub detains: bool,
    /// May its target tap, too, to cancel one of its attacks, not only the others?
    pub anybody_calls_off: bool,
    /// Does it not wound?
    pub harmless: bool,
    /// May others tap, each to cancel a strike of it against another character?
    pub shielded: bool,
    /// Does a character it would wound only tap, without a body check?
    pub only_taps: bool,
    /// May it be played on companies of minions only, of which there are none at this table?
    pub minions_only: bool,
    /// Is it for players of minions, Fallen-wizards or The Balrog only? None of them plays at this table.
    pub not_here: bool,
    /// The attacks faced by a company that rescues its prisoners (SATM-30.16).
    pub rescue: Vec<AutoAttack>,
    /// Do its prisoners lose their rings, too (SATM-30.12)?
    pub takes_rings: bool,
    /// An agent that may tap to influence characters, allies and factions (SATM-28.31).
    pub sways: bool,
    /// Does it not count against the hazard limit?
    pub free: bool,
    /// Is it a resource as well as a hazard (SATM-1.6)?
    pub either: bool,
    /// May it be played as a permanent or short event instead?
    pub or_event: Option<Duration>,
    /// The statics: true while it is in play.
    pub has: Vec<Static>,
    /// The numbers touched by its statics, a bit for each: most cards in play touch few, and numbers are
    /// asked for often.
    pub(crate) touches: Touches,
    /// Those of them that are touched whatever they are used against.
    pub(crate) plainly: Touches,
    /// The windows of its ways to be played.
    pub(crate) played: Windows,
    /// The windows of its ways to be used.
    pub(crate) used: Windows,
    /// Ways to play it.
    pub modes: Vec<Mode>,
    /// The ways to use it while it is in play.
    pub uses: Vec<Mode>,
    /// Triggered effects.
    pub on: Vec<Trigger>,
    /// Conditions for playing it at a site: its player's character is the user.
    pub needs: Vec<Condition>,
    /// The being of which it is one manifestation (SATM-25.3).
    pub being: Option<String>,
    /// Discarded as soon as one of these holds.
    pub leaves: Vec<Condition>,
    /// The limit on copies.
    pub limit: Option<Limit>,
    /// The reason why no deck may hold it yet, if none may.
    pub missing: Option<String>,
}

/// The numbers that a card touches while it is in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Touches(u32);

/// Windows of ways to play or use a card: a bit for each, so that most cards are passed over at a moment that is not theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Windows(u32);

impl Windows {
    /// All windows.
    pub(crate) const ALL: Self = Self(u32::MAX);

    /// These windows.
    pub(crate) const fn of(windows: &[Window]) -> Self {
        let (mut all, mut at) = (0, 0);
        while at < windows.len() {
            all |= 1 << windows[at] as u32;
            at += 1;
        }
        Self(all)
    }

    /// The windows of these ways.
    pub(crate) fn of_modes(modes: &[Mode]) -> Self {
        modes.iter().fold(Self::default(), |all, mode| Self(all.0 | Self::of(&[mode.when]).0))
    }

    /// Are some in both?
    #[inline]
    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

impl Touches {
    /// Nothing is touched.
    pub const NOTHING: Self = Self(0);
    /// Attacks, whatever of them is touched.
    pub const ATTACKS: Self = Self(1 << 31);
    /// A number touched against particular opponents only.
    pub const SPECIAL: Self = Self(1 << 30);
    /// The symbols that regions count as.
    pub const LANDS: Self = Self(1 << 29);
    /// The kinds that sites count as, and their further attacks.
    pub const PLACES: Self = Self(1 << 28);
    /// Doubled corruption points.
    pub const BURDENS: Self = Self(1 << 27);

    /// Skills of characters.
    pub const SKILLS: Self = Self(1 << 26);
    /// The weapons that a character may use.
    pub const ARMS: Self = Self(1 << 25);
    /// Where the character on whom it lies goes, and for what that one counts.
    pub const BEARER: Self = Self(1 << 24);
    /// The influence that it takes to control a character.
    pub const CONTROL: Self = Self(1 << 23);

    /// A number of a character or attack.
    pub const fn number(stat: Stat) -> Self {
        Self(1 << stat as u32)
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, more: Self) -> Self {
        Self(self.0 | more.0)
    }

    /// The numbers touched by these statics.
    pub(crate) fn of(has: &[Static]) -> Self {
        has.iter().fold(Self::NOTHING, |all, one| all.and(one.touches()))
    }

    /// The numbers touched by these statics whatever they are used against.
    pub(crate) fn plainly(has: &[Static]) -> Self {
        fn of(one: &Static) -> Touches {
            match one {
                Static::Against(_) => Touches::NOTHING,
                Static::If(only) => of(only.says),
                Static::To(to) => of(to.says),
                plain => plain.touches(),
            }
        }
        has.iter().fold(Self::NOTHING, |all, one| all.and(of(one)))
    }

    /// Is one of these touched?
    #[inline]
    const fn any(self, of: Self) -> bool {
        self.0 & of.0 != 0
    }

    /// Is this number touched?
    #[inline]
    pub(crate) const fn has(self, stat: Stat) -> bool {
        self.any(Self::number(stat))
    }

    /// Are attacks touched?
    #[inline]
    pub(crate) const fn attacks(self) -> bool {
        self.any(Self::ATTACKS)
    }

    /// Is it touched what regions count as, or who passes through them?
    #[inline]
    pub(crate) const fn lands(self) -> bool {
        self.any(Self::LANDS)
    }

    /// Is it touched who has which skill?
    #[inline]
    pub(crate) const fn skills(self) -> bool {
        self.any(Self::SKILLS)
    }

    /// Is it touched which weapons may be used?
    #[inline]
    pub(crate) const fn arms(self) -> bool {
        self.any(Self::ARMS)
    }

    /// Is it touched where its bearer goes, and for what that one counts?
    #[inline]
    pub(crate) const fn bearer(self) -> bool {
        self.any(Self::BEARER)
    }

    /// Is it touched how much influence a character takes?
    #[inline]
    pub(crate) const fn control(self) -> bool {
        self.any(Self::CONTROL)
    }

    /// Are corruption points doubled?
    #[inline]
    pub(crate) const fn burdens(self) -> bool {
        self.any(Self::BURDENS)
    }

    /// Is it touched what sites are to hazards?
    #[inline]
    pub(crate) const fn places(self) -> bool {
        self.any(Self::PLACES)
    }

    /// Is a number touched against particular opponents only?
    #[inline]
    pub(crate) const fn special(self) -> bool {
        self.any(Self::SPECIAL)
    }
}

impl Face {
    /// The number that a roll of this event must stay below, where it is the same in all its ways.
    pub(crate) fn rolls_under(&self) -> Option<i8> {
        let ops = self.modes.iter().flat_map(|mode| &mode.does);
        let mut numbers = ops.filter_map(|op| match op {
            cards::Op::RollUnder(roll) => Some(roll.number),
            _ => None,
        });
        let first = numbers.next()?;
        numbers.all(|number| number == first).then_some(first)
    }

    /// Does it have this keyword?
    #[inline]
    pub fn is(&self, keyword: Keyword) -> bool {
        self.keywords.contains(&keyword)
    }

    /// Is it a wizard?
    #[inline]
    pub fn is_wizard(&self) -> bool {
        self.kind == CardKind::Character && self.race == Some(Race::Wizard)
    }

    /// Is it a hazard (SATM-1.4)?
    #[inline]
    pub const fn is_hazard(&self) -> bool {
        matches!(self.kind, CardKind::Creature | CardKind::Hazard | CardKind::Agent)
    }

    /// Is it a resource (SATM-1.4)?
    #[inline]
    pub const fn is_resource(&self) -> bool {
        matches!(self.kind, CardKind::Item | CardKind::Ally | CardKind::Faction | CardKind::Resource)
    }

    /// Is it no item, and starts the game in place of a minor one?
    pub(crate) fn starts(&self) -> bool {
        self.kind == CardKind::Resource && self.has.contains(&Static::may(cards::statics::Flag::Start))
    }

    /// Is it a being that attacks companies that come to its site, and never hunts?
    pub(crate) fn is_at_home(&self) -> bool {
        fn waits(one: &Static) -> bool {
            match one {
                Static::AutomaticAttack(_) => true,
                Static::If(only) => waits(only.says),
                _ => false,
            }
        }
        self.has.iter().any(waits)
    }

    /// Is it a corruption card (SATM-11.4)?
    #[inline]
    pub fn is_corruption(&self) -> bool {
        self.kind == CardKind::Hazard && self.corruption > 0
    }
}
