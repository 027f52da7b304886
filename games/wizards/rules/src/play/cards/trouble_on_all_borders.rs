//! Trouble on All Borders: a faction raids the country around its own.

use super::prelude::*;
use crate::questions::AttackNow;

operations! {
    /// Makes the company face the faction's raiders, who only detain, if it moves through the faction's home region or an
    /// adjacent one.
    "raid" => Raid { strikes: i8, prowess: i8 },
}

impl State {
    /// Does a company move through the country of a faction, or along its borders?
    fn in_its_country(&self, id: CompanyId, faction: PieceId) -> bool {
        let Some(company) = self.find_company(id).filter(|company| company.shown && company.moving()) else {
            return false;
        };
        let face = self.face(faction);
        let at_home = SiteId::all().filter(|site| self.joins_at(face, *site));
        let homes = at_home.filter_map(|site| site.get().region).collect::<crate::card::RegionSet>();
        let near = |region: &crate::ids::RegionId| {
            homes.has(*region) || homes.iter().any(|home| home.get().adjacent.has(*region))
        };
        company.path.regions.iter().any(near)
    }
}

impl Does for Raid {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let (Zone::On(faction), Some(company)) = (state.piece(deed.link.piece).zone, deed.link.company)
        else {
            return;
        };
        if !state.in_its_country(company, faction) {
            return;
        }
        let source = Source::Effect(state.piece(deed.link.piece).card);
        let race = state.face(faction).race.unwrap_or(Race::Special);
        let mut combat = state.plain_attack(company, source, race);
        combat.strikes = self.strikes;
        combat.prowess = self.prowess;
        combat.detains = true;
        state.frames.push(AttackNow::of(combat));
    }

    fn waylays(&self) -> bool {
        true
    }
}
