//! The sites a company can go to, and the ways there (chapter 12).

use arrayvec::ArrayVec;

use crate::card::{CHAIN, Face, RegionKind, SiteSet, book};
use crate::cards::statics::{Gives, HazardLimits, Relabels};
use crate::cards::{Op, Pales, Stat, Static, Widen};
use crate::ids::{CompanyId, PieceId, RegionId, SiteId};
use crate::mechanics::{Scope, Speaker};
use crate::state::{Change, Company, Path, State, Zone};

impl State {
    /// Does a card on a character of a company keep it where it is?
    pub(crate) fn stays_put(&self, company: CompanyId) -> bool {
        self.in_play.iter().any(|card| match self.piece(*card).zone {
            Zone::On(id) if self.face(*card).touches.bearer() => {
                self.face(*card).has.iter().any(|one| one.holds_back())
                    && self.company_of(id) == Some(company)
            }
            _ => false,
        })
    }

    /// SATM-12.3 to SATM-12.5: does basic movement lead from the one site to the other?
    pub(crate) fn basic_way(from: SiteId, to: SiteId) -> bool {
        from.ways().basic.has(to)
    }

    /// SATM-12.12: may the company go where it is bound for by basic movement? By the standard rules one company does in a
    /// turn; a ruling lets several, to a haven.
    pub(crate) fn may_take_basic_way(&self, company: &Company) -> bool {
        let Some(to) = company.to.filter(|to| Self::basic_way(company.site, *to)) else {
            return false;
        };
        if self.creeps(company.id) {
            return false;
        }
        let shared = self.rules.rulings.basic_way_shared && to.get().is_haven();
        let came = |other: &Company| other.id != company.id && other.site == to && other.by_basic;
        !self.rules.standard || shared || !self.companies_of(company.seat).any(came)
    }

    /// SATM-12.12: does basic movement lead where the company is bound for, and has another one come by it this turn?
    pub(crate) fn basic_way_is_taken(&self, company: &Company) -> bool {
        let leads = company.to.is_some_and(|to| Self::basic_way(company.site, to));
        leads && !self.creeps(company.id) && !self.may_take_basic_way(company)
    }

    /// SATM-12.12: does a company that arrives come by basic movement? Whoever comes by sea, through the air or through the
    /// Under-deeps has another path, or none.
    pub(crate) fn comes_by_basic_way(&self, company: &Company, to: SiteId) -> bool {
        let from = company.site;
        self.rules.standard && Self::basic_way(from, to) && company.path == Self::basic_path(from, to)
    }

    /// SATM-12.8: does region movement?
    pub(crate) fn region_way(&self, from: SiteId, to: SiteId) -> bool {
        self.rules.standard && from.ways().regions.has(to)
    }

    /// SATM-29.8, SATM-29.9: are the sites next to each other by the Under-deeps, and which roll is needed?
    pub(crate) fn deep_way(from: SiteId, to: SiteId) -> Option<u8> {
        crate::card::deep(from.get(), from, to.get(), to)
    }

    /// The modifier of a company's roll for its way in the Under-deeps (SATM-29.9).
    pub(crate) fn light(&self, id: CompanyId) -> i8 {
        let borne = self.in_play.iter().copied().filter(|by| self.face(*by).touches.has(Stat::Deeps));
        let mut total = 0;
        // A card in the neutral zone is about any company.
        let reaches = |by: &PieceId| self.piece(*by).zone == Zone::Table || self.company_of(*by) == Some(id);
        for by in borne.filter(reaches) {
            let scope = Scope { company: Some(id), ..Scope::of(self, by) };
            for one in &self.face(by).has {
                if let Some(Static::Gives(Gives { stat: Stat::Deeps, by, .. })) = self.unwrapped(one, &scope)
                {
                    total += self.amount(by, &scope);
                }
            }
        }
        total
    }

    /// The sites that the company can reach at all (SATM-12.2).
    pub(crate) fn within_reach(&self, company: &Company) -> SiteSet {
        let ways = company.site.ways();
        if self.roads_are_plain(company.id) {
            let regions = if self.rules.standard { ways.regions } else { SiteSet::EMPTY };
            return ways.basic.or(regions).or(ways.deep);
        }
        let regions = if self.rules.standard { self.by_regions(company) } else { SiteSet::EMPTY };
        if self.creeps(company.id) {
            let regions = regions.or(self.beyond_passes(company.id));
            return self.creeping_reach(company, regions).or(self.over_the_sea(company));
        }
        let basic = if self.walks(company.id) { SiteSet::EMPTY } else { ways.basic };
        basic.or(regions).or(ways.deep).or(self.beyond_passes(company.id)).or(self.over_the_sea(company))
    }

    /// Does nothing in play, and nothing that lasts, change where a company can go? So it is most of the time, and this is asked
    /// for each site to which it could.
    fn roads_are_plain(&self, id: CompanyId) -> bool {
        let changes = |card: &PieceId| {
            let touches = &self.face(*card).touches;
            touches.lands() || touches.has(Stat::Regions)
        };
        !self.in_play.iter().any(changes)
            && !self.lasting.iter().any(|lasting| lasting.change.is_of_company(id))
    }

    /// The sites that the company can reach by regions, without passes.
    fn by_regions(&self, company: &Company) -> SiteSet {
        let near = company.site.ways().regions;
        let (most, from) = (self.longest_chain(company.id), company.site.get().region);
        let Some(from) = from.filter(|_| most < CHAIN) else { return near };
        let within =
            |site: &SiteId| site.get().region.is_some_and(|to| self.leads_on(company.id, &[], from, to));
        near.iter().filter(within).collect()
    }

    /// The sites of which the player has a card to lay beside the company (SATM-12.11, SATM-12.14).
    pub(crate) fn at_hand(&self, company: &Company) -> SiteSet {
        let mut sites = self.sides[company.seat].sites.or(book().havens);
        sites = sites.or(self.rescue_cards(company.seat));
        if self.rules.standard {
            for other in self.companies_of(company.seat).filter(|other| other.id != company.id) {
                sites.add(other.site);
                other.to.into_iter().for_each(|to| sites.add(to));
            }
        }
        sites
    }

    /// The number of times a symbol is in the way of a company, as the cards in play see it where hazards are played.
    pub(crate) fn count_lands(&self, company: CompanyId, land: RegionKind) -> usize {
        self.count_lands_seen(company, land, true)
    }

    /// The same for what a card says: a resource, or a character, does not see what is for hazards only.
    pub(crate) fn count_lands_for(&self, scope: &Scope, company: CompanyId, land: RegionKind) -> usize {
        self.count_lands_seen(company, land, scope.face(self).is_none_or(Face::is_hazard))
    }

    fn count_lands_seen(&self, company: CompanyId, land: RegionKind, hazards: bool) -> usize {
        let Some(of) = self.find_company(company) else {
            return 0;
        };
        let seen =
            of.path.lands.iter().map(|land| self.land_seen(*land, hazards)).collect::<ArrayVec<_, 12>>();
        let printed = |kind: RegionKind| seen.iter().filter(|one| **one == kind).count();
        let mut count = printed(land);
        for lasting in &self.lasting {
            if let Some(Op::Widen(Widen { from, to })) = lasting.change.op()
                && lasting.change.is_of_company(company)
                && printed(*from) > 0
            {
                count = count.saturating_sub(usize::from(*from == land)) + 2 * usize::from(*to == land);
            }
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
        if self.is_thinned(company, land) { count / 2 } else { count }
    }

    /// The symbol that a region symbol counts as, with the cards in play, one after another; a card changes
    /// each symbol once.
    fn land_seen(&self, land: RegionKind, hazards: bool) -> RegionKind {
        let changing = self.in_play.iter().copied().filter(|card| self.face(*card).touches.lands());
        changing.fold(land, |land, card| {
            let scope = Scope::of(self, card);
            let mut changes = self.face(card).has.iter().filter_map(|one| self.unwrapped(one, &scope));
            let changed = changes.find_map(|one| match one {
                Static::Relabels(Relabels { from, to }) if *from == land => Some(*to),
                Static::Pales(Pales { from, to }) if hazards && *from == land => Some(*to),
                _ => None,
            });
            changed.unwrap_or(land)
        })
    }

    /// The way by basic movement (SATM-14.28).
    pub(crate) fn basic_path(from: SiteId, to: SiteId) -> Path {
        let (here, there) = (from.get(), to.get());
        let lands = if !there.is_card() {
            // An event that is used as a site has a path of its own, from wherever one comes.
            there.road.iter().copied().collect()
        } else if here.is_haven() {
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
        Path { lands, regions, by_regions: false, by_sea: false }
    }

    /// The way by region movement (SATM-14.27).
    pub(crate) fn region_path(chain: &[RegionId]) -> Path {
        Path {
            lands: chain.iter().map(|region| region.get().kind).collect(),
            regions: chain.iter().copied().collect(),
            by_regions: true,
            by_sea: false,
        }
    }

    /// The hazard limit that follows from the size of a company alone (SATM-14.5).
    fn limit_by_size(&self, company: &Company) -> i8 {
        // For whoever was left behind under way the one hazard stands in place of the size.
        let size = if self.has_parted(company) { 1 } else { self.size(company.id).max(2) };
        let halved = if self.turn.halved { size.div_ceil(2) } else { size };
        halved as i8
    }

    /// The hazard limit that a company will have where it is bound for, if nothing changes it.
    pub(crate) fn limit_ahead(&self, company: &Company) -> i8 {
        self.limit_by_size(company) + company.to.map_or(0, |to| to.get().hazard_limit)
    }

    /// Could such a region come to lie on the way of a company? Cards make one land of another, but none a sea.
    pub(crate) fn could_pass(&self, company: &Company, land: RegionKind) -> bool {
        let Some(to) = company.to.filter(|_| land == RegionKind::CoastalSea) else {
            return company.moving();
        };
        let from = company.site;
        Self::basic_way(from, to) && Self::basic_path(from, to).lands.contains(&land)
            || self.over_the_sea(company).has(to)
            || self.rules.standard && self.could_go_through(company.id, from, to, land)
    }

    /// Does a chain of regions lead from one site to another through such a region?
    fn could_go_through(&self, id: CompanyId, from: SiteId, to: SiteId, land: RegionKind) -> bool {
        let (Some(from), Some(to)) = (from.get().region, to.get().region) else {
            return false;
        };
        let far = |from: RegionId, to: RegionId| self.regions_between(id, from, to);
        // The region between is counted with both parts of the way.
        let most = self.longest_chain(id) + 1;
        let mut seas = RegionId::all().filter(|region| region.get().kind == land);
        seas.any(|sea| far(from, sea) + far(sea, to) <= most)
    }

    /// SATM-14.5 to SATM-14.8: fixes how many hazards may be played on a company.
    pub(crate) fn fix_limit(&mut self, id: CompanyId) {
        let company = self.company(id);
        let mut limit = self.limit_by_size(company);
        if company.to.is_some() && company.shown {
            limit += company.target_site().get().hazard_limit;
        }
        limit = self.limit_creeping(id, self.limit_at_sea(id, limit));
        let seat = self.company(id).seat;
        for lasting in &self.lasting {
            if let Some(Op::HazardLimit(changes)) = lasting.change.op()
                && lasting.change.is_of_company(id)
            {
                // The card that said it may lie anywhere by now.
                let scope = Scope::about(Speaker::Printed(lasting.card), seat, Some(id));
                limit = changes.applied(limit, self, &scope);
            }
        }
        limit += self.in_play.iter().map(|by| self.more_hazards(*by, id)).sum::<i8>();
        self.company_mut(id).limit = limit.max(0) as u8;
    }

    /// The number that a card in play adds to the hazard limit of a company.
    pub(crate) fn more_hazards(&self, by: PieceId, company: CompanyId) -> i8 {
        if !self.face(by).touches.lands() {
            return 0;
        }
        let scope = Scope { company: Some(company), ..Scope::of(self, by) };
        let says = self.face(by).has.iter().filter_map(|one| self.unwrapped(one, &scope));
        says.map(|one| match one {
            Static::HazardLimits(HazardLimits { by }) => self.amount(by, &scope),
            _ => 0,
        })
        .sum()
    }
}
