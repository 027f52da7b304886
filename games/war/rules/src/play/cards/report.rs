//! Counts of the 96 cards: known, played and tested.

use table::offer;

use super::book::entry;
use crate::War;
use crate::card::Card;

/// Can the card be played, as an event and in a battle? Every combat use is a variant that the battle must handle,
/// so that the compiler counts those.
pub fn is_playable(card: Card) -> bool {
    let does = card.facts().table || !entry(card).effects.is_empty();
    does && !card.facts().first.is_empty()
}

impl offer::Cards for War {
    fn cards(_: &()) -> Vec<offer::Card> {
        let card = |card: Card| offer::Card {
            kind: "cards",
            id: card.id().to_owned(),
            playable: is_playable(card),
            reconstructed: false,
            uses: vec![format!("event:{card}"), format!("combat:{card}")],
            ..offer::Card::default()
        };
        Card::all().map(card).collect()
    }
}
