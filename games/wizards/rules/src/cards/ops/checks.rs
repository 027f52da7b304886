//! Corruption checks, and what helps a roll that is about to be made.

use super::super::prelude::*;
use crate::questions::StartCheck;

operations! {
    /// A corruption check.
    "check" => Check { who: Who, by: Amount },
}

impl Does for Check {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let by = state.amount(&self.by, &scope);
        let mut checked = state.who(self.who, &scope);
        checked.retain(|id| state.is_character(*id));
        // Of both players' characters those of the one who moves come first.
        checked.sort_by_key(|id| state.piece(*id).owner != state.turn.active);
        let why = state.piece(deed.link.piece).card;
        for id in checked.into_iter().rev() {
            state.going_on.push(StartCheck::of(id, by, why));
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.who(self.who, scope).is_empty()
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
