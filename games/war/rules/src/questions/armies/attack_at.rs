//! Whom does the Army attack?

use crate::prelude::*;
use crate::questions::Pick;

/// Whom does the Army attack?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttackAt {
    /// From here.
    pub from: Region,
    /// Who must lead it.
    pub led: Led,
}

impl Ask for AttackAt {
    const CLAUSE: &'static str = clause::ATTACK;
    const ID: &'static str = "war-ask-attack-at";

    fn about(&self, _: &State, message: Message) -> Message {
        message.with("from", self.from.term())
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let side = state.acting();
        let targets = state.quarry(side, self.from).iter();
        let mut targets =
            targets.filter(|at| state.objection_to_attack(side, self.from, *at, self.led).is_ok());
        match (targets.next(), targets.next()) {
            (Some(at), None) => Moot::Answer(Choice::To(at)),
            _ => Moot::No,
        }
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let quarry = state.quarry(state.acting(), self.from).iter();
        quarry.for_each(|at| offer(Choice::To(at)));
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::To(at) => state.objection_to_attack(state.acting(), self.from, at, self.led),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn words(&self, _: &State, choice: Choice) -> Option<Words> {
        let words = wording::to(choice, "war-choice-attack", "war-effect-attack")?;
        Some(wording::with(words, "from", self.from.term()))
    }

    fn answer(self, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        if let Choice::To(at) = choice {
            state
                .frames
                .push(Pick::any(Purpose::Attack, self.from, at, self.led));
        }
    }
}
