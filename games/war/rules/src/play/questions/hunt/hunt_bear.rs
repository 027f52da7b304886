//! Who bears the damage: a casualty, or the Ring-bearers?

use crate::choice::Bear;
use crate::prelude::*;

/// Who bears the damage: a casualty, or the Ring-bearers?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct HuntBear;

impl Ask for HuntBear {
    type Answer = Bear;
    const CLAUSE: &'static str = "GDA-15.21";
    const ID: &'static str = "war-ask-hunt-bear";
    const WHO: Who = Who::RingBearer;

    fn about(&self, state: &State, message: Message) -> Message {
        message.with("damage", state.hunt.map_or(0, |hunt| hunt.damage))
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.may_bear())
    }

    fn answers(&self, _: &State, offer: &mut impl FnMut(Choice)) {
        Bear::ALL.into_iter().map(Choice::Bear).for_each(offer);
    }

    fn objection(&self, state: &State, bear: Bear) -> Verdict {
        require(bear == Bear::Random || !state.hunt().random, Why::CARD_TEXT)?;
        let guided = state.fellowship.guide.is_some();
        require(bear != Bear::Guide || guided, Why::NO_GUIDE)
    }

    fn answer(self, state: &mut State, bear: Bear, ctx: &mut Ctx<'_>) {
        let who = match bear {
            Bear::Guide => state.fellowship.guide,
            Bear::Random => one_of(ctx, "companion", state.companions().iter(), Character::id),
            Bear::Ring => None,
        };
        if let Some(who) = who {
            state.bear(who, ctx);
        }
    }
}
