//! What the rules need besides the state while they act: chance, and the journal.

use arrayvec::ArrayVec;

use crate::event::Event;

/// Chance and journal of one choice.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

/// So many six-sided dice, eight at most, of a roll that scripts call `what`.
pub fn roll(what: &'static str, count: u8, ctx: &mut Ctx<'_>) -> ArrayVec<u8, 8> {
    ctx.chance.roll(what, count.into());
    (0..count).map(|_| die(ctx)).collect()
}

/// A six-sided die: 1 to 6.
pub fn die(ctx: &mut Ctx<'_>) -> u8 {
    let name = |face| match face {
        0 => "1",
        1 => "2",
        2 => "3",
        3 => "4",
        4 => "5",
        _ => "6",
    };
    ctx.chance.face(6, name) as u8 + 1
}
