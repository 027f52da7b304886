//! The quantities that never change: figures as in the box, cards, Hunt tiles.

use crate::prelude::*;

/// The number of each, over all places.
pub(crate) fn counts(state: &State) -> Vec<(&'static str, i64)> {
    let figures = Figure::all().filter_map(|figure| {
        let (nation, kind) = figure.kind()?;
        let beside = state.reserve[nation][kind] + state.casualties[nation][kind];
        let all = state.board.total(figure) + u16::from(beside);
        Some((figure.counted(), i64::from(all)))
    });
    let cards = &state.cards;
    let piles = [cards.decks, cards.table, cards.discarded];
    let piles = piles.iter().chain(&cards.hands).chain(&cards.buried);
    let fought = state.battle.iter().flat_map(|battle| battle.cards.values());
    let single = fought.chain(state.team.offered.values()).chain([&cards.playing]);
    let cards = piles.map(|pile| pile.len()).sum::<usize>() + single.flatten().count();
    let others = [("cards", cards as i64), ("hunt tiles", state.tiles.total())];
    figures.chain(others).collect()
}
