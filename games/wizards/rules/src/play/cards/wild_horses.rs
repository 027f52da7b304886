//! Wild Horses: through the lands where they run a company goes farther.

use super::prelude::*;
use crate::card::RegionSet;
use crate::ids::RegionId;

operations! {
    /// The company may go through one region more this turn, if its way leads through such a one.
    "run_with" => RunWith { lands: Kind },
}

impl Does for RunWith {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    /// SATM-12.6: regions are of the standard rules.
    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        require(state.rules.standard, Why::CONDITION)
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// The regions through which a company may go one farther.
    fn runs_with(&self, id: CompanyId) -> RegionSet {
        let mut all = RegionSet::EMPTY;
        for lasting in self.lasting.iter().filter(|lasting| lasting.change.is_of_company(id)) {
            if let Some(Op::RunWith(RunWith { lands: Kind::Any(lands) })) = lasting.change.op() {
                let named = lands.iter().filter_map(|land| match land {
                    Kind::Region(region) => Some(*region),
                    _ => None,
                });
                all = all.or(named.collect());
            }
        }
        all
    }

    /// May a company make its way from region to region, `so_far` of them gone through already, within what it may go
    /// through: one more, if the whole way leads through a land of wild horses?
    pub(crate) fn leads_on(
        &self,
        id: CompanyId,
        so_far: &[RegionId],
        next: RegionId,
        goal: RegionId,
    ) -> bool {
        let (most, gone) = (self.longest_chain(id), so_far.len());
        if gone + self.regions_between(id, next, goal) <= most {
            return true;
        }
        let horses = self.runs_with(id);
        let through = |region: RegionId| {
            self.regions_between(id, next, region) + self.regions_between(id, region, goal) - 1
        };
        let ridden = so_far.iter().chain([&next]).any(|region| horses.has(*region));
        let least = if ridden {
            Some(self.regions_between(id, next, goal))
        } else {
            horses.iter().map(through).min()
        };
        least.is_some_and(|least| gone + least <= most + 1)
    }

    /// Does a company run with wild horses?
    pub(crate) fn has_horses(&self, id: CompanyId) -> bool {
        !self.runs_with(id).is_empty()
    }
}
