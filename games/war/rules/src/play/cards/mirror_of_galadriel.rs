//! Mirror of Galadriel (`event:fp-character-13`): a die turns, and who is in Lórien is healed.

use super::prelude::*;

effects! {
    /// A Character result becomes a Will of the West.
    "character_to_will" => CharacterToWill,
    /// Corruption is healed if the Fellowship is in this region, unconquered.
    "heal_at" => HealAt { at: Region },
}

impl Does for CharacterToWill {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        state.dice[Side::Free][Face::Character] > 0
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        let side = ask.side();
        if self.might(state, side) {
            let (from, to) = (Face::Character, Face::Will);
            state.dice[side][from] -= 1;
            state.dice[side][to] += 1;
            ctx.tell(|| Event::DieTurned { side, from, to });
        }
    }
}

impl HealAt {
    fn there(self, state: &State) -> bool {
        state.bearers_at() == Some(self.at) && state.unconquered(self.at)
    }
}

impl Does for HealAt {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn might(&self, state: &State, _: Side) -> bool {
        self.there(state) && state.fellowship.corruption > 0
    }

    fn does(&self, _: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.there(state) {
            state.heal(1, ctx);
        }
    }
}
