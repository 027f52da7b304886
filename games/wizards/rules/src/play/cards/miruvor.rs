//! Miruvor: who drinks is as strong as the strongest, and no stronger.

use super::prelude::*;
use crate::mechanics::Against;

operations! {
    /// The same, up to a maximum.
    "raise_up_to" => RaiseUpTo { who: Who, stat: Stat, by: Amount, most: i8, until: Until },
}

impl Does for RaiseUpTo {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let by = state.amount(&self.by, &scope);
        for id in state.who(self.who, &scope) {
            state.add_lasting(
                Some(Change::Number(id, self.stat, by, Some(self.most))),
                self.until,
                deed.link,
            );
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let mut all = state.who(self.who, scope).into_iter();
        state.amount(&self.by, scope) != 0
            && all.any(|id| state.number(id, self.stat, Against::Nothing) < self.most)
    }
}
