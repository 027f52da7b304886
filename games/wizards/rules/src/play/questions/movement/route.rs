//! Which way does a company go (SATM-14.4): basic movement, or a chain of regions?

use arrayvec::ArrayVec;
use table::Way;

use crate::card::RegionKind;
use crate::event::Said;
use crate::ids::RegionId;
use crate::prelude::*;

/// The most roads that are offered whole.
const ROADS: usize = 3;

/// The chain is made region by region, from that of the site of origin.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Route {
    pub company: CompanyId,
    /// The regions so far.
    pub chain: ArrayVec<RegionId, 8>,
}

impl Route {
    fn goal(&self, state: &State) -> Option<RegionId> {
        state.find_company(self.company)?.to?.get().region
    }

    fn arrived(&self, state: &State) -> bool {
        self.chain.last().copied() == self.goal(state) && !self.chain.is_empty()
    }

    fn may_take_basic(&self, state: &State) -> bool {
        let company = state.find_company(self.company);
        let walks = state.walks(self.company)
            && company.is_some_and(|company| company.to.is_some_and(|to| state.region_way(company.site, to)));
        !walks && self.chain.len() <= 1 && company.is_some_and(|company| state.may_take_basic_way(company))
    }
}

impl Route {
    /// May the chain go on through this region?
    fn may_go_on(&self, state: &State, region: RegionId) -> Verdict {
        let last = self.chain.last().copied();
        let next = last.is_some_and(|last| state.next_regions(self.company, last).has(region));
        let goal = self.goal(state).ok_or(Why::NOT_NOW)?;
        let leads = |region| state.leads_on(self.company, &self.chain, region, goal);
        // Shorter ways count where they are declared: a company bound somewhere gets there, by a shortest way.
        let left = |from| state.regions_between(self.company, from, goal);
        let closer = |last: RegionId| {
            left(region) < left(last) && !state.next_regions(self.company, last).iter().any(leads)
        };
        require(next && (leads(region) || last.is_some_and(closer)), Why::REGIONS)
    }

    /// All chains that lead on from here to the goal and go through no region twice.
    fn roads(&self, state: &State) -> Vec<Self> {
        let (mut found, mut open) = (Vec::new(), vec![self.clone()]);
        while let Some(here) = open.pop() {
            if here.arrived(state) {
                found.push(here);
                continue;
            }
            let Some(last) = here.chain.last().copied().filter(|_| !here.chain.is_full()) else { continue };
            for region in state.next_regions(self.company, last).iter() {
                if !here.chain.contains(&region) && here.may_go_on(state, region).is_ok() {
                    let mut next = here.clone();
                    next.chain.push(region);
                    open.push(next);
                }
            }
        }
        found
    }

    /// The lands of the chain, in an order of their own: by them creatures are keyed.
    fn lands(&self) -> Vec<RegionKind> {
        let mut lands = self.chain.iter().map(|region| region.get().kind).collect::<Vec<_>>();
        lands.sort_unstable();
        lands
    }

    /// The roads that can be taken in one go: the shortest first, and none whose lands let in all that those of a shorter one do.
    /// Of equally long ones each is another one: creatures are keyed by the names of regions, too.
    pub(crate) fn ways(&self, state: &State, seat: Seat) -> Vec<Way<Choice>> {
        let mut roads = self.roads(state);
        roads.retain(|road| road.chain.len() > self.chain.len());
        roads.sort_by_cached_key(|road| (road.chain.len(), road.lands(), road.chain.clone()));
        let mut kept = Vec::<Self>::new();
        for road in roads {
            let worse = |better: &Self| {
                better.chain.len() < road.chain.len() && holds(&road.lands(), &better.lands())
            };
            if !kept.iter().any(worse) {
                kept.push(road);
            }
        }
        kept.truncate(ROADS);
        kept.iter().map(|road| road.way(state, seat, self.chain.len())).collect()
    }

    /// The choices by which this chain is made and ended, the first `made` regions of it being made already.
    fn way(&self, state: &State, seat: Seat, made: usize) -> Way<Choice> {
        let regions = self.chain[made..].iter().map(|region| Choice::Region(*region));
        let choices = regions.chain([Choice::Pass]).collect::<Vec<_>>();
        let say = choices.iter().map(|choice| self.explain(state, seat, choice).label).collect();
        Way { choices, at: Vec::new(), say, more: false }
    }

    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        let company = state.find_company(self.company).filter(|_| own)?;
        let message = state.of_company(self.company, "wizards-asked-route-of")?;
        Some(message.with("from", company.site.said()).with("to", company.to?.said()))
    }
}

/// Is every one of `few` among `many`, as often as it is there? Both are in order.
fn holds(many: &[RegionKind], few: &[RegionKind]) -> bool {
    let mut left = many.iter();
    few.iter().all(|one| left.any(|other| other == one))
}

impl Question<Wizards> for Route {
    const CLAUSE: Clause = Clause("SATM-14.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("route" by facts, Choice::Way(_) => "wizards-way-basic", Choice::Pass => "wizards-way-done");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if self.chain.len() <= 1 {
            offer(Choice::Way(0));
        }
        if let Some(last) = self.chain.last() {
            state.next_regions(self.company, *last).iter().for_each(|region| offer(Choice::Region(region)));
        }
        if self.arrived(state) {
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            // The printed way.
            Choice::Way(0) => {
                let company = state.find_company(self.company).ok_or(Why::NOT_NOW)?;
                require(!state.basic_way_is_taken(company), Why::BASIC_TAKEN)?;
                require(self.may_take_basic(state), Why::UNREACHABLE)
            }
            Choice::Region(region) => self.may_go_on(state, region),
            Choice::Pass => require(self.arrived(state), Why::REGIONS),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let gone = state.find_company(self.company).is_none_or(|company| company.to.is_none());
        Moot::lapses(gone)
    }

    fn answer(mut self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let company = state.company(self.company);
        // Region by region it was chosen in secret: now the others know.
        if *choice == Choice::Pass {
            ctx.journal.reveal();
        }
        let (from, to) = (company.site, company.to.unwrap_or(company.site));
        match *choice {
            Choice::Region(region) => {
                self.chain.push(region);
                state.frames.push(self);
            }
            Choice::Way(_) => state.company_mut(self.company).path = State::basic_path(from, to),
            _ => state.company_mut(self.company).path = State::region_path(&self.chain),
        }
    }
}
