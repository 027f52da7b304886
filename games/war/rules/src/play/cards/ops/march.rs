//! Armies that march one region, or attack, by a card.

use super::super::prelude::*;

effects! {
    /// `armies` Armies march one region.
    "march" => March { armies: u8 },
}

impl Does for March {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, side: Side) -> bool {
        state.can_march(side, Led::Freely)
    }

    fn does(&self, _: Deed, state: &mut State, _: &mut Ctx<'_>) {
        let (led, left, may_stop) = (Led::Freely, self.armies, true);
        state.ask_march(led, left, may_stop);
    }
}

/// Armies that march or attack under one who leads them.
pub trait Leads {
    /// The leader they must have.
    const LED: Led;
    /// The number of Armies that may march, where one may attack.
    const ARMIES: u8;
    /// The ids of the two options.
    const WAYS: [&'static str; 2];
}

impl<T: Leads> Does for T {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, side: Side) -> bool {
        state.can_march(side, T::LED) || state.can_attack(side, T::LED)
    }

    fn ways(&self) -> &'static [&'static str] {
        &T::WAYS
    }

    fn does(&self, ask: Deed, state: &mut State, _: &mut Ctx<'_>) {
        // A figure that flew may go on with the Army it joined.
        state.moved.clear();
        state.ask_option(ask);
    }

    fn optional(&self) -> bool {
        true
    }

    fn objection(&self, ask: Deed, state: &State, choice: Choice) -> Verdict {
        match choice {
            Choice::Way(1) => state.objection_to_any_march(ask.side(), T::LED),
            Choice::Way(2) => state.objection_to_any_attack(ask.side(), T::LED),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn answered(&self, _: Deed, state: &mut State, choice: Choice, _: &mut Ctx<'_>) {
        let (led, left, may_stop) = (T::LED, T::ARMIES, false);
        if choice == Choice::Way(1) {
            state.ask_march(led, left, may_stop);
        } else {
            state.ask_attack(led, may_stop);
        }
    }
}

impl State {
    /// Can an Army of `side` in `from` march straight to `to` by a card?
    pub(in crate::play::cards) fn can_go_by_card(&self, side: Side, from: Region, to: Region) -> bool {
        let picking = || self.marching(side, from, to, Led::Freely);
        !self.defied(side).has(to) && picking().prospects(&Force::default()).is_ok()
    }

    /// Picks a force that marches or attacks by a card, under any leader.
    pub(in crate::play::cards) fn pick_by_card(&mut self, purpose: Purpose, from: Region, to: Region) {
        self.ask_force(purpose, from, to, Led::Freely);
    }
}
