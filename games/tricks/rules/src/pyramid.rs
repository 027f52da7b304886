//! The pyramid: the shared third hand of two players (LDT-9).

use serde::{Deserialize, Serialize};

use crate::card::{Card, CardSet};

/// The most cards a pyramid can hold: twelve, and those that are added beside it.
const SLOTS: usize = 20;

/// The pyramid. Its slots are counted row by row from the top; those after the last row lie beside the
/// bottom row and cover nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pyramid {
    /// The number of cards in each row, from the top.
    pub rows: [u8; 3],
    pub slots: [Option<Card>; SLOTS],
    /// The face-up slots, as bits.
    pub up: u32,
    /// The slot of a card that was passed in an exchange: the one that comes back lies there.
    pub hole: Option<u8>,
}

impl Pyramid {
    /// An empty pyramid: which slots lie face up is known before the cards (LDT-9.1). Of the top row all but
    /// the middle card, of the middle row none, of the bottom row all.
    pub const fn new(rows: [u8; 3]) -> Self {
        let top = (1_u32 << rows[0]) - 1;
        // With an even number there is no middle card.
        let hidden = if rows[0] % 2 == 1 { 1 << (rows[0] / 2) } else { 0 };
        let before = rows[0] + rows[1];
        let bottom = ((1_u32 << rows[2]) - 1) << before;
        Self { rows, slots: [None; SLOTS], up: (top & !hidden) | bottom, hole: None }
    }

    /// The number of slots in all rows.
    pub fn size(&self) -> usize {
        self.rows.iter().map(|row| usize::from(*row)).sum()
    }

    /// The slots that lie on this one (LDT-9.2).
    fn on(&self, slot: usize) -> [Option<usize>; 2] {
        let mut first = 0;
        for row in 0..2 {
            let length = usize::from(self.rows[row]);
            if slot < first + length {
                let below = first + length + (slot - first);
                return [Some(below), Some(below + 1)];
            }
            first += length;
        }
        [None, None]
    }

    /// Does nothing lie on this slot?
    pub fn is_uncovered(&self, slot: usize) -> bool {
        self.on(slot).into_iter().flatten().all(|over| self.slots[over].is_none())
    }

    /// Does it lie face up?
    pub(crate) const fn is_up(&self, slot: usize) -> bool {
        self.up >> slot & 1 == 1
    }

    /// The cards with nothing on them that lie face up: those that may be played.
    pub fn uncovered(&self) -> CardSet {
        let slots = self.slots.iter().enumerate();
        slots
            .filter(|(slot, _)| self.is_up(*slot) && self.is_uncovered(*slot))
            .filter_map(|(_, card)| *card)
            .collect()
    }

    /// The cards of the bottom row and beside it: those that may be exchanged (LDT-9.6).
    pub fn bottom(&self) -> CardSet {
        let first = usize::from(self.rows[0] + self.rows[1]);
        self.slots[first..].iter().flatten().copied().collect()
    }

    /// All cards that lie face up.
    pub fn face_up(&self) -> CardSet {
        let slots = self.slots.iter().enumerate();
        slots.filter(|(slot, _)| self.is_up(*slot)).filter_map(|(_, card)| *card).collect()
    }

    pub(crate) fn slot_of(&self, card: Card) -> Option<usize> {
        self.slots.iter().position(|there| *there == Some(card))
    }

    /// Takes a card away.
    pub fn take(&mut self, card: Card) {
        if let Some(slot) = self.slot_of(card) {
            self.slots[slot] = None;
        }
    }

    /// Takes a card away for which another will come back.
    pub(crate) fn lend(&mut self, card: Card) {
        self.hole = self.slot_of(card).map(|slot| slot as u8);
        self.take(card);
    }

    /// Lays a card face up where one was lent, or else beside the bottom row (LDT-9.7).
    pub fn add(&mut self, card: Card) {
        let free = (self.size()..SLOTS).find(|slot| self.slots[*slot].is_none());
        let slot = self.hole.take().map(usize::from).or(free);
        if let Some(slot) = slot {
            self.slots[slot] = Some(card);
            self.up |= 1 << slot;
        }
    }

    /// Lays a card in the place of another, face up.
    pub fn replace(&mut self, old: Card, new: Card) {
        if let Some(slot) = self.slot_of(old) {
            self.slots[slot] = Some(new);
            self.up |= 1 << slot;
        }
    }

    /// Turns up face-down cards with no card on them (LDT-9.4), and returns them.
    pub fn turn(&mut self) -> CardSet {
        let mut turned = CardSet::EMPTY;
        for slot in 0..self.size() {
            if let Some(card) = self.slots[slot]
                && !self.is_up(slot)
                && self.is_uncovered(slot)
            {
                self.up |= 1 << slot;
                turned.add(card);
            }
        }
        turned
    }
}
