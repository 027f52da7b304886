//! Where a company can go, and by which way (chapter 12).

use arrayvec::ArrayVec;

use crate::card::RegionKind;
use crate::effect::Op;
use crate::ids::{CompanyId, RegionId, SiteId};
use crate::rules::Scope;
use crate::state::{Change, Company, Path, State};

/// SATM-12.8: regions in a chain, both ends counted.
pub const CHAIN: usize = 4;

impl State {
    /// SATM-12.3 to SATM-12.5: does basic movement lead from the one site to the other?
    pub(crate) fn basic_way(from: SiteId, to: SiteId) -> bool {
        let (here, there) = (from.get(), to.get());
        if here.under_deeps || there.under_deeps {
            return false;
        }
        if here.is_haven() {
            there.haven == Some(from) || there.paths.iter().any(|(haven, _)| *haven == from)
        } else {
            here.haven == Some(to)
        }
    }

    /// SATM-12.8: does region movement?
    pub(crate) fn region_way(&self, from: SiteId, to: SiteId) -> bool {
        let (here, there) = (from.get(), to.get());
        let chain = |one: RegionId, two: RegionId| usize::from(one.get().chain[two.index()]) <= CHAIN;
        self.rules.standard
            && from != to
            && !here.under_deeps
            && !there.under_deeps
            && here
                .region
                .zip(there.region)
                .is_some_and(|(one, two)| chain(one, two))
    }

    /// SATM-29.8, SATM-29.9: are the sites next to each other by the Under-deeps, and which roll is needed?
    pub(crate) fn deep_way(from: SiteId, to: SiteId) -> Option<u8> {
        let (here, there) = (from.get(), to.get());
        if here.under_deeps {
            here.deeps
                .iter()
                .find(|(site, _)| *site == to)
                .map(|(_, number)| *number)
        } else if there.under_deeps {
            // Down from the surface no roll is needed (W54): only the surface site has the number 0.
            there
                .deeps
                .iter()
                .find(|(site, number)| *site == from && *number == 0)
                .map(|(_, number)| *number)
        } else {
            None
        }
    }

    /// Can the company reach the site at all (SATM-12.2)?
    pub(crate) fn reaches(&self, company: &Company, to: SiteId) -> bool {
        Self::basic_way(company.site, to)
            || self.region_way(company.site, to)
            || Self::deep_way(company.site, to).is_some()
    }

    /// Has the player a card of this site to lay beside the company (SATM-12.11, SATM-12.14)?
    pub(crate) fn site_at_hand(&self, company: &Company, to: SiteId) -> bool {
        let in_use = self
            .companies_of(company.seat)
            .any(|other| other.id != company.id && (other.site == to || other.to == Some(to)));
        if to.get().is_haven() || self.sides[company.seat].sites.has(to) {
            return true;
        }
        self.rules.standard && in_use
    }

    /// How often a symbol is in the way of a company, as the cards in play see it.
    pub(crate) fn count_lands(&self, company: CompanyId, land: RegionKind) -> usize {
        let Some(of) = self.find_company(company) else {
            return 0;
        };
        let printed = |kind: RegionKind| of.path.lands.iter().filter(|one| **one == kind).count();
        let mut count = printed(land);
        for lasting in &self.lasting {
            if let Change::Land(at, from, to) = lasting.change
                && at == company
                && printed(from) > 0
            {
                if from == land {
                    count = count.saturating_sub(1);
                } else if to == land {
                    count += 1;
                }
            }
        }
        count
    }

    /// The way by basic movement (SATM-14.28).
    pub(crate) fn basic_path(from: SiteId, to: SiteId) -> Path {
        let (here, there) = (from.get(), to.get());
        let lands = if here.is_haven() {
            match there.paths.iter().find(|(haven, _)| *haven == from) {
                Some((_, path)) => path.iter().copied().collect(),
                None => there.path.iter().copied().collect(),
            }
        } else {
            here.path.iter().rev().copied().collect::<ArrayVec<_, 12>>()
        };
        let mut regions = ArrayVec::new();
        for region in [here.region, there.region].into_iter().flatten() {
            if !regions.contains(&region) {
                regions.push(region);
            }
        }
        Path {
            lands,
            regions,
            by_regions: false,
        }
    }

    /// The way by region movement (SATM-14.27).
    pub(crate) fn region_path(chain: &[RegionId]) -> Path {
        Path {
            lands: chain.iter().map(|region| region.get().kind).collect(),
            regions: chain.iter().copied().collect(),
            by_regions: true,
        }
    }

    /// SATM-14.5 to SATM-14.8, W10: fixes how many hazards may be played on a company.
    pub(crate) fn fix_limit(&mut self, id: CompanyId) {
        let size = self.size(id).max(2);
        let halved = if self.turn.halved { size.div_ceil(2) } else { size };
        let company = self.company(id);
        let mut limit = halved as i8;
        if company.to.is_some() && company.shown {
            limit += company.target_site().get().hazard_limit;
        }
        let scope = self.company_scope(id);
        for lasting in &self.lasting {
            if let (Some(Op::HazardLimit(by, floor)), Change::Said { company: of, .. }) =
                (lasting.change.op(), lasting.change)
                && of == Some(id)
            {
                // Not below its floor; it does not raise a limit that is lower already.
                limit = (limit + self.amount(by, &scope)).max(limit.min(*floor));
            }
        }
        self.company_mut(id).limit = limit.max(0) as u8;
    }

    /// The scope of something that is about a company and no card in particular.
    pub(crate) fn company_scope(&self, id: CompanyId) -> Scope {
        Scope {
            seat: self.company(id).seat,
            this: crate::ids::PieceId(0),
            user: None,
            target: crate::state::Target::Company(id),
            company: Some(id),
        }
    }
}
