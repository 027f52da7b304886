//! Spies Feared: where spies were seen, all is guarded twice.

use super::prelude::*;

statics! {
    /// Each automatic-attack of the site on which it lies is faced once more.
    "redoubles" => Redoubles: |_| Touches::PLACES;
}

impl State {
    /// The number of times each automatic-attack of a site is faced besides the first, by the cards that lie there.
    pub(crate) fn redoubled(&self, site: SiteId) -> u8 {
        let lying = self.in_play.iter().filter(|id| self.piece(**id).zone == Zone::OnSite(site));
        lying.filter(|id| self.face(**id).has.contains(&Static::Redoubles)).count() as u8
    }
}
