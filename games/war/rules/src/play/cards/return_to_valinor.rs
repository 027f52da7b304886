//! Return to Valinor (`event:shadow-strategy-01`): Elves sail away from those of their Strongholds that are at peace.

use super::prelude::*;

effects! {
    /// Elves sail away.
    "valinor" => Valinor,
}

const HAVENS: [Region; 4] = [Region::GREY_HAVENS, Region::RIVENDELL, Region::LORIEN, Region::WOODLAND_REALM];

impl Does for Valinor {
    fn serves(&self, _: &State) -> Serves {
        Serves::Anybody
    }

    fn does(&self, ask: Deed, state: &mut State, ctx: &mut Ctx<'_>) {
        for at in HAVENS {
            let elves = state.board.at(at).nation(Nation::Elves);
            if elves > 0 && !state.board.contested().has(at) {
                state.strike(ask.card(), at, elves, 6, ctx);
            }
        }
    }
}
