//! Song of the Lady: a company in Lórien does not easily leave it.

use super::prelude::*;

statics! {
    /// A company that wants to leave Lórien rolls for it at the end of the organization phase.
    "lingers" => Lingers;
}

/// The roll below which the company stays.
const LEAVES: i8 = 7;

impl State {
    /// The bonus of a company to the roll, by the races in it.
    fn longing(&self, id: CompanyId) -> i8 {
        let moods = [(Race::Man, -1), (Race::Hobbit, -1), (Race::Dwarf, 2)];
        let felt = |race: Race| self.characters(id).any(|one| self.face(one).race == Some(race));
        moods.into_iter().filter(|(race, _)| felt(*race)).map(|(_, by)| by).sum()
    }

    /// The end of the organization phase: who wants to leave Lórien rolls, for each such card.
    pub(crate) fn linger(&mut self, ctx: &mut Ctx<'_>) {
        let seat = self.active();
        let songs =
            self.in_play.iter().filter(|card| self.face(**card).has.contains(&Static::Lingers)).count();
        let lorien = SiteId::named("lorien");
        let leaving = self.companies_of(seat).filter(|one| one.moving() && Some(one.site) == lorien);
        for id in leaving.map(|company| company.id).collect::<Vec<_>>() {
            for _ in 0..songs {
                let moving = self.company(id).moving();
                if moving && self.roll(seat, "song", ctx) + self.longing(id) < LEAVES {
                    self.stay(id, ctx);
                }
            }
        }
    }
}
