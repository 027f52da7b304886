//! A hazard host that holds prisoners (chapter 30).

use crate::prelude::*;

/// A hazard host: its prisoners lie on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Host {
    /// Its card.
    pub piece: PieceId,
    /// The site at which its prisoners can be rescued: a card of its owner's (SATM-30.3).
    pub site: SiteId,
    /// Has a rescue been tried this turn?
    pub tried: bool,
    /// The race faced by rescuers of its prisoners, if that depends on who took them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub race: Option<Race>,
}
