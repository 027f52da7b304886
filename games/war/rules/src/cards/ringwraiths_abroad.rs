//! The Ringwraiths Are Abroad (`event:shadow-character-23`): Armies with Nazgûl march, or one attacks.

use super::prelude::*;

effects! {
    /// Two Armies with Nazgûl march, or one attacks.
    "abroad" => Abroad,
}

impl Does for Abroad {
    fn ways(&self) -> &'static [&'static str] {
        const { &[Act::March.term(), Act::AttackLed.term()] }
    }

    fn might(&self, state: &State, side: Side) -> bool {
        state.can_march(side, Led::ByNazgul) || state.can_attack(side, Led::ByNazgul)
    }

    fn does(&self, ask: EventChoice, state: &mut State, _: &mut Ctx<'_>) {
        // What flew may go on with the Army it joined.
        state.moved.clear();
        state.frames.push(ask);
    }

    fn optional(&self) -> bool {
        true
    }

    fn objection(&self, ask: EventChoice, state: &State, choice: Choice) -> Verdict {
        state.objection_to_way(ask.side(), choice, Led::ByNazgul)
    }

    fn answered(&self, _: EventChoice, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        state.go_the_way(choice, Led::ByNazgul, 2);
    }
}
