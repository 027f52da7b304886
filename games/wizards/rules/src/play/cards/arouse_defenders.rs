//! Arouse Defenders: those who guard a site are not to be got round.

use super::prelude::*;

operations! {
    /// The automatic-attack that is the target cannot be cancelled until the end of the turn.
    "steady" => Steady,
}

impl Does for Steady {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Target::AutoAttack(site, index) = deed.link.target {
            state.add_lasting(Some(Change::Firm(site, index)), Until::Turn, deed.link);
        }
    }
}
