//! Horns, Horns, Horns: those who were called in vain may be called again.

use super::prelude::*;

operations! {
    /// The factions of each discard pile are shuffled into the deck of their player.
    "recall_factions" => RecallFactions,
}

/// The factions of a player's discard pile.
fn lost(state: &State, seat: Seat) -> Vec<PieceId> {
    let pile = state.pile(seat, Zone::Discard);
    pile.filter(|id| state.face(*id).kind == CardKind::Faction).collect()
}

impl Does for RecallFactions {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        for seat in [seat, other(seat)] {
            let back = lost(state, seat);
            // Also that there is none among cards that lie face down is something that all learn.
            if !back.is_empty()
                || state.pile(seat, Zone::Discard).any(|id| !state.piece(id).is_known_to_all())
            {
                ctx.journal.reveal();
            }
            if back.is_empty() {
                continue;
            }
            for id in back {
                state.turn_up(id, ctx);
                state.put(id, Zone::Deck);
            }
            state.shuffle(seat, ctx);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        // Face-down cards of the other pile are hidden: one could be such a card.
        let theirs = state.pile(other(scope.seat), Zone::Discard);
        let could_be = |id: PieceId| !state.piece(id).is_known() || state.face(id).kind == CardKind::Faction;
        !lost(state, scope.seat).is_empty() || theirs.into_iter().any(could_be)
    }
}
