//! The destinations of companies (SATM-12.1 to SATM-12.14).

use crate::card::SiteSet;
use crate::prelude::*;

impl State {
    /// Calls `offer` with every destination that a company might be sent to.
    pub(crate) fn each_journey(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        for company in self.companies_of(seat) {
            for site in self.within_reach(company).and(self.at_hand(company)).iter() {
                if company.to != Some(site) {
                    offer(Choice::Head(company.id, site));
                }
            }
            if company.moving() {
                offer(Choice::Stay(company.id));
            }
        }
    }

    /// The same, but only with what is allowed: what stands in the way of a company is looked at once, and not for each site.
    pub(crate) fn each_open_journey(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        for company in self.companies_of(seat) {
            self.journeys(seat, company.id).iter().for_each(|site| offer(Choice::Head(company.id, site)));
            if self.may_stay(seat, company.id).is_ok() {
                offer(Choice::Stay(company.id));
            }
        }
    }

    /// All sites to which a company may be sent, as [`may_head`](Self::may_head) says of each.
    pub(super) fn journeys(&self, seat: Seat, id: CompanyId) -> SiteSet {
        let company = self.find_company(id).filter(|company| company.seat == seat);
        let Some(company) = company.filter(|_| !self.is_mired(id) && !self.stays_put(id)) else {
            return SiteSet::EMPTY;
        };
        let mut sites = self.within_reach(company).and(self.at_hand(company));
        sites.remove(company.site);
        company.to.into_iter().for_each(|to| sites.remove(to));
        if self.rules.standard {
            let others = self.companies_of(seat).filter(|other| other.id != id && other.site == company.site);
            others.filter_map(|other| other.to).for_each(|to| sites.remove(to));
        }
        sites
    }

    /// SATM-12.2, SATM-12.14, SATM-8.8.
    pub(crate) fn may_head(&self, seat: Seat, id: CompanyId, to: SiteId) -> Verdict {
        let company = self.find_company(id).filter(|company| company.seat == seat).ok_or(Why::NOT_NOW)?;
        require(!self.is_mired(id), Why::MIRED)?;
        require(to != company.site && company.to != Some(to), Why::HEADED)?;
        require(!self.stays_put(id), Why::CONDITION)?;
        require(self.within_reach(company).has(to), Why::UNREACHABLE)?;
        require(self.at_hand(company).has(to), Why::NO_SITE)?;
        let together = self
            .companies_of(seat)
            .any(|other| other.id != id && other.site == company.site && other.to == Some(to));
        require(!(together && self.rules.standard), Why::SAME_ROAD)
    }

    /// A company that was to go stays after all.
    pub(crate) fn may_stay(&self, seat: Seat, id: CompanyId) -> Verdict {
        let company = self.find_company(id).filter(|company| company.seat == seat).ok_or(Why::NOT_NOW)?;
        require(company.moving(), Why::ALREADY)
    }

    /// SATM-12.1: a site card is laid face down beside the company.
    pub(crate) fn head(&mut self, id: CompanyId, site: SiteId, ctx: &mut Ctx<'_>) {
        let seat = self.company(id).seat;
        let before = self.company_mut(id).to.take();
        if let Some(before) = before {
            self.give_up_site(seat, before, ctx);
        }
        // SATM-30.19: an own card, if there is one.
        let own = self.sides[seat].sites.has(site)
            || site.get().is_haven()
            || self.companies_of(seat).any(|other| other.site == site || other.to == Some(site));
        self.take_site(seat, site);
        let company = self.company_mut(id);
        company.borrowed = !own;
        company.to = Some(site);
        company.flies = false;
        if before.is_some() {
            // A second thought stays hidden: a card lies there face down as before.
            ctx.journal.whisper(seat, || Event::HeadedThere { seat, site });
            return;
        }
        ctx.tell_apart(SeatSet::only(seat), || Event::HeadedThere { seat, site }, || Event::Headed { seat });
    }

    /// The company is bound for a site that lies face up, whatever it was bound for.
    pub(crate) fn head_for(&mut self, id: CompanyId, site: SiteId, ctx: &mut Ctx<'_>) {
        let seat = self.company(id).seat;
        if let Some(before) = self.company_mut(id).to.take() {
            self.give_up_site(seat, before, ctx);
        }
        let company = self.company_mut(id);
        company.to = Some(site);
        company.flies = false;
        company.borrowed = false;
        // Its place is open.
        ctx.tell(|| Event::HeadedThere { seat, site });
    }

    /// The site card is taken back.
    pub(crate) fn stay(&mut self, id: CompanyId, ctx: &mut Ctx<'_>) {
        let seat = self.company(id).seat;
        if let Some(before) = self.company_mut(id).to.take() {
            self.give_up_site(seat, before, ctx);
        }
        ctx.tell(|| Event::Stays { seat });
    }
}
