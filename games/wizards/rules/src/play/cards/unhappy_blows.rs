//! Unhappy Blows: those who never were friends come to blows, and some of them go home.

use super::prelude::*;
use crate::cards::effect::Asked;

operations! {
    /// A roll, less a number; of these two races of the company enough characters return to the hand, with
    /// their items, that their minds come to that, of their player's choice: if there are as many.
    "quarrel" => Quarrel { one: Race, two: Race, less: i8 },
}

impl Quarrel {
    fn those(self, state: &State, company: CompanyId) -> Vec<PieceId> {
        let of = |id: &PieceId| state.face(*id).race.is_some_and(|race| race == self.one || race == self.two);
        state.characters(company).filter(of).collect()
    }
}

impl Does for Quarrel {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
        let Some(company) = deed.link.company.filter(|id| state.find_company(*id).is_some()) else {
            return;
        };
        let needed = state.roll(deed.link.seat, "card", ctx) - self.less;
        let all = self.those(state, company).into_iter().map(|id| i16::from(state.mind(id))).sum::<i16>();
        if needed > 0 && all >= i16::from(needed) {
            let seat = state.company(company).seat;
            state.ask_to_choose(Asked { step: needed as u8, ..Asked::of(deed, seat) });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let those = scope.company.map_or_else(Vec::new, |id| self.those(state, id));
        [self.one, self.two].iter().all(|race| those.iter().any(|id| state.face(*id).race == Some(*race)))
    }

    fn is_of_company(&self) -> bool {
        true
    }

    fn asks(&self) -> bool {
        true
    }

    fn options(&self, state: &State, ask: &Asked) -> Vec<Choice> {
        let company = ask.link.company.filter(|id| ask.step > 0 && state.find_company(*id).is_some());
        company.map_or_else(Vec::new, |id| self.those(state, id).into_iter().map(Choice::Pick).collect())
    }

    fn chosen(&self, state: &mut State, ask: Asked, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Pick(id) = *choice else { return };
        let step = ask.step.saturating_sub(state.mind(id).max(0) as u8);
        for item in state.held(id) {
            if state.face(item).class.is_some() {
                state.leave(item, Zone::Hand, ctx);
            }
        }
        state.leave(id, Zone::Hand, ctx);
        if step > 0 {
            state.ask_to_choose(Asked { step, ..ask });
        }
    }

    fn sentence(&self, _: u8) -> &'static str {
        "wizards-asked-choose-quarrel"
    }
}
