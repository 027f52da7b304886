//! Khamûl the Easterling: the opponent lays down cards of the hand, as many as there are Nazgûl.

use super::prelude::*;

operations! {
    /// Makes the opponent discard `count` cards of the hand, by choice: as many as were counted when it was declared.
    "opponent_discards" => OpponentDiscards { count: Amount },
}

impl Does for OpponentDiscards {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let seat = other(deed.link.seat);
        let counted = |lasting: &state::Lasting| match lasting.change {
            Change::Counted(piece, count) if piece == deed.link.piece => Some(count),
            _ => None,
        };
        let count = state.lasting.iter().find_map(counted);
        state.lasting.retain(|lasting| counted(lasting).is_none());
        let count = count.unwrap_or_else(|| state.amount(&self.count, &deed.scope()));
        let left = state.sides[seat].hand.len() as i8 - count;
        state.ask_reset(seat, left.max(0) as u8);
    }

    fn declared(&self, deed: Deed<'_>, state: &mut State) {
        let count = state.amount(&self.count, &deed.scope());
        // A use that was cancelled has left its number: it is not that of this one.
        let of_it = |change: Change| matches!(change, Change::Counted(piece, _) if piece == deed.link.piece);
        state.lasting.retain(|lasting| !of_it(lasting.change));
        state.add_lasting(Some(Change::Counted(deed.link.piece, count)), Until::Turn, deed.link);
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        state.amount(&self.count, scope) > 0 && !state.sides[other(scope.seat)].hand.is_empty()
    }
}
