//! Winds of Wrath: a storm brings a company to another shore.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::card::{RegionKind, SiteSet};
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// A site of the own location deck with a coastal sea in its path takes the place of the company's new site.
    "blow_away" => BlowAway,
}

impl Does for BlowAway {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(Shore { company });
        }
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let moves = scope.its_company(state).is_some_and(|company| company.shown && company.moving());
        require(moves, Why::CONDITION)
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn is_barred_on_guard(&self) -> bool {
        true
    }
}

impl State {
    /// The sites of a player's location deck to which a way leads along the coast, but where the company is or is bound for.
    fn shores(&self, seat: Seat, id: CompanyId) -> SiteSet {
        let Some(company) = self.find_company(id) else {
            return SiteSet::EMPTY;
        };
        let coast = |site: &crate::ids::SiteId| {
            let face = site.get();
            let paths = face.paths.iter().map(|(_, path)| path).chain([&face.path]);
            let mut lands = paths.flatten();
            lands.any(|land| *land == RegionKind::CoastalSea)
        };
        let all = self.sides[seat].sites.iter().filter(coast);
        all.filter(|site| *site != company.site && company.to != Some(*site)).collect()
    }
}

/// Which shore is the company blown to?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shore {
    pub company: CompanyId,
}

impl Shore {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-shore-of")
    }
}

impl Question<Wizards> for Shore {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("shore" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.shores(seat, self.company).iter().for_each(|site| offer(Choice::Site(site)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Site(site) => require(state.shores(seat, self.company).has(site), Why::NO_SITE),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let goes = state.find_company(self.company).is_some_and(crate::state::Company::moving);
        Moot::lapses(!goes)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Site(site) = *choice else { return };
        let (owner, id) = (other(seat), self.company);
        if let Some(before) = state.company_mut(id).to.replace(site) {
            state.give_up_site(owner, before, ctx);
        }
        // It is the other player's card: to that location deck it returns.
        if !site.get().is_haven() {
            state.sides[seat].sites.remove(site);
            state.sides[owner].lent.add(site);
        }
        let limit = state.company(id).limit;
        ctx.tell(|| Event::Moves { seat: owner, site, limit });
    }
}
