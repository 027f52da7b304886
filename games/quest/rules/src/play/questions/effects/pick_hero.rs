//! Which hero does a card concern?

use crate::doing::Do;
use crate::prelude::*;
use crate::questions::effects::decider;

/// Which hero does a card concern?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PickHero {
    /// The effect.
    pub of: Do,
}

impl Ask for PickHero {
    const CLAUSE: &'static str = "MEQ-0.2";
    const ID: &'static str = "quest-ask-pick-hero";

    fn who(&self, state: &State) -> SeatSet {
        SeatSet::only(decider(state, self.of))
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.heroes.iter().filter_map(|hero| hero.who).map(Choice::Hero).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let (Effect::PickHero { then, .. }, Choice::Hero(who)) = (state.pack.effect(self.of.op), choice)
        else {
            return Ok(());
        };
        let then = self.of.inner(then);
        let can = |seat: Seat| state.can(then.of(seat));
        let chosen = state.seat_of(who).ok_or(Why::NO_ANSWER)?;
        require(can(chosen) || !state.seats().any(can), Why::NOT_IN_FULL)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let pack = state.pack.clone();
        if let (Effect::PickHero { then, .. }, Choice::Hero(who)) = (pack.effect(self.of.op), choice)
            && let Some(seat) = state.seat_of(who)
        {
            state.frames.push(self.of.inner(then).of(seat));
        }
    }

    fn about(&self, _: &State, message: table::Message) -> table::Message {
        self.of.source.about(message)
    }
}

impl State {
    /// The seat of the hero who is this one.
    pub fn seat_of(&self, who: crate::ids::Who) -> Option<Seat> {
        self.seats().find(|seat| self.hero(*seat).who == Some(who))
    }
}
