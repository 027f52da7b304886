//! Which Army attacks?

use super::offer_armies;
use crate::prelude::*;
use crate::questions::AttackAt;

/// Which Army attacks?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    /// The leader it must have.
    pub led: Led,
    /// May one not attack after all?
    pub may_stop: bool,
}

impl State {
    /// Asks which Army attacks, under this leader.
    pub(crate) fn ask_attack(&mut self, led: Led, may_stop: bool) {
        self.frames.push(Attack { led, may_stop });
    }
}

impl Ask for Attack {
    type Answer = Army;
    const CLAUSE: &'static str = "GDA-10.1";
    const ID: &'static str = "war-ask-attack";
    const WORDS: Named = Some(("war-choice-from-attack", "war-effect-from-attack"));
    const LEFT: Named = Some(("war-choice-no-attack", "war-effect-no"));

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.can_attack(state.acting(), self.led))
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let side = state.acting();
        let armies = state.board.armies(side).iter();
        let armies = armies.filter(|from| !state.quarry(side, *from).is_empty());
        offer_armies(armies, self.may_stop, offer);
    }

    fn choices(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let armies = state.attacking_armies(state.acting(), self.led);
        offer_armies(armies, self.may_stop, offer);
    }

    fn objection(&self, state: &State, Army(from): Army) -> Verdict {
        state.objection_to_attack_from(state.acting(), from, self.led)
    }

    fn answer(self, state: &mut State, Army(from): Army, _: &mut Ctx<'_>) {
        state.frames.push(AttackAt { from, led: self.led });
    }
}
