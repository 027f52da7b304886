//! Ready: in the next round the own ranged card costs no strength, and is discarded when that round ends.

use crate::combat::{Combat, HERO};
use crate::effect::Odd;
use crate::pack::Pack;
use crate::prelude::*;

impl Combat {
    /// Would this card of the hero's cost nothing, as Ready was played before it?
    pub(crate) fn is_ready_for(&self, card: Card, pack: &Pack) -> bool {
        self.was_ready(pack) && !pack.card(card).melee
    }

    /// Was Ready the hero's card of the round before?
    fn was_ready(&self, pack: &Pack) -> bool {
        self.before[HERO].and_then(|card| pack.card(card).odd) == Some(Odd::Ready)
    }
}

impl State {
    /// The card that was turned up costs nothing, if Ready was played before it.
    pub(crate) fn ready_now(&mut self) {
        let ranged = self.melee(HERO) == Some(false);
        let Some(combat) = &mut self.combat else { return };
        combat.now[HERO].free = ranged && combat.was_ready(&self.pack);
    }

    /// The round ends: that card goes to the rest pool.
    pub(crate) fn ready_ends(&mut self) {
        let Some(combat) = &mut self.combat else { return };
        let (seat, play) = (combat.seat, combat.now[HERO]);
        // Unless it has come back to hand.
        if let Some(card) =
            play.card.filter(|card| play.free && combat.stacks[HERO].iter().last() == Some(*card))
        {
            combat.stacks[HERO].pop();
            self.to_rest(seat, card);
        }
    }
}
