//! Wormtongue (`event:shadow-character-22`): Rohan has three ways to wake, and no other.

use super::prelude::*;

impl State {
    /// Does the spell lie upon Rohan?
    const fn is_spellbound(&self) -> bool {
        self.cards.table.has(Card::WORMTONGUE)
    }

    /// Does it keep this Nation from waking for this?
    pub(crate) fn sleeps_on(&self, nation: Nation, because: Because) -> bool {
        let hall = |at| matches!(at, Region::EDORAS | Region::HELMS_DEEP);
        let breaks = match because {
            Because::Companion => true,
            Because::Declared(at) | Because::Attacked(at) => hall(at),
            _ => false,
        };
        nation == Nation::Rohan && self.is_spellbound() && !breaks
    }

    /// A Nation has woken: if it is Rohan, the spell is broken.
    pub(crate) fn break_spell(&mut self, nation: Nation, ctx: &mut Ctx<'_>) {
        if nation == Nation::Rohan {
            self.lift(Card::WORMTONGUE, ctx);
        }
    }

    /// Ends the spell when one of Rohan's two halls is attacked, by either defender. An entry into an empty
    /// one is not an attack.
    pub(crate) fn attack_breaks_spell(&mut self, at: Region, side: Side, ctx: &mut Ctx<'_>) {
        if self.is_spellbound() && side == Side::Free && at.nation() == Some(Nation::Rohan) {
            self.activate(Nation::Rohan, Because::Attacked(at), ctx);
        }
    }
}
