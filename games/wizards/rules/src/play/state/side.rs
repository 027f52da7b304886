//! The belongings of one player: piles, sites, and the losses and deeds so far.

use crate::card::SiteSet;
use crate::prelude::*;

/// One player's things.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Side {
    /// The play deck, the top last.
    pub deck: Vec<PieceId>,
    /// The hand, in the order in which cards came.
    pub hand: Vec<PieceId>,
    /// The location deck: sites not in play and not discarded (SATM-1.2). Havens stay in it: there is any number of each.
    pub sites: SiteSet,
    /// Discarded sites.
    pub spent: SiteSet,
    /// Site cards stored in the marshalling pile.
    #[serde(default, skip_serializing_if = "has_none")]
    pub kept: SiteSet,
    /// Sites in play whose cards are the other player's.
    #[serde(default, skip_serializing_if = "has_none")]
    pub lent: SiteSet,
    /// Sites of the player in play that are tapped.
    pub tapped: SiteSet,
    /// The number of times the play deck was exhausted.
    pub exhausted: u8,
    /// The wizard that was revealed, in play or not.
    pub wizard: Option<CardId>,
    /// Has the wizard been lost (SATM-6.13)?
    pub wizard_lost: bool,
    /// Turns that the player has begun.
    pub turns: u16,
    /// Cards in the hand at the next reset that are not to be drawn up to: none; kept for effects on the hand's size.
    pub hand_size: i8,
    /// Victory points taken off at the Council for unique cards shown (SATM-23.23).
    pub shown: u8,
    /// The creatures that were seen and went to the discard pile, in the order in which they did first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub escaped: Vec<PieceId>,
    /// Has the play deck run out at the Council's price: cards still to exchange (SATM-3.6).
    pub exchanges: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // As serde calls it.
fn has_none(sites: &SiteSet) -> bool {
    sites.is_empty()
}
