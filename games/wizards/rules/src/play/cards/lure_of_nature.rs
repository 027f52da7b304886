//! Lure of Nature: a character who goes through the wild is tempted by each part of it.

use super::prelude::*;
use crate::questions::StartCheck;

operations! {
    /// Makes a number of corruption checks, one after another.
    "checks" => Checks { who: Who, by: Amount, times: Amount },
}

impl Does for Checks {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let (by, times) = (state.amount(&self.by, &scope), state.amount(&self.times, &scope));
        let why = state.piece(deed.link.piece).card;
        for id in state.who(self.who, &scope) {
            for _ in 0..times.max(0) {
                state.frames.push(StartCheck::of(id, by, why));
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.amount(&self.times, scope) > 0 && !state.who(self.who, scope).is_empty()
    }

    fn is_price(&self, _: bool) -> bool {
        true
    }

    fn checks(&self) -> Option<Who> {
        Some(self.who)
    }

    fn is_for_wounded(&self) -> bool {
        self.who == Who::Wounded
    }
}
