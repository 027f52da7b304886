//! Does the attack go on, or cease?

use crate::prelude::*;

/// Does the attack go on, or cease?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cease;

impl Ask for Cease {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-10.31";
    const ID: &'static str = "war-ask-cease";
    const WHO: Who = Who::Attacker;

    fn about(&self, state: &State, message: Message) -> Message {
        wording::fights(message, state, state.battle().attacker)
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        [Choice::Fight, Choice::Cease].into_iter().for_each(offer);
    }

    fn answer(self, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        match choice {
            Choice::Fight => state.go_on(),
            _ => state.end_battle(BattleEnd::Ceased),
        }
    }
}
