//! Were-worm: it takes what its player likes best.

use super::prelude::*;

operations! {
    /// The company loses one item of a kind; the attacker chooses.
    "plunder" => Plunder { kind: Kind },
}

impl Does for Plunder {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let (link, op) = (*deed.link, deed.index);
        state.ask_loss(link, op);
    }
}
