//! Nazgûl that fly.

use super::super::prelude::*;

effects! {
    /// Nazgûl fly.
    "fly" => Fly,
}

impl Does for Fly {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        state.can_fly(true, People::EMPTY)
    }

    fn does(&self, _: Deed, state: &mut State, _: &mut Ctx<'_>) {
        state.moved.clear();
        state.ask_to_fly(true);
    }
}

impl State {
    /// Is a Nazgûl where the Fellowship is?
    pub(in crate::play::cards) fn bearers_found(&self) -> bool {
        self.bearers_at().is_some_and(|at| self.nazgul_in(at) > 0)
    }
}
