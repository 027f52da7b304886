//! Who bears the damage: a casualty, or the Ring-bearers?

use crate::choice::Bear;
use crate::prelude::*;

/// Who bears the damage: a casualty, or the Ring-bearers?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntBear;

impl Ask for HuntBear {
    const CLAUSE: &'static str = clause::HUNT_CASUALTY;
    const ID: &'static str = "war-ask-hunt-bear";

    fn who(&self, state: &State) -> Seat {
        state.ring_bearer()
    }

    fn about(&self, state: &State, message: Message) -> Message {
        message.with("damage", state.hunt.map_or(0, |hunt| hunt.damage))
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.may_bear())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        Bear::ALL.into_iter().map(Choice::Bear).for_each(offer);
    }

    fn objection(&self, state: &State, choice: Choice) -> Verdict {
        let random = state.hunt().random;
        match choice {
            Choice::Bear(Bear::Guide) => {
                unless(!random, Why::CARD_TEXT)?;
                unless(state.fellowship.guide.is_some(), Why::NO_GUIDE)
            }
            Choice::Bear(Bear::Random) => Ok(()),
            Choice::Bear(Bear::Ring) => unless(!random, Why::CARD_TEXT),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answer(self, state: &mut State, choice: Choice, ctx: &mut Ctx<'_>) {
        let who = match choice {
            Choice::Bear(Bear::Guide) => state.fellowship.guide,
            Choice::Bear(Bear::Random) => one_of(ctx, "companion", state.companions().iter(), Character::id),
            _ => None,
        };
        if let Some(who) = who {
            state.bear(who, ctx);
        }
    }
}
