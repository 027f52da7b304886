//! The Ithil-stone: one who takes it out of the Dark Tower may be lost there.

use super::prelude::*;
use crate::card::Skill;

operations! {
    /// A roll, and the scouts of the company: not above the number, its bearer is eliminated, and the card is out of the game.
    "dare" => Dare { number: i8 },
}

impl Does for Dare {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let stone = deed.link.piece;
        let Some((bearer, company)) = state.bearer(stone).and_then(|id| Some((id, state.company_of(id)?)))
        else {
            return;
        };
        let scouts = state.characters(company).filter(|id| state.has_skill(*id, Skill::Scout, None)).count();
        if state.roll(deed.link.seat, "card", ctx) + scouts as i8 > self.number {
            return;
        }
        state.leave(stone, Zone::Out, ctx);
        state.ask_heirs(bearer, Zone::Out, u8::MAX);
    }
}
