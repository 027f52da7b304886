//! One card of the game: its identity, its zone, and its state.

use crate::prelude::*;

/// The state of a card in play (SATM-5.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Upright.
    Untapped,
    /// Turned by 90 degrees.
    Tapped,
    /// Turned by 180 degrees.
    Wounded,
}

impl Status {
    /// SATM-15.9: the malus to the prowess of a character in this state.
    pub const fn weakens(self) -> i8 {
        match self {
            Self::Untapped => 0,
            Self::Tapped => -1,
            Self::Wounded => -2,
        }
    }
}

/// The zone of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The play deck of its owner.
    Deck,
    /// The hand of its owner.
    Hand,
    /// The discard pile of its owner.
    Discard,
    /// The sideboard of its owner.
    Sideboard,
    /// Set aside before the game: a pick of the draft, a starting item.
    Aside,
    /// Not in this game: an unwanted pick.
    Unused,
    /// Out of play, for the rest of the game (SATM-1.10).
    Out,
    /// The marshalling pile of a player (SATM-1.11).
    Won(Seat),
    /// A character, in a company.
    Company(CompanyId),
    /// The control of a character, or a place on a card.
    On(PieceId),
    OnCompany(CompanyId),
    /// A site, for all companies there.
    OnSite(SiteId),
    /// The neutral zone.
    Table,
    /// A place on guard, face down (SATM-16.1).
    Guard(CompanyId),
    /// An agent, face up (SATM-28.1).
    Agent,
    /// An agent, face down.
    Lurking,
    /// Being played.
    Chain,
}

impl Zone {
    /// Is a card there in play?
    #[inline]
    pub const fn in_play(self) -> bool {
        matches!(
            self,
            Self::Company(_) | Self::On(_) | Self::OnCompany(_) | Self::OnSite(_) | Self::Table | Self::Agent
        )
    }
}

impl Zone {
    /// Is the zone open to all?
    #[inline]
    pub const fn is_open(self) -> bool {
        self.in_play() || matches!(self, Self::Out | Self::Won(_) | Self::Chain)
    }
}

/// One card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Piece {
    /// The card's identity in the book.
    pub card: CardId,
    pub owner: Seat,
    pub zone: Zone,
    /// The state, if it is in play.
    pub status: Status,
    /// The leader it follows (SATM-9.4).
    pub leader: Option<PieceId>,
    /// Is it a follower whose controller has gone? Until its player's next organization phase it counts against nothing
    /// (SATM-9.11).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub adrift: bool,
    /// Does the other player know what it is, though it lies hidden?
    known: bool,
    /// Has only the other player seen it, who looked at a hand? Watchers have not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    looked_at: bool,
    /// Was it in play from the start?
    pub from_start: bool,
    /// Has a corruption card been played on it this turn (SATM-11.3)?
    pub lured: bool,
    /// Did it come into play this turn?
    pub fresh: bool,
    /// Has its removal been tried this turn without tapping (SATM-11.14)?
    pub tried: bool,
    /// Has it been restored?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub restored: bool,
    /// The card with which it lies off to the side.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<PieceId>,
    /// The site where it was stored, if it was (SATM-10.4).
    pub stored: Option<SiteId>,
    /// The site that it has made a kingdom of the Dwarves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub realm: Option<SiteId>,
    /// May it never be stored?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unstorable: bool,
    /// The card under which it lies: a faction of a marshalling pile, or what is set aside with a card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub under: Option<PieceId>,
    /// The site with which it was marked, by its own text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marked: Option<SiteId>,
    /// The number of items taken of it, if it is a hoard.
    #[serde(default, skip_serializing_if = "is_none_taken")]
    pub taken: u8,
    /// The card with which it was played; itself, while it is made ready for one to be played with it.
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "crown")]
    pub with: Option<PieceId>,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
const fn is_none_taken(taken: &u8) -> bool {
    *taken == 0
}

impl Piece {
    /// A card where it is at the start.
    pub const fn new(card: CardId, owner: Seat, zone: Zone) -> Self {
        Self {
            card,
            owner,
            zone,
            status: Status::Untapped,
            leader: None,
            adrift: false,
            known: false,
            looked_at: false,
            from_start: false,
            lured: false,
            fresh: false,
            tried: false,
            restored: false,
            beside: None,
            stored: None,
            realm: None,
            unstorable: false,
            under: None,
            marked: None,
            taken: 0,
            with: None,
        }
    }

    /// It lies open before all: the other player and watchers know what it is.
    pub(crate) const fn show(&mut self) {
        (self.known, self.looked_at) = (true, false);
    }

    /// The other player looks at it; watchers do not.
    pub(crate) const fn show_to_the_other(&mut self) {
        self.looked_at |= !self.known;
        self.known = true;
    }

    /// Nobody but its owner knows any more what it is.
    pub(crate) const fn hide(&mut self) {
        (self.known, self.looked_at) = (false, false);
    }

    /// True if the other player knows what it is, though it may lie hidden; watchers need not.
    pub const fn is_known(&self) -> bool {
        self.known
    }

    /// True if watchers know what it is, too.
    pub const fn is_known_to_all(&self) -> bool {
        self.known && !self.looked_at
    }

    /// True if the same people know both.
    pub(crate) const fn is_known_as(&self, other: &Self) -> bool {
        self.known == other.known && self.is_known_to_all() == other.is_known_to_all()
    }
}
