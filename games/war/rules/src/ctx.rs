//! What the rules need besides the state while they act: chance, and the journal.

use table::{Chance, Journal};

use crate::event::Event;

/// Chance and journal of one choice.
pub struct Ctx<'a> {
    /// Where every random thing comes from.
    pub chance: &'a mut Chance,
    /// Where what happens is told.
    pub journal: &'a mut Journal<Event>,
}

impl Ctx<'_> {
    /// A six-sided die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        const NAMES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
        self.chance.face(6, |face| NAMES[face as usize]) as u8 + 1
    }

    /// Tells everybody.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.journal.tell(event);
    }
}
