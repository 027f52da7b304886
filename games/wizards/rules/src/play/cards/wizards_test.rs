//! Wizard's Test: a ring is tested with two rolls, of which one counts.

use super::ops::test_ring;
use super::prelude::*;

operations! {
    /// A gold ring of the company is tested with two rolls, of which one counts.
    "test_ring_twice" => TestRingTwice { by: Amount },
}

impl Does for TestRingTwice {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        test_ring(self.by, true, deed, state);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.has_gold_ring(scope.company)
    }
}
