//! Dwar of Waw: all attacks of a kind are stronger, upon whomever.

use super::prelude::*;

operations! {
    /// A number of all such attacks changes for a while.
    "raise_attacks" => RaiseAttacks { kind: Kind, stat: Stat, by: Amount, until: Until },
}

impl Does for RaiseAttacks {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, None), self.until, deed.link);
    }
}
