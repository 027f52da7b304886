//! Chance of Being Lost: a company without a guide may come out elsewhere.

use super::prelude::*;
use crate::card::Skill;
use crate::cards::effect::Asked;

operations! {
    /// Sends a company that moves by regions to another site of the attacker's location deck, in the region of its new site or
    /// in an adjacent one, by a roll above six, less two for each ranger.
    "divert" => Divert,
}

/// The number the roll must exceed.
const LOST: i8 = 6;

/// The malus of each ranger.
const RANGER: i8 = 2;

/// The sites where the company could come out instead.
fn elsewhere(state: &State, company: Option<CompanyId>, seat: Seat) -> Vec<SiteId> {
    let company = company.and_then(|id| state.find_company(id));
    let to =
        company.filter(|company| company.shown && company.path.by_regions).and_then(|company| company.to);
    let Some((to, region)) = to.and_then(|to| Some((to, to.get().region?))) else {
        return Vec::new();
    };
    let near = |site: &SiteId| {
        let face = site.get();
        let close = |of| of == region || region.get().adjacent.has(of);
        *site != to && !face.under_deeps && face.region.is_some_and(close)
    };
    state.sides[seat].sites.iter().filter(near).collect()
}

impl Does for Divert {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let rangers = state.characters(company).filter(|id| state.has_skill(*id, Skill::Ranger, None));
        let by = RANGER * rangers.count() as i8;
        if state.roll(deed.link.seat, "card", ctx) - by > LOST {
            state.ask_to_choose(Asked::of(deed, deed.link.seat));
        }
    }

    /// Asks the attacker in any case: the site cards in the attacker's location deck are hidden.
    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !elsewhere(state, scope.company, scope.seat).is_empty()
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        elsewhere(state, ask.link.company, ask.seat).into_iter().map(Choice::Site).collect()
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let (Choice::Site(site), Some(company)) = (*choice, ask.link.company) {
            state.divert(company, site, ctx);
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-divert"
    }
}

impl State {
    /// Another site takes the place of the new site of a company; its way stays as it was.
    fn divert(&mut self, id: CompanyId, site: SiteId, ctx: &mut Ctx<'_>) {
        let seat = self.company(id).seat;
        let before = self.company_mut(id).to.replace(site);
        self.take_site(seat, site);
        if let Some(before) = before {
            self.leave_site(seat, before, ctx);
        }
        let limit = self.company(id).limit;
        ctx.journal.reveal();
        ctx.tell(|| Event::Moves { seat, site, limit });
    }
}
