//! What has been declared and waits to be resolved, and what lasts for a while afterwards.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::combat::Key;
use crate::card::{RegionKind, SiteKind};
use crate::cards::{Stat, Until};
use crate::ids::{CardId, CompanyId, PieceId, SiteId};

/// What a declared action is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular.
    Nothing,
    /// A card in play (or in the chain).
    Piece(PieceId),
    /// A company.
    Company(CompanyId),
    /// A site.
    Site(SiteId),
    /// An automatic-attack of a site.
    AutoAttack(SiteId, u8),
}

/// What a declared action does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Does {
    /// The card is played in this of its ways.
    Mode(u8),
    /// The card in play is used in this way.
    Use(u8),
    /// What goes off by itself: this of its triggers.
    Trigger(u8),
    /// The creature attacks, keyed so.
    Creature(Key),
    /// A creature that is also an event is played as that.
    AsEvent,
    /// The character that was tapped supports a corruption check that is on its way (SATM-11.12).
    Support,
    /// A card that lies in play sends a moving company back.
    TurnBack,
}

/// A declared action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Link {
    /// Who declared it.
    pub seat: Seat,
    /// The card.
    pub piece: PieceId,
    /// What it does.
    pub does: Does,
    /// The character that uses it, if one was chosen.
    pub user: Option<PieceId>,
    /// What it is about.
    pub target: Target,
    /// The company in question.
    pub company: Option<CompanyId>,
    /// Has it been cancelled?
    pub cancelled: bool,
}

/// A change that lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// A number of a character or ally, up to a maximum.
    Number(PieceId, Stat, i8, Option<i8>),
    /// A number of a player.
    Player(Seat, Stat, i8),
    /// The prowess of an automatic-attack.
    Automatic(SiteId, u8, i8),
    /// The strikes of an automatic-attack are halved, rounded up.
    Halved(SiteId, u8),
    /// An automatic-attack is stronger, and not cancelled at once.
    Malice(SiteId, u8),
    /// Beside this card lies a creature that may be played from there.
    Reserved(PieceId, PieceId),
    /// An automatic-attack cannot be cancelled.
    Firm(SiteId, u8),
    /// An automatic-attack is faced once more.
    Duplicated(SiteId, u8),
    /// One region symbol of a company's path counts as another.
    Land(CompanyId, RegionKind, RegionKind),
    /// A site counts as another kind.
    Place(SiteId, SiteKind),
    /// Information may be played at a site.
    Informed(SiteId),
    /// A site has a hoard.
    Hoard(SiteId),
    /// What is added to the next riddling roll of a player.
    Wit(Seat),
    /// Every site of a kind counts as another.
    Places(SiteKind, SiteKind),
    /// Somebody can use a palantír.
    Palantir(PieceId),
    /// Somebody cannot be discarded, and does not return to the hand.
    Sheltered(PieceId),
    /// Somebody cannot be discarded.
    Kept(PieceId),
    /// A Nazgûl's event is about to be cancelled: it cannot be used any more.
    Hallowed(PieceId),
    /// Who has tapped to drive this event away; none: what attacks.
    Praises(PieceId, Option<PieceId>),
    /// This card waits for the end of the strike, or of the attack; for whom it was played.
    Awaits(PieceId, Option<PieceId>),
    /// This card does not send the company back any more.
    Weathered(CompanyId, PieceId),
    /// The `forbid` or `raise_attacks` of this card: which of its modes or uses, and which operation.
    Said {
        /// The card that says it.
        card: CardId,
        /// Is it a use, not a mode?
        uses: bool,
        /// Which.
        mode: u8,
        /// Which operation.
        op: u8,
        /// For this company only.
        company: Option<CompanyId>,
    },
    /// The same of what has gone off by itself: which of its triggers, and which operation.
    SetOff {
        /// The card that says it.
        card: CardId,
        /// Which.
        on: u8,
        /// Which operation.
        op: u8,
        /// For this company only.
        company: Option<CompanyId>,
    },
}

/// A change, and how long it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// The card from which it comes.
    pub card: CardId,
    /// What changes.
    pub change: Change,
    /// How long.
    pub until: Until,
    /// Whose card it was.
    pub seat: Seat,
}

impl Change {
    /// Is it about this card?
    pub(crate) fn is_about(&self, id: PieceId) -> bool {
        match self {
            Self::Number(who, ..)
            | Self::Palantir(who)
            | Self::Sheltered(who)
            | Self::Kept(who)
            | Self::Awaits(who, _)
            | Self::Hallowed(who)
            | Self::Reserved(who, _)
            | Self::Praises(who, _) => *who == id,
            _ => false,
        }
    }

    /// Is it about something of this site?
    pub(crate) fn is_at(&self, site: SiteId) -> bool {
        match self {
            Self::Automatic(at, ..)
            | Self::Halved(at, _)
            | Self::Duplicated(at, _)
            | Self::Malice(at, _)
            | Self::Firm(at, _)
            | Self::Informed(at)
            | Self::Hoard(at)
            | Self::Place(at, _) => *at == site,
            _ => false,
        }
    }

    /// Is it about this company?
    pub(crate) fn is_of_company(&self, id: CompanyId) -> bool {
        match self {
            Self::Land(company, ..) | Self::Weathered(company, _) => *company == id,
            Self::Said { company, .. } | Self::SetOff { company, .. } => *company == Some(id),
            _ => false,
        }
    }
}

impl Change {
    /// The operation of a card's text that this points to.
    pub(crate) fn op(&self) -> Option<&'static crate::cards::Op> {
        let (does, op) = match *self {
            Self::Said { card, uses, mode, op, .. } => {
                let modes = if uses { &card.get().uses } else { &card.get().modes };
                (&modes.get(usize::from(mode))?.does, op)
            }
            Self::SetOff { card, on, op, .. } => (&card.get().on.get(usize::from(on))?.does, op),
            _ => return None,
        };
        does.get(usize::from(op))
    }
}
