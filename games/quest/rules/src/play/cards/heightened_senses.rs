//! Heightened Senses: which type does the opponent declare for its next card?

use crate::combat::FOE;
use crate::prelude::*;

/// Heightened Senses: which type does the opponent declare for its next card?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Declare {
    /// The side whose card this is.
    pub side: u8,
    /// The side that declares.
    pub names: u8,
}

impl Ask for Declare {
    const CLAUSE: &'static str = "MEQ-8.4e";
    const ID: &'static str = "quest-ask-declare-type";

    fn who(&self, state: &State) -> SeatSet {
        let seat = |combat: &crate::combat::Combat| combat.seat_of(usize::from(self.names));
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(seat(combat)))
    }

    fn answers(&self, _: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        offer(Choice::Melee);
        offer(Choice::Ranged);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, ctx: &mut Ctx<'_>) {
        let melee = choice == Choice::Melee;
        if let Some(combat) = &mut state.combat {
            combat.named[usize::from(self.side)] = Some(melee);
            ctx.tell(|| Event::Named { sauron: usize::from(self.names) == FOE, melee });
        }
    }
}

/// The opponent declares a type; in the next round its card is cancelled if it is of another.
pub fn now(state: &mut State, side: usize) {
    let side = side as u8;
    state.frames.push(Declare { side, names: 1 - side });
}

impl State {
    /// The opponent's card is cancelled if it is not of the type that was named.
    pub(crate) fn cancel_other_type(&mut self, side: usize, by: Card, ctx: &mut Ctx<'_>) {
        let named = self.combat.as_mut().and_then(|combat| combat.named[side].take());
        if let (Some(named), Some(melee)) = (named, self.melee(1 - side))
            && named != melee
        {
            self.cancel(1 - side, Some(by), ctx);
        }
    }
}
