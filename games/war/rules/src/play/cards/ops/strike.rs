//! Dice that a card asks for, and hits of such dice on an Army.

use super::super::prelude::*;

impl State {
    /// Dice that a card asks for, five at most: how many show `need` or more.
    pub(in crate::play::cards) fn card_dice(
        &mut self,
        card: Card,
        dice: u8,
        need: u8,
        ctx: &mut Ctx<'_>,
    ) -> u8 {
        let faces = roll("card", dice.min(5), ctx);
        let hits = faces.iter().filter(|face| **face >= need).count() as u8;
        ctx.tell(|| Event::CardRoll { card, faces: faces.to_vec(), need, hits });
        hits
    }

    /// Dice of a card against an Army of the other side.
    pub(in crate::play::cards) fn strike(
        &mut self,
        card: Card,
        at: Region,
        dice: u8,
        need: u8,
        ctx: &mut Ctx<'_>,
    ) {
        let left = self.card_dice(card, dice, need, ctx);
        let side = card.side().other();
        self.frames.push(questions::HitsAt { at, side, left });
    }
}
