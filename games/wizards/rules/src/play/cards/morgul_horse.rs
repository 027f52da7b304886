//! Morgul-horse: a Nazgûl event that is tapped returns to the hand.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;

operations! {
    /// The next Nazgûl event that its player taps returns to the hand.
    "spare_nazgul" => SpareNazgul,
}

impl Does for SpareNazgul {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, None), Until::Turn, deed.link);
    }

    fn objection(&self, state: &State, scope: &Scope) -> Verdict {
        require(state.nazgul_events(scope.seat).next().is_some(), Why::NO_TARGET)
    }
}

impl State {
    /// A card in play is used up: discarded; a Nazgûl event for which a horse waits is taken back.
    pub(crate) fn spend_event(&mut self, seat: Seat, id: PieceId, ctx: &mut Ctx<'_>) {
        let waits = self
            .lasting
            .iter()
            .position(|lasting| lasting.seat == seat && lasting.change.op() == Some(&Op::SpareNazgul));
        let nazgul = self.nazgul_events(seat).any(|event| event == id);
        match waits.filter(|_| nazgul) {
            Some(at) => {
                self.lasting.remove(at);
                self.leave(id, Zone::Hand, ctx);
            }
            None => self.discard(id, ctx),
        }
    }
}
