//! The chain: declared actions that wait to be resolved, and changes that last for a while afterwards.

use super::combat::{Automatic, Key};
use crate::card::{RegionKind, SiteKind};
use crate::prelude::*;

/// The target of a declared action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Nothing in particular.
    Nothing,
    /// A card in play (or in the chain).
    Piece(PieceId),
    Company(CompanyId),
    Site(SiteId),
    AutoAttack(SiteId, Automatic),
}

/// The way a declared action uses its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Use {
    /// The card is played in this of its ways.
    Mode(u8),
    /// The card in play is used in this way.
    Use(u8),
    /// A trigger that goes off, by its index.
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
    /// The player who declared it.
    pub seat: Seat,
    /// The card.
    pub piece: PieceId,
    /// The way of using the card.
    pub does: Use,
    /// The character that uses it, if one was chosen.
    pub user: Option<PieceId>,
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
    Automatic(SiteId, Automatic, i8),
    /// The strikes of an automatic-attack are halved, rounded up.
    Halved(SiteId, Automatic),
    /// An automatic-attack is stronger, and not cancelled at once.
    Malice(SiteId, Automatic),
    /// Beside this card lies a creature that may be played from there.
    Reserved(PieceId, PieceId),
    /// The number that was counted as the use of this card was declared.
    Counted(PieceId, i8),
    /// An automatic-attack cannot be cancelled.
    Firm(SiteId, Automatic),
    /// An automatic-attack is faced once more.
    Duplicated(SiteId, Automatic),
    /// One region symbol of a company's path counts as another.
    Land(CompanyId, RegionKind, RegionKind),
    /// A site counts as another kind.
    Place(SiteId, SiteKind),
    /// Information may be played at a site.
    Informed(SiteId),
    /// A site has a hoard.
    Hoard(SiteId),
    /// The bonus to the next riddling roll of a player.
    Wit(Seat),
    /// Every site of a kind counts as another.
    Places(SiteKind, SiteKind),
    /// A character can use a palantír.
    Palantir(PieceId),
    /// A character cannot be discarded, and does not return to the hand.
    Sheltered(PieceId),
    /// A character cannot be discarded.
    Kept(PieceId),
    /// A Nazgûl's event is about to be cancelled: it cannot be used any more.
    Hallowed(PieceId),
    /// The characters who have tapped to drive this event away; `None`: the attacker.
    Praises(PieceId, Option<PieceId>),
    /// A card that waits for the end of the strike, or of the attack; and the character it was played for.
    Awaits(PieceId, Option<PieceId>),
    /// This card does not send the company back any more.
    Weathered(CompanyId, PieceId),
    /// The `forbid` or `raise_attacks` of this card: which of its modes or uses, and which operation.
    Said {
        /// The card that says it.
        card: CardId,
        /// Is it a use, not a mode?
        uses: bool,
        /// The index of the mode.
        mode: u8,
        /// The index of the operation.
        op: u8,
        /// The company it is for, if only one.
        company: Option<CompanyId>,
    },
    /// The same of a triggered effect: the index of the trigger, and of the operation.
    SetOff {
        /// The card that says it.
        card: CardId,
        /// The index of the trigger.
        on: u8,
        /// The index of the operation.
        op: u8,
        /// The company it is for, if only one.
        company: Option<CompanyId>,
    },
}

/// A change, and how long it lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lasting {
    /// The card from which it comes.
    pub card: CardId,
    pub change: Change,
    /// The duration.
    pub until: Until,
    /// The player whose card it was.
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
