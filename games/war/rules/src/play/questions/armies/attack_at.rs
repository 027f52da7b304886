//! Whom does the Army attack?

use crate::prelude::*;

/// Whom does the Army attack?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttackAt {
    pub from: Region,
    /// The leader it must have.
    pub led: Led,
}

impl Ask for AttackAt {
    type Answer = Region;
    const CLAUSE: &'static str = "GDA-10.1";
    const ID: &'static str = "war-ask-attack-at";
    const WORDS: Named = Some(("war-choice-attack", "war-effect-attack"));

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("from", self.from)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        self.by_number(state)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let quarry = state.quarry(state.acting(), self.from).iter();
        quarry.for_each(|at| offer(Choice::To(at)));
    }

    fn objection(&self, state: &State, at: Region) -> Verdict {
        state.objection_to_attack(state.acting(), self.from, at, self.led)
    }

    fn answer(self, state: &mut State, at: Region, _: &mut Ctx<'_>) {
        state.ask_force(Purpose::Attack, self.from, at, self.led);
    }
}
