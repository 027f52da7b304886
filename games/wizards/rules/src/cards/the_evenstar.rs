//! The Evenstar, Praise to Elbereth: heart is given to all of a kind, wherever they are.

use super::prelude::*;

operations! {
    /// A number of each such character changes for a while.
    "raise_each" => RaiseEach { kind: Kind, stat: Stat, by: Amount, until: Until },
}

impl Does for RaiseEach {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let by = state.amount(&self.by, &scope);
        let all = state.who(Who::Each, &scope).into_iter();
        for id in all.filter(|id| state.piece_is(*id, &self.kind, &scope)).collect::<Vec<_>>() {
            state.last(Some(Change::Number(id, self.stat, by, None)), self.until, deed.link);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let mut all = state.who(Who::Each, scope).into_iter();
        state.amount(&self.by, scope) != 0 && all.any(|id| state.piece_is(id, &self.kind, scope))
    }
}
