//! The Precious, The Ring's Betrayal: what is lost is a ring, and not who bears it.

use super::prelude::*;
use crate::questions::StartCheck;

cardlang::words! {
    /// What is at stake in a corruption check besides the character.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Stake: "stake" {
        /// A ring of the character, and not the character.
        "ring" => Ring,
        /// The One Ring, which somebody else of the company bears.
        "the_one_ring" => TheOneRing,
    }
}

operations! {
    /// A corruption check for which something else is at stake.
    "tempt" => Tempt { who: Who, by: Amount, stake: Stake },
}

impl Does for Tempt {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let by = state.amount(&self.by, &scope);
        let why = state.piece(deed.link.piece).card;
        for who in state.who(self.who, &scope) {
            state.going_on.push(StartCheck { stake: Some(self.stake), ..StartCheck::of(who, by, why) });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.who(self.who, scope).is_empty()
    }

    fn checks(&self) -> Option<Who> {
        Some(self.who)
    }
}
