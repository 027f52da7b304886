//! Mountains, rivers and their passes: a company goes from region to region where none touch on the map, and may be bound
//! elsewhere than it was.

use cardlang::{Args, Fault, Form, Ids, Node, Value, Written};

use super::super::prelude::operations;
use super::Raise;
use crate::card::{CHAIN, RegionSet, SiteSet};
use crate::cards::Amount;
use crate::cards::effect::{Deed, Does};
use crate::cards::statics::{Gives, GivesDownTo, GivesUpTo};
use crate::ids::RegionId;
use crate::prelude::*;
use crate::questions::sentences;

/// The most regions of a way, whatever cards say.
const LONGEST: usize = 8;

/// Regions, two by two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pairs(&'static [RegionId]);

impl Pairs {
    /// The pairs.
    fn each(self) -> impl Iterator<Item = (RegionId, RegionId)> {
        self.0.chunks_exact(2).map(|pair| (pair[0], pair[1]))
    }
}

impl Value for Pairs {
    fn what() -> String {
        "regions, two by two".to_owned()
    }

    fn read(node: &Node, _: &Ids) -> Result<Self, Fault> {
        Err(node.expected(&Self::what()))
    }

    fn write(&self) -> Node {
        Form::List(self.0.iter().map(Value::write).collect()).into()
    }

    fn take(args: &mut Args<'_>, _: &str) -> Result<Option<Self>, Fault> {
        let ids = args.ids();
        let all =
            args.rest().into_iter().map(|node| RegionId::read(node, ids)).collect::<Result<Vec<_>, _>>()?;
        if all.is_empty() || all.len() % 2 != 0 {
            return Err(args.missing("a region: they come in pairs"));
        }
        Ok(Some(Self(Vec::leak(all))))
    }

    fn put(&self, _: &'static str, written: &mut Written) {
        self.0.iter().for_each(|region| written.push_plain(region.write()));
    }
}

operations! {
    /// The company may go from the one to the other of each two of these regions.
    "passes" => Passes { regions: Pairs },
}

impl Does for Passes {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
        if let Some(company) = deed.link.company {
            state.frames.push(Pass { company });
        }
    }

    /// SATM-12.6: regions are of the standard rules.
    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(state.rules.standard, Why::CONDITION)?;
        require(state.passes_lead_on(self.regions, scope.company), Why::FOR_NOTHING)
    }
}

impl State {
    /// The pairs of regions between which a company may go as if they touched.
    fn passes_of(&self, id: CompanyId) -> impl Iterator<Item = (RegionId, RegionId)> + '_ {
        let of = self.lasting.iter().filter(move |lasting| lasting.change.is_of_company(id));
        of.filter_map(|lasting| match lasting.change.op() {
            Some(Op::Passes(Passes { regions })) => Some(regions.each()),
            _ => None,
        })
        .flatten()
    }

    /// The regions to which a company may go from one, with the passes that are open to it.
    pub(crate) fn next_regions(&self, id: CompanyId, from: RegionId) -> RegionSet {
        let mut next = from.get().adjacent;
        for (one, two) in self.passes_of(id) {
            if one == from {
                next.add(two);
            } else if two == from {
                next.add(one);
            }
        }
        next
    }

    /// The length of a company's shortest chain of regions from one to another, both ends counted.
    pub(crate) fn regions_between(&self, id: CompanyId, from: RegionId, to: RegionId) -> usize {
        let plain = usize::from(from.get().chain[to.index()]);
        if self.passes_of(id).next().is_none() {
            return plain;
        }
        let mut reached: RegionSet = [from].into_iter().collect();
        for count in 1..=self.longest_chain(id) {
            if reached.has(to) {
                return count;
            }
            let mut next = reached;
            for region in reached.iter() {
                next = next.or(self.next_regions(id, region));
            }
            reached = next;
        }
        plain
    }

    /// SATM-12.8: the number of regions a company may go through, both ends counted, with the bonus of cards.
    pub(crate) fn longest_chain(&self, id: CompanyId) -> usize {
        let mut more = 0;
        let mut least = i8::MIN;
        for by in self.in_play.iter().copied().filter(|by| self.face(*by).touches.has(Stat::Regions)) {
            // A card in the neutral zone is about any company.
            let lies = self.piece(by).zone == Zone::Table;
            let scope = Scope::of(self, by);
            if !lies && scope.company != Some(id) {
                continue;
            }
            let scope = Scope { company: Some(id), ..scope };
            for one in &self.face(by).has {
                match self.unwrapped(one, &scope) {
                    Some(Static::Gives(Gives { stat: Stat::Regions, by, .. })) => {
                        more += self.amount(by, &scope);
                    }
                    Some(Static::GivesDownTo(GivesDownTo { stat: Stat::Regions, by, least: to, .. })) => {
                        more += self.amount(by, &scope);
                        least = least.max(*to);
                    }
                    Some(Static::GivesUpTo(GivesUpTo { stat: Stat::Regions, by, most, .. })) => {
                        more = more.max((more + self.amount(by, &scope)).min(*most));
                    }
                    _ => {}
                }
            }
        }
        for lasting in self.lasting.iter().filter(|lasting| lasting.change.is_of_company(id)) {
            if let Some(Op::Raise(Raise { stat: Stat::Regions, by: Amount::Number(by), .. })) =
                lasting.change.op()
            {
                more += *by;
            }
        }
        let total = (CHAIN as i8 + more).max(least).max(CHAIN as i8 * i8::from(least == i8::MIN));
        self.crept(id, (total.max(1) as usize).min(LONGEST))
    }

    /// The sites to which a company can go by regions, through the passes that are open to it or farther than others.
    pub(crate) fn beyond_passes(&self, id: CompanyId) -> SiteSet {
        let Some(company) = self.find_company(id).filter(|_| self.rules.standard) else {
            return SiteSet::EMPTY;
        };
        let here = company.site.get();
        let most = self.longest_chain(id);
        let otherwise = most > CHAIN || self.passes_of(id).next().is_some() || self.has_horses(id);
        let Some(from) = here.region.filter(|_| !here.under_deeps && otherwise) else {
            return SiteSet::EMPTY;
        };
        let near = |site: &SiteId| {
            let face = site.get();
            let region = face.region.filter(|_| !face.under_deeps && *site != company.site);
            region.is_some_and(|to| self.leads_on(id, &[], from, to))
        };
        SiteId::all().filter(near).collect()
    }

    /// Could a company go through one of these passes? To none is it farther than a company goes.
    fn passes_lead_on(&self, regions: Pairs, company: Option<CompanyId>) -> bool {
        let here = company.and_then(|id| self.find_company(id)).map(|company| company.site.get());
        let from = here.filter(|site| !site.under_deeps).and_then(|site| site.region);
        let reach = company.map_or(CHAIN, |id| self.longest_chain(id));
        from.is_some_and(|from| {
            let far = |to: RegionId| usize::from(from.get().chain[to.index()]);
            regions.each().any(|(one, two)| far(one).min(far(two)) < reach)
        })
    }
}

/// Which site is the company bound for, now that a pass is open?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pass {
    pub company: CompanyId,
}

impl Pass {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-pass-of")
    }
}

impl Question<Wizards> for Pass {
    const CLAUSE: Clause = Clause("SATM-12.1");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("pass" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        if let Some(company) = state.find_company(self.company) {
            let sites = state.beyond_passes(self.company).and(state.at_hand(company));
            sites.iter().for_each(|site| offer(Choice::Site(site)));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Site(site) => {
                require(state.beyond_passes(self.company).has(site), Why::UNREACHABLE)?;
                state.may_head(seat, self.company, site)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Site(site) = *choice {
            state.head(self.company, site, ctx);
        }
    }
}
