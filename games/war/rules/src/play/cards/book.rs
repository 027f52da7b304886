//! The requirements and effects of the 96 cards, as they stand beside their facts in `data/cards.toml`: read
//! once, at first use.

use std::sync::LazyLock;

use cardlang::Value;

use super::effect::Entry;
use crate::card::Card;

static BOOK: LazyLock<Vec<Entry>> = LazyLock::new(|| Card::all().map(read).collect());

/// The requirements and effects of a card.
pub fn entry(card: Card) -> &'static Entry {
    &BOOK[card.index()]
}

fn read(card: Card) -> Entry {
    Entry { needs: each(card, card.facts().needs), effects: each(card, card.facts().does) }
}

/// The data is part of the program, and a test reads all of it.
fn each<T: Value>(card: Card, texts: &[&str]) -> &'static [T] {
    let values = texts.iter().map(|text| match cardlang::read(text) {
        Ok(value) => value,
        Err(fault) => panic!("{card}, `{text}`: {fault}"),
    });
    Vec::leak(values.collect())
}
