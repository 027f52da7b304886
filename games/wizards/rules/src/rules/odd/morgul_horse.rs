//! Morgul-horse: a Nazgûl event that is tapped returns to the hand.

use table::Seat;

use crate::ctx::Ctx;
use crate::effect::Op;
use crate::ids::PieceId;
use crate::state::{State, Zone};

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
