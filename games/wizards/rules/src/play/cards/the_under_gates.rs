//! The Under-gates: the Balrog is there as long as it is nowhere else.

use super::prelude::*;

statics! {
    /// The first automatic-attack of the site is cancelled if the Balrog of Moria is in play, or if it or Durin's Bane was defeated.
    "forsaken" => Forsaken;
}

/// The being's cards.
const BALROG: [&str; 2] = ["balrog_of_moria", "durins_bane"];

impl State {
    /// Is the first automatic-attack of a site gone, as the being that makes it is elsewhere, or no more?
    pub(crate) fn is_forsaken(&self, site: SiteId) -> bool {
        site.get().has.contains(&Static::Forsaken)
            && self.pieces.iter().any(|piece| {
                let id = piece.card.get().id.as_str();
                let beaten = BALROG.contains(&id) && matches!(piece.zone, Zone::Won(_) | Zone::Out);
                beaten || id == BALROG[0] && piece.zone.in_play()
            })
    }
}
