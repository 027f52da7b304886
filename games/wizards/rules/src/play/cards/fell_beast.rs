//! Fell Beast: one more strike at two less, and the attacker chooses the target; for one Nazgûl that attacks
//! as a creature.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::state::{Combat, Lasting};

operations! {
    /// The Nazgûl that attacks the company as a creature, or the next one that does, has a beast to ride.
    "mount" => Mount,
}

impl Does for Mount {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        // Upon the attack that is faced, or for the next one.
        let until = state.combat.as_mut().map_or(Until::Turn, Combat::rides_a_beast);
        state.add_lasting(deed.change(state, deed.link.company), until, deed.link);
    }
}

impl Combat {
    /// Gives the attacker a beast to the end of the attack.
    fn rides_a_beast(&mut self) -> Until {
        self.more_strikes += 1;
        self.more_prowess -= 2;
        self.attacker_chooses = true;
        Until::Attack
    }
}

impl State {
    /// An attack that begins, on the beast that was brought for it before.
    pub(crate) fn mounted(&mut self, mut combat: Combat) -> Combat {
        let nazgul = combat.race == Race::Nazgul && matches!(combat.source, Source::Creature(..));
        let waits = |lasting: &Lasting| {
            lasting.change.op() == Some(&Op::Mount)
                && lasting.until == Until::Turn
                && lasting.change.is_of_company(combat.company)
        };
        let Some(at) = self.lasting.iter().position(waits).filter(|_| nazgul) else {
            return combat;
        };
        let (beast, company) = (self.lasting[at].card, combat.company);
        self.lasting[at].until = combat.rides_a_beast();
        // It was for this one, however it was keyed.
        let permits = |lasting: &Lasting| {
            lasting.card == beast
                && lasting.change.is_of_company(company)
                && matches!(lasting.change.op(), Some(Op::Permit(_)))
        };
        self.lasting.retain(|lasting| !permits(lasting));
        combat
    }
}
