//! Which hero does a player play?

use crate::prelude::*;

/// Which hero does a player play?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseHero {
    pub seat: Seat,
}

impl Ask for ChooseHero {
    const CLAUSE: &'static str = "MEQ-1.1";
    const ID: &'static str = "quest-ask-choose-hero";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        Who::all().map(Choice::Hero).for_each(offer);
    }

    fn objection(&self, state: &State, _: Seat, choice: Choice) -> Verdict {
        let Choice::Hero(who) = choice else { return Ok(()) };
        require(state.heroes.iter().all(|hero| hero.who != Some(who)), Why::TAKEN)
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Hero(who) = choice {
            state.choose_hero(self.seat, who, ctx);
        }
    }
}
