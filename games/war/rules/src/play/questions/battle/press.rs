//! Is an Elite reduced for one more round of the siege?

use crate::prelude::*;

/// Is an Elite reduced for one more round of the siege?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Press;

impl Ask for Press {
    type Answer = Choice;
    const CLAUSE: &'static str = "GDA-11.9";
    const ID: &'static str = "war-ask-press";
    const WHO: Who = Who::Attacker;

    fn about(&self, state: &State, message: Message) -> Message {
        wording::fights(message, state, state.battle().attacker)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut nations = state.battle().attacker.nations().iter();
        let none = nations.all(|nation| state.objection_to_press(*nation).is_err());
        Moot::answered(none, Choice::Cease)
    }

    fn answers(&self, state: &State, offer: &mut impl FnMut(Choice)) {
        let battle = state.battle();
        let elites = |nation: &&Nation| battle.force.figures.count(Figure::Unit(**nation, Rank::Elite)) > 0;
        let nations = battle.attacker.nations().iter().filter(elites);
        nations.for_each(|nation| offer(Choice::Reduce(*nation)));
        offer(Choice::Cease);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Reduce(nation) => state.objection_to_press(nation),
            _ => Ok(()),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Reduce(nation) = choice {
            let at = state.battle().from;
            state.reduce(nation, at, ctx);
            state.frames.push(BattleStep::Round);
        } else {
            state.end_battle(BattleEnd::Ceased);
        }
    }
}
