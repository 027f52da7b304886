//! The context of the rules while they act: chance and journal.

use crate::event::Event;

/// Chance and journal of one choice.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

/// A six-sided die: 1 to 6.
pub(crate) fn die(ctx: &mut Ctx<'_>) -> u8 {
    const NAMES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
    ctx.chance.face(6, |face| NAMES[face as usize]) as u8 + 1
}
