//! Reversal: against a melee card it gains that card's attack, and then cancels it.

use crate::combat::{FOE, HERO};
use crate::effect::Odd;
use crate::state::State;

impl State {
    /// A card that will cancel the other's takes its attack first, if it is this one.
    pub(crate) fn steal_attack(&mut self, side: usize) {
        let Some(combat) = &self.combat else { return };
        let card = combat.now[side].card;
        let reversal = card.is_some_and(|card| self.pack.card(card).odd == Some(Odd::Reversal));
        if reversal {
            let other = if side == HERO { FOE } else { HERO };
            let attack = combat.attack(other, &self.pack);
            if let Some(combat) = &mut self.combat {
                combat.now[side].attack += attack as i8;
            }
        }
    }
}
