//! Whole Villages Roused: the free peoples take up arms against newcomers.

use super::prelude::*;

statics! {
    /// The site on which it lies has the automatic-attacks of its other card, `more` stronger; they only detain.
    "rouses" => Rouses { more: i8 }: |_| Touches::PLACES;
}

impl State {
    /// One of the attacks of the defenders that a card rouses at a site, as it comes.
    pub(crate) fn roused(&self, id: CompanyId, site: SiteId, by: PieceId, nth: u8) -> Option<Combat> {
        let more = self.face(by).has.iter().find_map(|one| match one {
            Static::Rouses(Rouses { more }) => Some(*more),
            _ => None,
        });
        let more = more.filter(|_| self.piece(by).zone == Zone::OnSite(site))?;
        let attack = site.get().defenders.get(usize::from(nth))?;
        let mut combat = self.plain_attack(id, state::Source::Added(site, by), attack.race);
        combat.nth = nth;
        combat.strikes = attack.strikes as i8;
        combat.each = attack.strikes == 0;
        combat.prowess = attack.prowess + more;
        combat.attacker_chooses = attack.attacker_chooses;
        combat.firm = attack.firm;
        combat.detains = true;
        Some(combat)
    }

    /// Does a card rouse defenders at a site?
    pub(crate) fn rouses(&self, site: SiteId, by: PieceId) -> bool {
        let says = |one: &Static| matches!(one, Static::Rouses(_));
        self.piece(by).zone == Zone::OnSite(site)
            && self.face(by).has.iter().any(says)
            && !site.get().defenders.is_empty()
    }
}
