//! Stay Her Appetite: an ally turns on its leader.

use super::prelude::*;
use crate::mechanics::Against;
use crate::state::{Source, Strike};

operations! {
    /// Makes the ally attack its controller, by a roll and the ally's mind above the unused influence and
    /// five: one strike of its own prowess and two dice, of detainment. It is discarded, unless that is
    /// defeated.
    "mutiny" => Mutiny,
}

/// The bonus to the unused influence.
const CALM: i16 = 5;

impl Does for Mutiny {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(ally) = deed.scope().target_piece() else { return };
        let Some((of, company)) = state.bearer(ally).zip(state.company_of(ally)) else { return };
        let seat = deed.link.seat;
        let free = state.general_free(state.controller_of(ally)) + state.direct_free(of, Against::Nothing);
        let roll = i16::from(state.roll(seat, "card", ctx)) + i16::from(state.mind(ally));
        if roll <= free + CALM {
            return;
        }
        let race = state.face(ally).race.unwrap_or(Race::Special);
        let mut combat = state.plain_attack(company, Source::Effect(state.piece(ally).card), race);
        combat.prowess = state.face(ally).prowess + state.roll(seat, "card", ctx);
        combat.detains = true;
        combat.mutiny = Some(ally);
        combat.given = vec![Strike::at(of)];
        combat.total = 1;
        state.begin_strikes(combat, ctx);
    }
}
