//! Two or Three Tribes Present: creatures of a kind come in any number.

use super::prelude::*;

operations! {
    /// Such creatures do not count against the hazard limit of the company this turn.
    "exempt" => Exempt { kind: Kind },
}

impl Does for Exempt {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.last(deed.said(state, deed.link.company), Until::Turn, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}
