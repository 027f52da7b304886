//! Which minion does Sauron command, and how?

use crate::combat::begin::Begin;
use crate::combat::{After, Foe};
use crate::prelude::*;

/// Which minion does Sauron command, and how?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CommandMinion {
    /// The hero in danger.
    pub seat: Seat,
}

impl Ask for CommandMinion {
    const CLAUSE: &'static str = "MEQ-3.6";
    const ID: &'static str = "quest-ask-command-minion";

    fn who(&self, _: &State) -> SeatSet {
        SAURON_ONLY
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        for (minion, at) in state.board.minions_out() {
            let reach = state.pack.map.within(Places::only(at), state.pack.minion(minion).steps);
            reach.minus(Places::only(at)).iter().for_each(|to| offer(Choice::MoveMinion(minion, to)));
            offer(Choice::HealMinion(minion));
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let Choice::HealMinion(minion) = choice else {
            return Ok(());
        };
        require(state.board.wounds[minion.index()] > 0, Why::UNHURT)?;
        let at = state.board.minion_at(minion);
        require(state.heroes.iter().all(|hero| Some(hero.at) != at), Why::HERO_THERE)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let seat = self.seat;
        match choice {
            Choice::MoveMinion(minion, to) => {
                state.move_minion(minion, to, ctx);
                let here = state.hero(seat).at;
                if to == here && !state.pack.map.havens.has(here) {
                    state.met_minion(seat, minion, ctx);
                    let foe = Foe::Minion(minion);
                    state.frames.push(Begin { seat, foe, agile: true, after: After::GoesOn, then: None });
                }
            }
            Choice::HealMinion(minion) => state.heal_minion(minion, ctx),
            _ => {}
        }
    }
}
