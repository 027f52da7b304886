//! Dwarven Hoard: a Dwarf finds what others have overlooked.

use super::prelude::*;

operations! {
    /// The company's site has a hoard until the turn ends.
    "find_hoard" => FindHoard,
}

impl Does for FindHoard {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let site = deed.scope().its_company(state).map(|company| company.site);
        state.add_lasting(site.map(Change::Hoard), Until::Turn, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| !state.has_hoard(company.site))
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

impl State {
    /// Is there a hoard at a site: printed there, or found (SATM-27.2)?
    pub(crate) fn has_hoard(&self, site: SiteId) -> bool {
        let found = Change::Hoard(site);
        site.get().hoard || self.lasting.iter().any(|lasting| lasting.change == found)
    }
}
