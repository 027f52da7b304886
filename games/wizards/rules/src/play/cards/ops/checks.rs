//! Corruption checks, and help for a roll that is about to be made.

use super::super::prelude::*;
use crate::questions::StartCheck;

cardlang::words! {
    /// The stake in a corruption check besides the character.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Stake: "stake" {
        /// A ring of the character, and not the character.
        "ring" => Ring,
        /// No stake: a character that would be eliminated is only discarded.
        "nothing" => Nothing,
        /// The One Ring, borne by another character of the company.
        "the_one_ring" => TheOneRing,
    }
}

operations! {
    /// A corruption check.
    "check" => Check { who: Who, by: Amount },
    /// A corruption check for which something else is at stake.
    "tempt" => Tempt { who: Who, by: Amount, stake: Stake },
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
            state.frames.push(StartCheck::of(id, by, why));
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

impl Does for Tempt {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let by = state.amount(&self.by, &scope);
        let why = state.piece(deed.link.piece).card;
        for who in state.who(self.who, &scope) {
            state.frames.push(StartCheck { stake: Some(self.stake), ..StartCheck::of(who, by, why) });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.who(self.who, scope).is_empty()
    }

    fn checks(&self) -> Option<Who> {
        Some(self.who)
    }
}
