//! The Last Battle (`event:fp-strategy-01`): while Aragorn fights abroad, the dice that move the Fellowship are not noticed.

use super::prelude::*;

needs! {
    /// Aragorn is with an Army in a region that no Nation of the Free Peoples owns.
    "aragorn_abroad" => AragornAbroad: |_, state| {
        state.stands(Character::Aragorn).is_some_and(|at| {
            let foreign = at.nation().is_none_or(|nation| nation.side() == Side::Shadow);
            foreign && state.board.armies(Side::Free).has(at)
        })
    };
}

pub(super) const LYING: Lying = Lying::new(Card::THE_LAST_BATTLE).until(&[Ends::Declared, Ends::Revealed]);

impl State {
    /// Do dice that move the Fellowship stay out of the Hunt Box?
    pub(crate) const fn moves_unnoticed(&self) -> bool {
        self.cards.table.has(Card::THE_LAST_BATTLE)
    }
}
