//! Belegaer, Harad and the like: from country to country, with a path of its own.

use super::super::prelude::*;
use crate::card::SiteSet;
use crate::state::Path;

/// The number of symbols of such a path.
const SYMBOLS: usize = 3;
/// The change of the hazard limit, and the least that is left.
const LIMIT: (i8, i8) = (-2, 2);

operations! {
    /// The company may go from a site in one of these regions to a site in another: its path is three times the symbol, and its
    /// hazard limit two less, but two at least.
    "sails" => Sails { land: RegionKind, within: Kind },
}

impl Does for Sails {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        let here = scope.its_company(state).is_some_and(|company| state.site_is(company.site, &self.within));
        require(here, Why::CONDITION)
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// The voyages that are open to a company.
    fn voyages(&self, id: CompanyId) -> impl Iterator<Item = &'static Sails> + '_ {
        let of = self.lasting.iter().filter(move |lasting| lasting.change.is_of_company(id));
        of.filter_map(|lasting| match lasting.change.op() {
            Some(Op::Sails(sails)) => Some(sails),
            _ => None,
        })
    }

    /// The voyage that leads a company from where it is to a site.
    fn voyage(&self, company: &Company, to: SiteId) -> Option<&'static Sails> {
        let leads = |sails: &&Sails| [company.site, to].iter().all(|site| self.site_is(*site, &sails.within));
        let other = company.site.get().region != to.get().region;
        self.voyages(company.id).find(leads).filter(|_| other)
    }

    /// The sites to which a company may sail.
    pub(crate) fn over_the_sea(&self, company: &Company) -> SiteSet {
        if self.voyages(company.id).next().is_none() {
            return SiteSet::EMPTY;
        }
        SiteId::all().filter(|site| self.voyage(company, *site).is_some()).collect()
    }

    /// The path of a company that sails where it is bound for.
    pub(crate) fn sea_path(&self, id: CompanyId) -> Option<Path> {
        let company = self.company(id);
        let to = company.to?;
        let sails = self.voyage(company, to)?;
        Some(Path {
            lands: std::iter::repeat_n(sails.land, SYMBOLS).collect(),
            regions: [company.site.get().region, to.get().region].into_iter().flatten().collect(),
            by_regions: false,
            by_sea: true,
        })
    }

    /// The hazard limit of a company that sails.
    pub(crate) fn limit_at_sea(&self, id: CompanyId, limit: i8) -> i8 {
        let company = self.company(id);
        let sails = company.shown && company.to.is_some_and(|to| self.voyage(company, to).is_some());
        let (by, least) = LIMIT;
        if sails { (limit + by).max(limit.min(least)) } else { limit }
    }
}
