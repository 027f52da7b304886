//! An agent on the table (chapter 28): face down or up, with the site cards of its way.

use crate::ids::AgentId;
use crate::prelude::*;

/// A site card on an agent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Footstep {
    pub site: SiteId,
    /// Has the other player seen it, though it may lie face down now?
    pub seen: bool,
}

/// An agent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agent {
    /// The number of the agent on the table.
    pub id: AgentId,
    /// Its card.
    pub piece: PieceId,
    /// The site cards on it, the last one on top; none: it is at one of its home sites, not yet named.
    pub way: Vec<Footstep>,
    /// The home site that was named when there was no card of it to be laid: the agent goes as the turn ends (SATM-28.17).
    pub stranded: Option<SiteId>,
    /// Was it played this turn?
    pub fresh: bool,
    /// Has it done its action this turn (SATM-28.3)?
    pub acted: bool,
    /// May it act once more?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// Does that count against the hazard limit?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again_counts: bool,
    /// The card by which it may have come into play elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub schemes: Option<PieceId>,
    /// Has it attacked this turn?
    pub fought: bool,
    /// The events that lie on it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bears: Vec<PieceId>,
    /// Was it turned up for its next deed, and so comes from ambush?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub sprung: bool,
    /// Does it let the Undead attack at its site, for the rest of the turn?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wakes_dead: bool,
    /// Does it let creatures of its site attack, for the rest of the turn (SATM-28.12)?
    pub summons: bool,
}

impl Agent {
    /// An agent that has just been played (SATM-28.1).
    pub const fn new(id: AgentId, piece: PieceId) -> Self {
        Self {
            id,
            piece,
            way: Vec::new(),
            stranded: None,
            fresh: true,
            acted: false,
            again: false,
            again_counts: false,
            schemes: None,
            fought: false,
            bears: Vec::new(),
            sprung: false,
            wakes_dead: false,
            summons: false,
        }
    }

    /// A new turn: it may act again.
    pub const fn renew(&mut self) {
        self.fresh = false;
        self.acted = false;
        self.again = false;
        self.again_counts = false;
        self.fought = false;
        self.sprung = false;
        self.wakes_dead = false;
        self.summons = false;
    }
}
