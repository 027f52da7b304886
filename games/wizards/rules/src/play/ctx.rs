//! The context of the rules while they act: chance and journal.

use crate::prelude::*;

/// Chance and journal of one choice.
pub type Ctx<'a> = table::flow::Ctx<'a, Event>;

/// A six-sided die: 1 to 6.
pub(crate) fn die(ctx: &mut Ctx<'_>) -> u8 {
    const NAMES: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
    ctx.chance.face(6, |face| NAMES[face as usize]) as u8 + 1
}

/// So many of these cards, picked at random; a script names them, or numbers them as they lie.
pub(crate) fn some_of(
    state: &State,
    mut cards: Vec<PieceId>,
    count: usize,
    of: &'static str,
    ctx: &mut Ctx<'_>,
) -> Vec<PieceId> {
    let count = cards.len().min(count);
    ctx.chance.roll(of, count);
    let pick = |_| {
        let name = |at: u32| state.face(cards[at as usize]).id.as_str();
        let at = ctx.chance.face(cards.len() as u32, name);
        cards.swap_remove(at as usize)
    };
    (0..count).map(pick).collect()
}
