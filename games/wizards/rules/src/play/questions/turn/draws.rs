//! Cards are drawn; an exhausted deck is made anew (SATM-1.9).

use crate::prelude::*;

/// A number of cards, drawn one after another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draws {
    /// The player.
    pub seat: Seat,
    /// Cards still to draw.
    pub left: u8,
}

impl Step<Wizards> for Draws {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.left == 0 {
            return;
        }
        // The consequences of an exhausted deck come before the next card.
        state.frames.push(Self { left: self.left - 1, ..self });
        if !state.draw_one(self.seat, ctx) {
            state.frames.pop();
        }
    }
}

/// The discard pile becomes the play deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reshuffle {
    /// The player.
    pub seat: Seat,
}

impl Step<Wizards> for Reshuffle {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.reshuffle(self.seat, ctx);
    }
}
