//! The context of the rules while they act: chance, and the journal.

use arrayvec::ArrayVec;

use crate::event::Event;

/// Chance and journal of one choice.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

/// Rolls `count` six-sided dice, eight at most; scripts call the roll `what`.
pub fn roll(what: &'static str, count: u8, ctx: &mut Ctx<'_>) -> ArrayVec<u8, 8> {
    ctx.chance.roll(what, count.into());
    (0..count).map(|_| die(ctx)).collect()
}

/// One of several at random, by its id; `roll` names the draw. `None` of none.
pub fn one_of<T: Copy>(
    ctx: &mut Ctx<'_>,
    roll: &'static str,
    several: impl Iterator<Item = T> + Clone,
    id: fn(T) -> &'static str,
) -> Option<T> {
    let nth = |n: u32| several.clone().nth(n as usize);
    ctx.chance.roll(roll, 1);
    let n = ctx.chance.face(several.clone().count() as u32, |n| nth(n).map_or("", id));
    nth(n)
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
