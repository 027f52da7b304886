//! Noose of the Sea: on the way along the coast the preparations made at home are lost.

use super::prelude::*;
use crate::card::{CardKind, Duration};
use crate::state::Lasting;

statics! {
    /// The short events of the organization phase have no effect any more on a company with a coastal sea in its path.
    "strangles" => Strangles: |_| Touches::LANDS;
}

impl State {
    /// Ends the organization phase: lasting effects of resources that were played in it.
    pub(crate) fn organization_ends(&mut self) {
        let short = |lasting: &Lasting| {
            let face = lasting.card.get();
            face.kind == CardKind::Resource
                && face.duration == Duration::Short
                && lasting.until == Until::Turn
        };
        self.turn.begun = self.lasting.iter().copied().filter(short).collect();
    }

    /// A company is on its way, or a card has come into play: along the coast nothing is left of that.
    pub(crate) fn strangle(&mut self, id: CompanyId) {
        let noose = self.in_play.iter().any(|card| self.face(*card).has.contains(&Static::Strangles));
        let coast = self.find_company(id).is_some_and(|company| company.shown && company.moving())
            && self.count_lands(id, RegionKind::CoastalSea) > 0;
        if !(noose && coast) {
            return;
        }
        let members = self.in_play.iter().copied().filter(|card| self.company_of(*card) == Some(id));
        let members = members.collect::<Vec<_>>();
        let begun = std::mem::take(&mut self.turn.begun);
        let of =
            |change: &Change| change.is_of_company(id) || members.iter().any(|one| change.is_about(*one));
        self.lasting.retain(|lasting| !(of(&lasting.change) && begun.contains(lasting)));
        self.turn.begun = begun;
    }
}
