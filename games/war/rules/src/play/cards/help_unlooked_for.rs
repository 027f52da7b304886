//! Help Unlooked For (`event:fp-strategy-10`): a besieger is attacked from outside, and fights with fewer dice.

use super::prelude::*;

needs! {
    /// An Army can attack a besieger from a neighbouring region.
    "relief" => Relief: |_, state| !reliefs(state).is_empty();
}

effects! {
    /// A besieger is attacked from outside.
    "relieve" => Relieve,
}

/// Besiegers that can be attacked from outside.
fn reliefs(state: &State) -> RegionSet {
    let sieges = state.sieges(Side::Free).iter();
    sieges.filter(|at| !relievers(state, *at).is_empty()).collect()
}

/// Armies that can attack the besieger of `at` from outside.
fn relievers(state: &State, at: Region) -> RegionSet {
    let near = at.near().and(state.board.armies(Side::Free)).iter();
    near.filter(|from| attack(state, *from, at).is_ok()).collect()
}

fn attack(state: &State, from: Region, at: Region) -> Verdict {
    state.objection_to_attack(Side::Free, from, at, Led::Freely)
}

impl Does for Relieve {
    fn serves(&self, _: &State) -> Serves {
        Serves::Armies
    }

    fn might(&self, state: &State, _: Side) -> bool {
        !reliefs(state).is_empty()
    }

    fn regions(&self, _: Deed, state: &State) -> RegionSet {
        let chosen = state.cards.memory.at.is_some();
        if chosen { RegionSet::EMPTY } else { reliefs(state) }
    }

    fn armies(&self, state: &State) -> RegionSet {
        let at = state.cards.memory.at;
        at.map_or(RegionSet::EMPTY, |at| relievers(state, at))
    }

    fn why_not(&self, _: Deed, state: &State, choice: Choice) -> Why {
        match (choice, state.cards.memory.at) {
            (Choice::From(from), Some(at)) => attack(state, from, at).err().unwrap_or(Why::CARD_TEXT),
            _ => Why::CARD_TEXT,
        }
    }

    fn answered_at(&self, ask: Deed, state: &mut State, at: Region, _: &mut Ctx<'_>) {
        match state.cards.memory.at {
            None => {
                state.cards.memory.at = Some(at);
                state.ask_option(ask);
            }
            Some(besieger) => state.pick_by_card(Purpose::Attack, at, besieger),
        }
    }

    /// A die fewer for each unit of the besieged.
    fn fights(&self, state: &State, battle: &mut Battle) {
        battle.hampered = state.board.army(battle.at, battle.attacker);
    }
}
