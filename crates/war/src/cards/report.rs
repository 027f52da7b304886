//! What is known of the 96 cards: an honest count.

use super::book::entry;
use crate::card::Card;

/// Can the card be played, as an event and in a battle? Every combat use is a variant that the battle must handle,
/// so that the compiler counts those.
pub fn is_playable(card: Card) -> bool {
    let does = card.facts().table || !entry(card).effects.is_empty();
    does && !card.facts().first.is_empty()
}
