//! Out of the Black Sky: a Nazgûl falls upon a company, and the card is won in its stead.

use super::prelude::*;

operations! {
    /// The attacker chooses who faces the strikes of the attack that is about to begin.
    "swoop" => Swoop,
    /// Takes a defeated target out of the game, and puts the card into the opponent's marshalling pile.
    "claim" => Claim,
}

impl Does for Swoop {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Attack, deed.link);
    }
}

impl State {
    /// Does a Nazgûl that comes out of the sky choose its target?
    pub(crate) fn swoops(&self) -> bool {
        self.lasting.iter().any(|lasting| matches!(lasting.change.op(), Some(Op::Swoop)))
    }
}

impl Does for Claim {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(id) = deed.scope().target_piece() else { return };
        if let Zone::Won(seat) = state.piece(id).zone {
            state.put(id, Zone::Out);
            state.put(deed.link.piece, Zone::Won(seat));
        }
    }
}
