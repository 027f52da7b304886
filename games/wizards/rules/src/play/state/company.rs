//! Companies: their places, their destinations, and their turn so far.

use arrayvec::ArrayVec;

use crate::card::RegionKind;
use crate::ids::RegionId;
use crate::prelude::*;
use crate::state::Key;

/// The way of a company that moves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Path {
    /// The symbols, in order.
    pub lands: ArrayVec<RegionKind, 12>,
    /// The regions by name that creatures can be keyed to: both ends, or the whole chain (SATM-14.24).
    pub regions: ArrayVec<RegionId, 8>,
    /// Does the company move by regions (SATM-12.8)?
    pub by_regions: bool,
    /// Does it go by a way of its own, from country to country (Belegaer)? The symbols may be those of the basic way.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_sea: bool,
}

/// An attack that a company has faced this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Faced {
    pub race: Race,
    /// The card, if it was one.
    pub card: Option<CardId>,
    /// The key it was played by.
    #[serde(default, skip_serializing_if = "Key::is_none")]
    pub key: Key,
    /// Has a strike of it failed? That is remembered of the Nazgûl, and of agents, if none has succeeded.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub foiled: bool,
    /// Was it defeated? Of attacks by the effect of a card alone that is remembered.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub beaten: bool,
}

/// A company.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Company {
    /// The number of the company.
    pub id: CompanyId,
    /// The player.
    pub seat: Seat,
    /// The site at which it is.
    pub site: SiteId,
    /// The site that was laid face down beside it (SATM-12.1): a secret until it is shown.
    pub to: Option<SiteId>,
    /// Has the new site been shown?
    pub shown: bool,
    /// The way it goes, once the new site is shown.
    pub path: Path,
    /// The site it came from, once it has arrived this turn.
    pub origin: Option<SiteId>,
    /// Hazards that may be played on it this turn, once fixed (SATM-14.8).
    pub limit: u8,
    /// Hazards played on it.
    pub used: u8,
    /// Has its movement phase been done?
    pub moved: bool,
    /// Has its site phase been done?
    pub explored: bool,
    /// Has it entered its site this turn (SATM-19.1)?
    pub entered: bool,
    /// Was it sent back, or may it do nothing at its site for another reason?
    pub barred: bool,
    /// Is the on-guard card not to be turned up any more, or has one been placed this turn (SATM-16.4)?
    pub guarded: bool,
    /// The creature on guard that was turned up: it attacks after the automatic-attacks.
    pub ambush: Option<PieceId>,
    /// Attacks that it has faced this turn.
    pub faced: Vec<Faced>,
    /// Does it go where it goes without a way (hazards are keyed to the site only)?
    pub flies: bool,
    /// May it declare one more destination this turn?
    pub again: bool,
    /// Resources that were played at its site this turn.
    pub played: u8,
    /// Was it divided from another this turn?
    pub divided: bool,
    /// The cards it has played at its site this turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gained: Vec<CardId>,
    /// The characters wounded by attacks this turn, with the race of each attack.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hurt: Vec<(PieceId, Race)>,
    /// The characters wounded this turn by a being that is on several cards, with that being.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hurt_by: Vec<(PieceId, CardId)>,
    /// Has it parted from another in the middle of the way, so that one hazard stands in place of its size?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub parted: bool,
    /// The cards that have let a creature be played on it that does not count against its limit: each time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub exempted: Vec<CardId>,
    /// The site where it began the turn, if it has moved since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<SiteId>,
    /// Has it given what the site asks for the right to play one major item there (Hermit's Hill)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bartered: bool,
    /// The hazards that the opponent has shown, if no others may be played on it while it moves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid_open: Option<Vec<PieceId>>,
    /// The creatures whose attacks on it are all cancelled, once it has flown from the first: that one and the next.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fled: Vec<PieceId>,
    /// Did it come with the card beside a host, and so only to rescue (SATM-30.19)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub borrowed: bool,
    /// Did it come to its site by basic movement this turn? By the standard rules no other may, then (SATM-12.12).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_basic: bool,
}

impl Company {
    /// A company that has just been formed.
    pub fn new(id: CompanyId, seat: Seat, site: SiteId) -> Self {
        Self {
            id,
            seat,
            site,
            to: None,
            shown: false,
            path: Path::default(),
            origin: None,
            limit: 0,
            used: 0,
            moved: false,
            explored: false,
            entered: false,
            barred: false,
            guarded: false,
            ambush: None,
            faced: Vec::new(),

            flies: false,
            again: false,
            played: 0,
            divided: false,
            gained: Vec::new(),
            hurt: Vec::new(),
            hurt_by: Vec::new(),
            parted: false,
            exempted: Vec::new(),
            began: None,
            bartered: false,
            laid_open: None,
            fled: Vec::new(),
            borrowed: false,
            by_basic: false,
        }
    }

    /// The site it is going to, once that is shown; else its site.
    #[inline]
    pub fn target_site(&self) -> SiteId {
        match self.to {
            Some(to) if self.shown => to,
            _ => self.site,
        }
    }

    /// Is its destination open? An event that is used as a site lies face up.
    #[inline]
    pub(crate) fn shows_goal(&self) -> bool {
        self.shown || self.to.is_some_and(|to| !to.get().is_card())
    }

    /// Has it come to this site this turn?
    pub(crate) fn has_come_to(&self, site: SiteId) -> bool {
        self.origin.is_some() && self.site == site
    }

    /// Is it on the way, or has it declared that it will be?
    #[inline]
    pub const fn moving(&self) -> bool {
        self.to.is_some()
    }
}
