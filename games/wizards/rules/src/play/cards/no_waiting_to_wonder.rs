//! No Waiting to Wonder: a Hobbit is in the way, for better or worse.

use super::prelude::*;

operations! {
    /// Makes the paying character make a body check, too, if the strike succeeds.
    "risk" => Risk,
}

impl Does for Risk {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let strike = state.combat.as_mut().and_then(Combat::strike_mut);
        if let (Some(strike), Some(user)) = (strike, deed.link.user) {
            strike.at_risk = Some(user);
        }
    }

    fn is_price(&self, _: bool) -> bool {
        true
    }

    /// One of them for a strike.
    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        let strike = state.combat.as_ref().and_then(Combat::strike);
        require(strike.is_none_or(|strike| strike.at_risk.is_none()), Why::ONCE)
    }
}

impl State {
    /// A strike has succeeded: who was in its way makes a body check.
    pub(crate) fn risk_comes(&mut self, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let (attacker, harsher) = (combat.attacker, self.harsher_checks(combat));
        let at_risk = combat.strike().and_then(|strike| strike.at_risk);
        let Some(id) = at_risk.filter(|id| self.is_character(*id)) else {
            return;
        };
        let worse = i8::from(self.piece(id).status == Status::Wounded);
        let body = self.number(id, Stat::Body, crate::mechanics::Against::Attack);
        let roll = self.roll(attacker, "body", ctx) + worse + harsher;
        let card = self.piece(id).card;
        ctx.tell(|| Event::BodyCheck { card, roll, body });
        if roll > body {
            self.ask_heirs(id, Zone::Out, u8::MAX);
        }
    }
}
