//! Does the defender withdraw into the Stronghold?

use crate::prelude::*;

/// Does the defender withdraw into the Stronghold?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Withdraw;

impl Ask for Withdraw {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-11.2";
    const ID: &'static str = "war-ask-withdraw";
    const WHO: Who = Who::Defender;

    fn about(&self, state: &State, message: Message) -> Message {
        wording::fights(message, state, state.battle().defender())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        [Choice::Withdraw, Choice::Fight].into_iter().for_each(offer);
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if choice == Choice::Withdraw {
            state.withdraw(ctx);
        }
    }
}

impl State {
    /// The defender goes inside.
    pub(super) fn withdraw(&mut self, ctx: &mut Ctx<'_>) {
        let battle = self.battle_mut();
        battle.end = Some(BattleEnd::Withdrew);
        let (at, side) = (battle.at, battle.defender());
        ctx.tell(|| Event::Withdrew { at, side });
    }
}
