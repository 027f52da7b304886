//! News of Doom: no faction is safe.

use super::prelude::*;

operations! {
    /// Each player rolls for each faction of theirs: it is lost by a roll of three or less, or if the roll and the unused
    /// general influence are below ten.
    "doom_factions" => DoomFactions,
}

/// The total at or below which it is lost, whatever its player has.
const LOST: i8 = 3;

/// The total, with the unused general influence, below which it is lost.
const NEEDED: i16 = 10;

impl DoomFactions {
    fn factions(state: &State) -> Vec<(Seat, PieceId)> {
        let all = state.pieces.iter().enumerate().map(|(at, piece)| (piece.zone, PieceId(at as u16)));
        let won = all.filter_map(|(zone, id)| match zone {
            Zone::Won(seat) if state.face(id).kind == CardKind::Faction => Some((seat, id)),
            _ => None,
        });
        won.collect()
    }
}

impl Does for DoomFactions {
    fn does(&self, _: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let mut factions = Self::factions(state);
        // Whose turn it is rolls first.
        factions.sort_by_key(|(seat, _)| *seat != state.turn.active);
        for (seat, id) in factions {
            let roll = state.roll(seat, "card", ctx);
            if roll <= LOST || i16::from(roll) + state.general_free(seat) < NEEDED {
                state.put(id, Zone::Discard);
                let card = state.piece(id).card;
                ctx.tell(|| Event::Discarded { seat, card });
            }
        }
    }

    fn matters(&self, state: &State, _: &Scope) -> bool {
        !Self::factions(state).is_empty()
    }
}
