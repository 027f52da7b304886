//! Withered Lands: where there was one region, there are two.

use super::prelude::*;

operations! {
    /// One such region of the company's path counts as two of the other kind, until the end of the turn.
    "widen" => Widen { from: RegionKind, to: RegionKind },
}

impl Does for Widen {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.its_company(state).is_some_and(|company| {
            company.shown && company.moving() && state.count_lands(company.id, self.from) > 0
        })
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
