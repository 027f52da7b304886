//! True Fána: the wizard shows himself as he is, and the strikes of the attack fail.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Who;
use crate::mechanics::Against;
use crate::prelude::*;
use crate::state::Strike;

operations! {
    /// Makes all strikes of the attack fail, if two dice and a character's prowess exceed its prowess.
    "overpower" => Overpower { who: Who },
}

impl Does for Overpower {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.who(self.who, &deed.scope()) {
            state.overpower(id, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        !state.who(self.who, scope).is_empty()
    }
}

impl State {
    /// Two dice and the wizard's prowess against that of the attack.
    fn overpower(&mut self, wizard: PieceId, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let against = self.attack_prowess(combat);
        let seat = self.piece(wizard).owner;
        let prowess = self.number(wizard, Stat::Prowess, Against::Attack);
        if self.roll(seat, "card", ctx) + prowess > against
            && let Some(combat) = &mut self.combat
        {
            combat.overpowered = true;
        }
    }

    /// Makes all strikes fail: each is defeated, unless the body of the attacker holds. They have no targets.
    pub(crate) fn fail_all_strikes(&mut self, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let count = self.attack_strikes(combat).max(0);
        let Some(first) = self.members(combat.company).next() else {
            return;
        };
        for _ in 0..count {
            let fate = self.creature_fails(ctx);
            if let Some(combat) = &mut self.combat {
                combat.given.push(Strike { fate, ..Strike::at(first) });
            }
        }
    }
}
