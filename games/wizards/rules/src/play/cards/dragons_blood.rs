//! Dragon's Blood: a slain Dragon may still burn.

use super::prelude::*;
use crate::card::Slot;

operations! {
    /// Makes the target of a failed strike make a body check: the less dangerous for armour, a shield and a helmet.
    "scald" => Scald,
}

impl Does for Scald {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(strike) = state.combat.as_mut().and_then(Combat::strike_mut) {
            strike.scald = true;
        }
    }

    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let strike = state.combat.as_ref().and_then(Combat::strike);
        require(strike.is_some_and(|strike| !strike.scald), Why::ONCE)
    }
}

impl State {
    /// The strike has failed, and its target makes a body check.
    pub(crate) fn is_scalded(&mut self, at: PieceId, ctx: &mut Ctx<'_>) {
        let guards = [Slot::Armour, Slot::Shield, Slot::Helmet];
        let held = self.held(at);
        let worn = guards.iter().filter(|slot| held.iter().any(|id| self.face(*id).slot == Some(**slot)));
        let by = -(worn.count() as i8);
        self.tries_body(at, by, ctx);
    }

    /// Makes a character make a body check outside the strike: eliminated above the body.
    pub(crate) fn tries_body(&mut self, at: PieceId, by: i8, ctx: &mut Ctx<'_>) {
        let hurt = i8::from(self.piece(at).status == Status::Wounded);
        let body = self.number(at, Stat::Body, crate::mechanics::Against::Nothing);
        let (seat, card) = (other(self.piece(at).owner), self.piece(at).card);
        let roll = self.roll(seat, "body", ctx) + hurt + by;
        ctx.tell(|| Event::BodyCheck { card, roll, body });
        if roll > body {
            self.ask_heirs(at, Zone::Out, u8::MAX);
        }
    }
}
