//! Siege: a company at the site fights its way out, and may not get away.

use super::prelude::*;
use crate::card::Skill;
use crate::questions::AttackBegins;

statics! {
    /// Whoever is at the site is besieged.
    "besieges" => Besieges;
}

/// The roll below which the company stays.
const ESCAPES: i8 = 5;

impl State {
    /// The siege that a company is under.
    pub(crate) fn siege_at(&self, id: CompanyId) -> Option<PieceId> {
        let company = self.find_company(id)?;
        let mut lying = self.in_play.iter().copied();
        lying.find(|card| {
            let piece = self.piece(*card);
            piece.zone == Zone::OnSite(company.site)
                && piece.owner != company.seat
                && self.face(*card).has.contains(&Static::Besieges)
        })
    }

    /// Makes a besieged company face Orcs at the beginning of its site phase, whether it enters or not.
    pub(crate) fn besiege(&mut self, company: CompanyId, siege: Option<PieceId>) {
        let Some(siege) = siege else { return };
        let source = Source::Effect(self.piece(siege).card);
        self.frames.push(AttackBegins { company, source, race: Race::Orc, strikes: 3, prowess: 7 });
    }

    /// Rolls for each besieged company at the end of the organization phase: two dice, one less for each who
    /// is no scout, or the company stays.
    pub(crate) fn break_sieges(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.active();
        let bound = self.companies_of(seat).filter(|company| company.moving());
        for id in bound.map(|company| company.id).collect::<Vec<_>>() {
            if self.siege_at(id).is_none() {
                continue;
            }
            let others = self.characters(id).filter(|one| !self.has_skill(*one, Skill::Scout, None));
            let others = others.count() as i8;
            if self.roll(seat, "siege", ctx) - others < ESCAPES {
                self.stay(id, ctx);
            }
        }
    }
}
