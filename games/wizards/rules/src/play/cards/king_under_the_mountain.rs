//! King under the Mountain: where the Dragon was slain at home a hall of the Dwarves stands again.

use super::prelude::*;
use crate::card::Face;

operations! {
    /// The lair at which the company has beaten the Dragon at home is from now on a kingdom of the Dwarves.
    "enthrone" => Enthrone,
}

conditions! {
    /// The company has beaten a Dragon at home, at its site and this turn.
    "has_slain" => HasSlain of company: |_, state, scope| {
        scope.its_company(state).is_some_and(|company| state.kingdom_of(company).is_some())
    };
}

impl Does for Enthrone {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let realm = deed.scope().its_company(state).and_then(|company| state.kingdom_of(company));
        state.piece_mut(deed.link.piece).realm = realm;
    }
}

/// The Dragon whose home is excepted.
const BUT: &str = "earcaraxe_at_home";

impl State {
    /// The cards by which a Dragon was beaten at home: in a marshalling pile.
    fn beaten_at_home(&self) -> impl Iterator<Item = &'static Face> + '_ {
        let won = self.pieces.iter().filter(|piece| matches!(piece.zone, Zone::Won(_)));
        won.map(|piece| piece.card.get()).filter(|face| face.race == Some(Race::Dragon) && face.is_at_home())
    }

    /// Was the Dragon of a lair beaten there at home?
    pub(crate) fn is_vanquished(&self, site: SiteId) -> bool {
        self.beaten_at_home().any(|face| face.keys.sites.has(site))
    }

    /// The lair of the Dragon that the company has beaten at home this turn.
    fn kingdom_of(&self, company: &Company) -> Option<SiteId> {
        let beaten = |face: &&Face| {
            let faced = company.faced.iter().filter_map(|faced| faced.card);
            face.id != BUT && faced.into_iter().any(|card| card.get().id == face.id)
        };
        let mut lairs = self.beaten_at_home().filter(beaten).flat_map(|face| face.keys.sites.iter());
        lairs.find(|lair| *lair == company.site)
    }
}

impl State {
    /// Is a site a hold of the Dwarves: one that is called so, or a kingdom under the mountain?
    pub(crate) fn is_dwarf_hold(&self, site: SiteId) -> bool {
        site.get().dwarf_hold || self.is_realm(site)
    }

    /// Is a site a kingdom under the mountain?
    pub(crate) fn is_realm(&self, site: SiteId) -> bool {
        self.in_play.iter().any(|id| self.piece(*id).realm == Some(site))
    }
}
