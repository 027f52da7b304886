//! How much agility does the hero spend?

use crate::prelude::*;

/// How much agility does the hero spend?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agility {
    /// The hero.
    pub seat: Seat,
}

impl Ask for Agility {
    const CLAUSE: &'static str = "MEQ-8.3";
    const ID: &'static str = "quest-ask-agility";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        (0..=state.combat_agility(self.seat)).map(Choice::Number).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let Choice::Number(points) = choice else { return };
        let seat = self.seat;
        let kept = state.combat_agility(seat) - points;
        if let Some(combat) = &mut state.combat {
            combat.kept = kept;
        }
        let strength = state.combat_strength(crate::combat::HERO);
        ctx.tell(|| Event::AgilitySpent { seat, points, strength });
        state.draw_cards(seat, points, ctx);
    }

    fn about(&self, state: &State, message: table::Message) -> table::Message {
        state.as_ambush(state.placed(message, self.seat), self.seat)
    }
}
