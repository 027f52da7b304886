//! The words of the page. Those of event cards are made of the very effects that the rules play, so that no card says what it
//! does not do: each need and effect is a message of its own in `war-cards.ftl`, and says itself with its arguments.

use canvas::{Language, Words};
use cardlang::Say;
use war::card::Card;
use war::cards::book::entry;

/// The words of the page, by the names of their files.
pub(crate) fn of_page() -> Words {
    canvas::words!(
        "war-map",
        "war-board",
        "war",
        "war-regions",
        "war-titles",
        "war-cards",
        "war-how",
        "war-lesson",
        "war-hint",
        "war-puzzle",
        "war-fact"
    )
}

/// The title of a card.
pub fn card_title(language: Language, card: Card) -> String {
    language.text(card.term())
}

/// The requirements to play a card; `None` when it may always be played.
pub fn card_requirements(language: Language, card: Card) -> Option<String> {
    let needs = told(language, entry(card).needs);
    (!needs.is_empty()).then(|| needs.join(" "))
}

fn told<T: Say>(language: Language, values: &[T]) -> Vec<String> {
    let messages = values.iter().map(Say::message);
    messages.map(|message| language.say(&message)).collect()
}

/// The effects of a card as an event: when it is played, and as long as it lies on the table.
pub fn card_event_text(language: Language, card: Card) -> String {
    let mut sentences = told(language, entry(card).effects);
    if card.facts().table {
        let id = format!("war-table-{}", card.id());
        sentences.push(language.text(&id));
        sentences.extend(language.text_if_known(&format!("{id}.until")));
    }
    sentences.join(" ")
}

/// The title of a card's use in combat.
pub fn card_combat_title(language: Language, card: Card) -> String {
    language.text(card.facts().combat.term())
}

/// The requirements to use a card in combat; `None` when it may always be used.
pub fn card_combat_requirements(language: Language, card: Card) -> Option<String> {
    language.text_if_known(&format!("{}.needs", card.facts().combat.term()))
}

/// The effects of a card in combat.
pub fn card_combat_text(language: Language, card: Card) -> String {
    language.text(&fight(card))
}

fn fight(card: Card) -> String {
    format!("war-fight-{}", card.facts().combat.id())
}
