//! Sites and regions: where companies are, and the ways between.

use table::Names;
use table::kit::Set;

use super::{Face, ItemClass, Keys, Keyword, Race, RegionKind, SiteKind};
use crate::cards::Static;
use crate::cards::statics::Flag;
use crate::ids::{RegionId, SiteId};
use crate::state::Key;

/// An attack of a site on companies that enter it (SATM-19.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutoAttack {
    pub race: Race,
    /// Strikes; 0: one for each character.
    pub strikes: u8,
    /// Prowess of each strike.
    pub prowess: i8,
    /// The modifier of the corruption check of a wounded character, if one is made.
    pub wound_check: Option<i8>,
    /// Taps instead of wounding (SATM-31.2).
    pub detains: bool,
    /// Does the attacker choose who faces the strikes?
    pub attacker_chooses: bool,
    /// Can nothing cancel it?
    pub firm: bool,
}

/// A creature of the opponent's hand that attacks a company that enters (SATM-29.13).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FromHand {
    /// The symbols, to one of which it has to be keyed: regions with their number, or the site.
    pub keys: Keys,
    /// Is it the site's own in all ways: one that is unique, too, and discarded if it is defeated?
    pub own: bool,
}

impl FromHand {
    /// The first of these symbols to which a creature is keyed.
    pub(crate) fn key(&self, face: &Face) -> Option<Key> {
        let place = self.keys.places.iter().find(|place| face.keys.places.contains(place));
        let land = || {
            let mut lands = self.keys.lands.iter();
            lands.find(|(land, most)| face.keys.lands.iter().any(|(of, needed)| of == land && needed <= most))
        };
        place.map(|place| Key::Place(*place)).or_else(|| land().map(|(land, _)| Key::Land(*land)))
    }
}

/// A site.
#[derive(Clone, Debug)]
pub struct Site {
    pub id: String,
    /// Its number in the sets.
    pub number: String,
    pub name: Names,
    /// Its names inside a sentence: in Spanish with the article.
    pub said: Names,
    pub kind: SiteKind,
    /// Its region; none for an Under-deeps site.
    pub region: Option<RegionId>,
    /// Its nearest haven; none for a haven.
    pub haven: Option<SiteId>,
    /// The path from the nearest haven to it.
    pub path: Vec<RegionKind>,
    /// The two havens that a haven is linked to, and the path from each to it.
    pub paths: Vec<(SiteId, Vec<RegionKind>)>,
    /// The path of an event used as a site, from where it is played. No other way leads there.
    pub road: Vec<RegionKind>,
    /// Does the company choose its way there by regions: a site that an event is, wherever it was laid?
    pub by_regions: bool,
    /// Cards that the moving player may draw.
    pub draws: u8,
    /// Cards that the opponent may draw.
    pub opponent_draws: u8,
    /// The creature that may attack from the opponent's hand, if any (SATM-29.13).
    pub from_hand: Option<FromHand>,
    /// Classes of items that can be played.
    pub items: Vec<ItemClass>,
    /// The keyword or id that items of a class must have there.
    pub only: Vec<(ItemClass, String)>,
    /// May information be played?
    pub information: bool,
    /// Its automatic-attacks, in printed order.
    pub attacks: Vec<AutoAttack>,
    /// The defenders there against others, by the site's card for minions.
    pub defenders: Vec<AutoAttack>,
    /// Is there a hoard (SATM-27.2)?
    pub hoard: bool,
    /// Is it called a hold of the Dwarves?
    pub dwarf_hold: bool,
    /// Is it one of the Under-deeps (SATM-29.1)?
    pub under_deeps: bool,
    /// Added to the hazard limit of a company that moves to it.
    pub hazard_limit: i8,
    /// Added to the roll where a gold ring is tested there.
    pub ring_test: i8,
    /// May creatures always be keyed to it?
    pub always_keyed: bool,
    /// Does a healing effect heal all characters here?
    pub heals_all: bool,
    /// Sites next to it by the Under-deeps, with the roll needed (SATM-29.2).
    pub deeps: Vec<(SiteId, u8)>,
    /// Further statics of the site.
    pub has: Vec<Static>,
}

impl Site {
    /// Is it a haven?
    #[inline]
    pub fn is_haven(&self) -> bool {
        self.kind == SiteKind::Haven
    }

    /// Does it have a text of its own, besides what every site shows by signs and numbers?
    pub fn has_text(&self) -> bool {
        !(self.has.is_empty() && self.only.is_empty() && self.from_hand.is_none())
    }

    /// Does it say that this may be?
    pub(crate) fn may(&self, flag: Flag) -> bool {
        self.has.contains(&Static::may(flag))
    }

    /// Is it a site card, and not an event that is used as one?
    #[inline]
    pub const fn is_card(&self) -> bool {
        self.road.is_empty()
    }

    /// The path that is printed on it.
    pub(crate) fn printed_path(&self) -> &[RegionKind] {
        if self.is_card() { &self.path } else { &self.road }
    }

    /// May an item of this class, with these keywords and this id, be played here (SATM-19.16)?
    pub fn allows(&self, class: ItemClass, keywords: &[Keyword], id: &str) -> bool {
        let special = self.only.iter().find(|(only, _)| *only == class);
        match special {
            Some((_, only)) => only == id || keywords.iter().any(|keyword| keyword.word() == only),
            None => self.items.contains(&class),
        }
    }
}

/// A region of the map.
#[derive(Clone, Debug)]
pub struct Region {
    pub id: String,
    /// Its number in the sets.
    pub number: String,
    pub name: Names,
    pub kind: RegionKind,
    /// The regions it touches (SATM-12.10).
    pub adjacent: RegionSet,
    /// The length of the shortest chain of regions from this one to each region, both ends counted.
    pub chain: Vec<u8>,
}

/// Some sites.
pub type SiteSet = Set<SiteId, [u64; 4]>;
/// Some regions.
pub type RegionSet = Set<RegionId, [u64; 4]>;
