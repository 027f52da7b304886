//! Crept Along Carefully: slowly, and seldom seen.

use super::prelude::*;
use crate::card::SiteSet;

/// The most regions that such a company goes through.
const MOST: usize = 3;
/// The change of its hazard limit, and the least that is left.
const LIMIT: (i8, i8) = (-1, 2);

statics! {
    /// The company on which it lies moves by regions alone, through three at most, with one hazard fewer, but two.
    "creeps" => Creeps: |_| Touches::LANDS;
}

impl State {
    /// Does a company creep along?
    pub(crate) fn creeps(&self, company: CompanyId) -> bool {
        self.in_play.iter().any(|id| {
            let lies = self.piece(*id).zone == Zone::OnCompany(company);
            lies && self.face(*id).has.contains(&Static::Creeps)
        })
    }

    /// The most regions that a creeping company goes through, out of `most`.
    pub(crate) fn crept(&self, company: CompanyId, most: usize) -> usize {
        if self.creeps(company) { most.min(MOST) } else { most }
    }

    /// The sites that a company reaches by regions, if it creeps.
    pub(crate) fn creeping_reach(&self, company: &Company, regions: SiteSet) -> SiteSet {
        let from = company.site.get().region;
        let near = |site: &SiteId| {
            let between = from.zip(site.get().region);
            between.is_some_and(|(from, to)| self.regions_between(company.id, from, to) <= MOST)
        };
        regions.iter().filter(near).collect()
    }

    /// The hazard limit of a company that creeps.
    pub(crate) fn limit_creeping(&self, id: CompanyId, limit: i8) -> i8 {
        let company = self.company(id);
        let (by, least) = LIMIT;
        let by_regions = company.shown && company.moving() && company.path.by_regions;
        if by_regions && self.creeps(id) { (limit + by).max(limit.min(least)) } else { limit }
    }
}
