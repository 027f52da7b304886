//! No Strangers at this Time: the site stays as it was left, through all comings and goings.

use super::prelude::*;

statics! {
    /// The site on which it lies is never discarded, and never untaps, for its player.
    "shut" => Shut;
}

impl State {
    /// Does a site of a player neither untap nor leave the game?
    pub(crate) fn is_shut(&self, seat: Seat, site: SiteId) -> bool {
        self.in_play.iter().any(|id| {
            let piece = self.piece(*id);
            let lies = piece.zone == Zone::OnSite(site) && piece.owner == seat;
            lies && self.face(*id).has.contains(&Static::Shut)
        })
    }
}
