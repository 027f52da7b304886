//! Gold rings that are tested.

use super::super::prelude::*;
use crate::questions::PickRing;

operations! {
    /// A gold ring of the company is tested.
    "test_ring" => TestRing { by: Amount },
}

/// A gold ring of the company is tested, with one roll or with two of which one counts.
pub(crate) fn test_ring(by: Amount, twice: bool, deed: Deed<'_>, state: &mut State) {
    let bonus = state.amount(&by, &deed.scope());
    if let Some(company) = deed.link.company.or_else(|| state.company_of(deed.link.piece)) {
        state.frames.push(PickRing { company, bonus, twice });
    }
}

impl Does for TestRing {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        test_ring(self.by, false, deed, state);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.has_gold_ring(scope.company)
    }
}
