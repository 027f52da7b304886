//! Paths of the Dead: nothing but the Dead is met on the way.

use super::prelude::*;

operations! {
    /// Such creatures, and no others, may be played on the company this turn, whatever they are keyed to.
    "only" => Only { kind: Kind },
}

impl Does for Only {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
