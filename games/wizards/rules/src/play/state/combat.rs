//! An attack: its strikes, their targets, and their results.

use crate::card::{RegionKind, SiteKind};
use crate::ids::RegionId;
use crate::prelude::*;

/// The reason why a creature may be played on a company: the one key that was chosen (SATM-14.29).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Key {
    /// The site, by its name (SATM-14.22).
    Site(SiteId),
    /// The site, by its symbol (SATM-14.23).
    Place(SiteKind),
    /// A region, by its name (SATM-14.24).
    Region(RegionId),
    /// Region symbols of the path (SATM-14.25).
    Land(RegionKind),
    /// None was needed.
    #[default]
    None,
}

impl Key {
    /// Was none needed?
    #[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
    pub(crate) const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Was it keyed to the site?
    pub(crate) const fn to_site(self) -> bool {
        matches!(self, Self::Site(_) | Self::Place(_))
    }
}

/// The attacker: a creature, a site or a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A hazard creature; which of its attacks, from 0.
    Creature(PieceId, u8),
    /// An automatic-attack of a site: which one.
    Automatic(SiteId, u8),
    /// An automatic-attack of a site that a card in play adds.
    Added(SiteId, PieceId),
    Effect(CardId),
    /// An agent (SATM-28.21).
    Agent(PieceId),
}

/// An automatic-attack of a site. One that is noted is spelled as its number, or as the card and which of its attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Automatic {
    /// The one of this number on the site's card.
    Printed(u8),
    /// The attack that a card in play adds. It is spelled with names: as a bare number it would be read back as a printed one.
    Added {
        /// The card.
        by: PieceId,
        /// Which of the attacks that it adds, from 0.
        #[serde(default, skip_serializing_if = "is_none")]
        index: u8,
    },
    /// A creature of the opponent's hand, if one comes (SATM-29.13): nothing is noted of it before.
    #[serde(skip)]
    FromHand,
    /// An event in play that the site wakes: which one is said as it comes, and nothing is noted of it before.
    #[serde(skip)]
    Wakened,
}

impl Combat {
    /// The automatic-attack that it is, if it is one that is known before it comes.
    pub(crate) const fn automatic(&self) -> Option<(SiteId, Automatic)> {
        match self.source {
            Source::Automatic(site, index) => Some((site, Automatic::Printed(index))),
            Source::Added(site, by) => Some((site, Automatic::Added { by, index: self.nth })),
            _ => None,
        }
    }
}

impl Source {
    /// The site whose automatic-attack it is.
    pub const fn site(self) -> Option<SiteId> {
        match self {
            Self::Automatic(site, _) | Self::Added(site, _) => Some(site),
            _ => None,
        }
    }
}

/// The result of a strike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// Not resolved yet.
    Open,
    /// The creature's strike was defeated.
    Defeated,
    /// Neither (a tie, or its body held).
    Ineffectual,
    /// The strike succeeded.
    Succeeded,
    /// The strike was cancelled.
    Cancelled,
}

/// A strike at a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Strike {
    /// The target.
    pub at: PieceId,
    /// The result.
    pub fate: Fate,
    /// Excess strikes put on it: -1 each (SATM-15.6).
    pub excess: u8,
    /// Does the target stay untapped at -3 (SATM-15.8)?
    pub untapped: bool,
    /// Does it stay untapped by a card?
    pub spared: bool,
    /// The number of supporters: +1 each (SATM-15.11).
    pub support: u8,
    /// Are two rolls made, and the better taken?
    pub two_rolls: bool,
    /// Has a card that needs a skill been played on it (SATM-15.13)?
    pub skilled: bool,
    /// The change of this strike's prowess by cards.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub more_prowess: i8,
    /// And the body against it.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub more_body: i8,
    /// Does a target that fails it make a body check?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub scald: bool,
    /// Is a target it hits discarded, instead of being wounded?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub exiles: bool,
    /// The hazard host that takes its target, if it succeeds (SATM-30.1).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<PieceId>,
    /// Did the attacker give it to an untapped target that the defender had not chosen?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub imposed: bool,
    /// The character who makes a body check besides, if it succeeds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at_risk: Option<PieceId>,
}

impl Strike {
    /// A strike that has just been assigned.
    pub const fn at(at: PieceId) -> Self {
        Self {
            at,
            fate: Fate::Open,
            excess: 0,
            untapped: false,
            spared: false,
            support: 0,
            two_rolls: false,
            skilled: false,
            more_prowess: 0,
            more_body: 0,
            scald: false,
            exiles: false,
            host: None,
            imposed: false,
            at_risk: None,
        }
    }
}

impl Strike {
    /// SATM-15.8: the malus for staying untapped.
    pub const fn held_back(&self) -> i8 {
        if self.untapped { -3 } else { 0 }
    }
}

/// Several attacks of one creature on one character (SATM-15.27): the state left by the earlier ones.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Series {
    /// The target of all of them, once that is known.
    pub at: Option<PieceId>,
    /// Was one of them not defeated?
    pub spoiled: bool,
    /// The number cancelled by tapping others.
    pub called_off: u8,
    /// The card with which the creature's card is to lie, once it has attacked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<PieceId>,
}

impl Series {
    /// Has nothing come before?
    pub fn is_first(&self) -> bool {
        *self == Self::default()
    }
}

/// An attack that a company faces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Combat {
    /// The company that faces it.
    pub company: CompanyId,
    /// The attacking player.
    pub attacker: Seat,
    /// The attacker: a creature, a site or a card.
    pub source: Source,
    /// Which it is of the attacks that a card adds to a site, from 0.
    #[serde(default, skip_serializing_if = "is_none")]
    pub nth: u8,
    pub race: Race,
    /// The key it was played by.
    pub key: Key,
    /// Strikes, before what is in play changes them; 0 with `each`.
    pub strikes: i8,
    /// The change of the number of strikes by resolved cards.
    pub more_strikes: i8,
    /// Were they halved, rounded up?
    pub halved: bool,
    /// Prowess of each strike, before what is in play changes it.
    pub prowess: i8,
    /// The change of its prowess by cards.
    pub more_prowess: i8,
    /// Its body; 0: none.
    pub body: i8,
    /// Is it the automatic-attack of the site, though a creature makes it that was played there (SATM-29.13)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_site: bool,
    /// Does every character face one strike (SATM-15.30)?
    pub each: bool,
    /// Does the attacker choose the targets?
    pub attacker_chooses: bool,
    /// Does it tap instead of wounding (SATM-31.2)?
    pub detains: bool,
    /// Does it not wound at all?
    pub harmless: bool,
    /// Does a character it would wound only tap, without a body check?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only_taps: bool,
    /// Was it cancelled?
    pub cancelled: bool,
    /// Have its strikes been given?
    pub assigned: bool,
    /// The number of strikes when they were given.
    pub total: u8,
    /// Strikes beyond the number of targets (SATM-15.5).
    pub excess: u8,
    /// The strikes that were given.
    pub given: Vec<Strike>,
    /// The one that is being faced.
    pub now: Option<u8>,
    /// The characters it wounded that are still there.
    pub wounded: Vec<PieceId>,
    /// The character who joined the company to face one of its strikes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rushed: Option<PieceId>,
    /// The modifier of the body checks of characters it wounds.
    #[serde(default, skip_serializing_if = "is_nothing")]
    pub harsher: i8,
    /// Can nothing cancel it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub firm: bool,
    /// Do weapons not count against it?
    #[serde(alias = "unarmed", default, skip_serializing_if = "std::ops::Not::not")]
    pub bare: bool,
    /// Does the defender choose the targets, also tapped or wounded ones?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub defender_chooses: bool,
    /// The characters that its strikes are kept from.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aside: Vec<PieceId>,
    /// The strike after which those that fail are defeated, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub volley: Option<u8>,
    /// The character that the attacker has chosen for its first strike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub singled_out: Option<PieceId>,
    /// Do other cards have no effect on it?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aloof: bool,
    /// Does its card go to the defender, however it ends?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forfeit: bool,
    /// The host that takes the targets its strikes hit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<PieceId>,
    /// Is it the one that is left of several?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub isolated: bool,
    /// Does the first effect to cancel it only take from it the bonus of a card?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub malice: bool,
    /// Do all its strikes fail, whatever is rolled?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub overpowered: bool,
    /// The effect of a strike of it that succeeds, in place of harm: an operation of an action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub robs: Option<(Link, u8)>,
    /// The ally that attacks its controller.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mutiny: Option<PieceId>,
    /// The number of its strikes, the last ones, without a body.
    #[serde(default, skip_serializing_if = "is_none")]
    pub bodiless: u8,
    /// The cards of which one is enough for an attack, once one has had its effect on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<CardId>,
    /// The attacks of the same creature before this one.
    #[serde(default, skip_serializing_if = "Series::is_first")]
    pub series: Series,
    /// Had the company faced an attack of this race, or of these cards, before? How many it had faced.
    pub before: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
const fn is_nothing(number: &i8) -> bool {
    *number == 0
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
const fn is_none(number: &u8) -> bool {
    *number == 0
}

impl Combat {
    /// Is the present strike one of the last ones, which have no body?
    pub(crate) fn strikes_bare(&self) -> bool {
        let first = self.total.saturating_sub(self.bodiless);
        self.bodiless > 0 && self.now.is_some_and(|now| now >= first)
    }

    /// The strike that is being faced.
    #[inline]
    pub fn strike(&self) -> Option<&Strike> {
        self.given.get(usize::from(self.now?))
    }

    /// The open strikes by number, with the target: of several at one character the first.
    pub fn open_strikes(&self) -> impl Iterator<Item = (usize, PieceId)> {
        let is_open = |strike: &Strike| strike.fate == Fate::Open;
        let all = self.given.iter().enumerate().filter(move |(_, strike)| is_open(strike));
        let earlier = move |at: usize| self.given[..at].iter().filter(move |strike| is_open(strike));
        all.filter(move |(at, strike)| earlier(*at).all(|other| other.at != strike.at))
            .map(|(at, strike)| (at, strike.at))
    }

    /// Have all its strikes been defeated?
    pub(crate) fn is_defeated(&self) -> bool {
        let all = self.given.iter().all(|strike| strike.fate == Fate::Defeated);
        all && !(self.cancelled || self.given.is_empty())
    }

    /// The strike that is being faced, to change.
    #[inline]
    pub(crate) fn strike_mut(&mut self) -> Option<&mut Strike> {
        self.given.get_mut(usize::from(self.now?))
    }
}
