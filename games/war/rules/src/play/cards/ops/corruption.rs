//! Corruption that is healed, or taken.

use super::super::prelude::*;

effects! {
    /// Heals `points` Corruption, or `gollum` if Gollum guides.
    "heal" => Heal { points: u8, gollum: Option<u8> },
    /// Heals Corruption by each of three dice that shows `need`; `strider` if Strider guides.
    "heal_by_dice" => HealByDice { need: u8, strider: u8 },
    /// Adds Corruption for each of three dice that shows `need`; `gollum` if Gollum guides.
    "corrupt_by_dice" => CorruptByDice { need: u8, gollum: u8 },
    /// Two Corruption, or one if there are four or more.
    "wound" => Wound,
}

impl Does for Heal {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        state.fellowship.corruption > 0
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let gollum = self.gollum.filter(|_| state.gollum_guides());
        state.heal(gollum.unwrap_or(self.points), ctx);
    }
}

impl Does for HealByDice {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        state.fellowship.corruption > 0
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let strider = state.fellowship.guide == Some(Character::Strider);
        let need = if strider { self.strider } else { self.need };
        let points = state.card_dice(ask.card(), 3, need, ctx);
        state.heal(points, ctx);
    }
}

impl Does for CorruptByDice {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let gollum = state.gollum_guides();
        let need = if gollum { self.gollum } else { self.need };
        let points = state.card_dice(ask.card(), 3, need, ctx);
        state.corrupt(points, ctx);
    }
}

impl Does for Wound {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let points = if state.fellowship.corruption <= 3 { 2 } else { 1 };
        state.corrupt(points, ctx);
    }
}
