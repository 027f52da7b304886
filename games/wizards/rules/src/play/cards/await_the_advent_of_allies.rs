//! Await the Advent of Allies: a character waits where there is no haven, and needs no attention there.

use super::prelude::*;

statics! {
    /// The company of the bearer may not move; the bearer counts neither against general influence nor for victory points. It goes
    /// as soon as its player plays a resource that taps the site, or needs it.
    "awaits" => Awaits: |_| Touches::LANDS;
}

impl State {
    /// Does a character wait so?
    pub(crate) fn awaits(&self, id: PieceId) -> bool {
        self.in_play.iter().any(|card| {
            let lies = self.piece(*card).zone == Zone::On(id) && self.face(*card).touches.lands();
            lies && self.face(*card).has.contains(&Static::Awaits)
        })
    }

    /// Does a character of a company wait so?
    pub(crate) fn stays_put(&self, company: CompanyId) -> bool {
        self.in_play.iter().any(|card| match self.piece(*card).zone {
            Zone::On(id) if self.face(*card).touches.lands() => {
                self.face(*card).has.contains(&Static::Awaits) && self.company_of(id) == Some(company)
            }
            _ => false,
        })
    }

    /// Ends waiting at a site, when its player has played a resource that taps the site, or needs it.
    pub(crate) fn waiting_ends(&mut self, seat: Seat, site: SiteId, ctx: &mut Ctx<'_>) {
        let there = |id: &PieceId| {
            let company = self.company_of(*id).and_then(|id| self.find_company(id));
            self.face(*id).has.contains(&Static::Awaits)
                && company.is_some_and(|company| company.seat == seat && company.site == site)
        };
        for card in self.in_play.iter().copied().filter(there).collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
    }

    /// A resource event is declared: does it tap the site of its company, or need it?
    pub(crate) fn waits_for_no_event(&mut self, link: &state::Link, mode: &Mode, ctx: &mut Ctx<'_>) {
        let needs = |test: &Condition| {
            matches!(test, Condition::At(_) | Condition::SiteInformation | Condition::SiteTapped)
        };
        let site = mode.cost.contains(&Cost::TapSite) || mode.tests.iter().any(needs);
        let company = link.company.and_then(|id| self.find_company(id));
        let at = company.map(|company| (company.seat, company.site)).filter(|_| site);
        if let Some((seat, site)) = at.filter(|(seat, _)| *seat == link.seat) {
            self.waiting_ends(seat, site, ctx);
        }
    }
}
