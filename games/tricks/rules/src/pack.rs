//! Cards that are drawn from.

use arrayvec::ArrayVec;
use table::Chance;

use crate::card::{Card, CardSet};

/// Cards from which are drawn.
pub(crate) struct Pack(ArrayVec<Card, 64>);

impl Pack {
    pub(crate) fn new(cards: CardSet) -> Self {
        Self(cards.iter().collect())
    }

    /// Draws one; the last card needs no chance.
    pub(crate) fn draw(&mut self, chance: &mut Chance) -> Option<Card> {
        let at = match self.0.len() {
            0 => return None,
            1 => 0,
            count => {
                chance.roll("card", 1);
                chance.face(count as u32, |at| self.0[at as usize].name()) as usize
            }
        };
        Some(self.0.swap_remove(at))
    }

    /// Draws some; when all are wanted, none is drawn.
    pub(crate) fn draw_some(&mut self, count: usize, chance: &mut Chance) -> CardSet {
        if count >= self.0.len() {
            return self.0.drain(..).collect();
        }
        (0..count).filter_map(|_| self.draw(chance)).collect()
    }

    pub(crate) fn take_out(&mut self, cards: CardSet) {
        self.0.retain(|card| !cards.has(*card));
    }

    pub(crate) fn put_in(&mut self, cards: CardSet) {
        self.0.extend(cards.iter());
    }

    pub(crate) fn rest(&self) -> CardSet {
        self.0.iter().copied().collect()
    }
}
