//! Words that several questions say alike.

use crate::prelude::*;

/// A sentence about a chair: its player, and its character.
pub(super) fn about(state: &State, id: &'static str, chair: Chair) -> Message {
    Message::new(id)
        .with("seat", state.seat_of(chair))
        .with("character", name(state, chair))
        .with("chair", chair.number())
}

/// A sentence about a chair and another one.
pub(super) fn about_both(state: &State, id: &'static str, chair: Chair, with: Chair) -> Message {
    about(state, id, chair).with("with", name(state, with))
}

/// The name of the character in a chair, as a message id.
pub(super) fn name(state: &State, chair: Chair) -> &'static str {
    state.deal.cast[chair].map_or("tricks-character-none", Character::term)
}

/// The label, help and clause of a choice.
pub(super) fn plain(label: &'static str, effect: &'static str, clause: Clause) -> Explanation {
    Explanation::new(Message::new(label), Message::new(effect), clause)
}

/// The same, of a card.
pub(super) fn of_card(label: &'static str, effect: &'static str, card: Card, clause: Clause) -> Explanation {
    let words = |id| Message::new(id).with("card", card);
    Explanation::new(words(label), words(effect), clause)
}

/// This card is passed to another hand.
pub(super) fn passing(card: Card) -> Explanation {
    of_card("tricks-choice-pass", "tricks-effect-pass", card, Clause("LDT-2.7"))
}

/// The label and help of a discard: it lies face down, out of the round.
pub(super) fn discarding(choice: &Choice, clause: Clause) -> Explanation {
    match *choice {
        Choice::Discard(card) => of_card("tricks-choice-discard", "tricks-effect-discard", card, clause),
        _ => no_answer(),
    }
}

/// A card for a card with this one.
pub(super) fn exchanging(state: &State, with: Chair) -> Explanation {
    let words = |id| Message::new(id).with("character", name(state, with));
    let (label, effect) = (words("tricks-choice-with"), words("tricks-effect-with"));
    Explanation::new(label, effect, Clause("LDT-2.7"))
}

/// The label and help of skipping.
pub(super) fn leaving() -> Explanation {
    plain("tricks-choice-skip", "tricks-effect-skip", Clause("LDT-2.6"))
}

/// The label and help of a choice that does not answer the question.
pub(super) fn no_answer() -> Explanation {
    Why::NotNow.refusal().into()
}
