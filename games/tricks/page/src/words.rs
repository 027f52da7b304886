//! The text of the cards, made from the data: objectives, setup actions, events.
//!
//! The grammar is in the Fluent messages (`tricks-goal.ftl`); here is only which message says what. A host's
//! corrected data file is said as well as the built-in one.

mod amount;
mod cards;
mod clause;
mod goal;
mod phrase;
mod quantity;

use cardlang::Bounds;
use tricks::book::action::{ForLost, Partners};
use tricks::book::cards::Ability;
use tricks::book::effect::Leader;
use tricks::book::{Action, Effect, Source};
use tricks::card::{Card, CardSet};
use tricks::character::CharacterSet;
use tricks::goal::Goal;

use canvas::{Language, Value};

use phrase::Phrase;

/// The numbers that a round gives to objectives, once they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The value drawn or chosen for the character.
    pub param: Option<u8>,
    pub burden: Option<u8>,
}

/// An objective, as a sentence, with the numbers that are known.
pub fn goal(language: Language, goal: &Goal, known: Known) -> String {
    let phrase = Phrase { burden: known.burden, ..Phrase::new(language, known.param) };
    let said = phrase.goal(goal);
    language.sentence(&language.with("tricks-goal-sentence", &[("goal", (&said).into())]))
}

/// A setup action, as a sentence, from its text in the data file. Other text is left as it is.
pub fn setup(language: Language, action: &str) -> String {
    action.parse::<Action>().map_or_else(|_| action.to_owned(), |action| self::action(language, &action))
}

/// A setup action, as a sentence.
pub fn action(language: Language, action: &Action) -> String {
    let phrase = Phrase::new(language, None);
    let with = |id, args: &[(&str, Value<'_>)]| language.with(id, args);
    let said = match action {
        Action::Exchange(Partners::Only(these)) => exchange(language, "only", &phrase.one_of(*these)),
        Action::Exchange(Partners::AnyBut(not)) if not.is_empty() => exchange(language, "any", ""),
        Action::Exchange(Partners::AnyBut(not)) => exchange(language, "but", &phrase.one_of(*not)),
        Action::ExchangeLost(ForLost { not, or }) => {
            let cards = phrase.the(*not);
            let lost = if not.is_empty() {
                language.text("tricks-setup-exchange-lost")
            } else {
                with("tricks-setup-exchange-lost-but", &[("cards", (&cards).into())])
            };
            if or.is_empty() {
                lost
            } else {
                let name = phrase.one_of(*or);
                let instead = with("tricks-setup-exchange-instead", &[("name", (&name).into())]);
                format!("{lost} {instead}")
            }
        }
        Action::GiveEach => language.text("tricks-setup-give-each"),
        Action::TakeCard(card) => {
            let card = phrase.card(*card);
            with("tricks-setup-take-card", &[("card", (&card).into())])
        }
        Action::TakeLost(false) => language.text("tricks-setup-take-lost"),
        Action::TakeLost(true) => language.text("tricks-setup-take-lost-open"),
        Action::Add(cards) => {
            let cards = phrase.every(*cards);
            with("tricks-setup-add", &[("cards", (&cards).into())])
        }
        Action::Discard(count) => with("tricks-setup-discard", &[("number", (*count).into())]),
        Action::Tuck => language.text("tricks-setup-tuck"),
        Action::Place => language.text("tricks-setup-place"),
        Action::RevealHand => language.text("tricks-setup-reveal-hand"),
        Action::Draw(suit, count) => {
            let suit = language.text(&format!("{}.card", suit.term()));
            let args = [("suit", (&suit).into()), ("number", (*count).into())];
            with("tricks-setup-draw", &args)
        }
        Action::Burden(Bounds { least, most }) => {
            let args = [("least", (*least).into()), ("most", (*most).into())];
            with("tricks-setup-burden", &args)
        }
    };
    language.sentence(&said)
}

fn exchange(language: Language, who: &str, name: &str) -> String {
    language.with("tricks-setup-exchange", &[("who", who.into()), ("name", name.into())])
}

/// The effects of an event, a sentence for each.
pub fn effects(language: Language, effects: &[Effect]) -> String {
    let said = effects.iter().map(|effect| self::effect(language, effect));
    said.collect::<Vec<_>>().join(" ")
}

/// An effect of an event, as a sentence.
pub fn effect(language: Language, effect: &Effect) -> String {
    let phrase = Phrase::new(language, None);
    let about = |id, name: &str, text: &str| language.with(id, &[(name, text.into())]);
    let the = |id, cards: CardSet| about(id, "cards", &phrase.the(cards));
    let one = |id, cards: CardSet| about(id, "cards", &phrase.any_of(cards));
    let who = |id, who: CharacterSet| about(id, "name", &phrase.one_of(who));
    let said = match *effect {
        Effect::SetAside(cards) => the("tricks-rule-set-aside", cards),
        Effect::LostNot(cards) => the("tricks-rule-lost-not", cards),
        Effect::Counsel(count, card) => counsel(language, count, &phrase.card(card)),
        Effect::GiveEach(cards) => one("tricks-rule-give-each", cards),
        Effect::LoseIfLed(Leader::Any, cards) => one("tricks-rule-lose-if-led", cards),
        Effect::LoseIfLed(Leader::Only(by), cards) => {
            let (name, cards) = (phrase.one_of(by), phrase.any_of(cards));
            let args = [("name", (&name).into()), ("cards", (&cards).into())];
            language.with("tricks-rule-lose-if-led-by", &args)
        }
        Effect::HighestFirst(by) => who("tricks-rule-highest-first", by),
        Effect::DiscardAndDraw => language.text("tricks-rule-discard-and-draw"),
        Effect::RevealEach => language.text("tricks-rule-reveal-each"),
        Effect::ExchangeLeft => language.text("tricks-rule-exchange-left"),
        Effect::Simultaneous => language.text("tricks-rule-simultaneous"),
        Effect::Steps(count) => language.with("tricks-rule-steps", &[("number", count.into())]),
        Effect::Light(by) => who("tricks-rule-light", by),
        Effect::SideDeck(cards, by) => {
            let (name, cards) = (phrase.one_of(by), phrase.the(cards));
            let args = [("name", (&name).into()), ("cards", (&cards).into())];
            language.with("tricks-rule-side-deck", &args)
        }
        Effect::Forgiving(but) => who("tricks-rule-forgiving", but),
    };
    language.sentence(&said)
}

fn counsel(language: Language, count: u8, card: &str) -> String {
    let args = [("number", count.into()), ("card", card.into())];
    language.with("tricks-rule-counsel", &args)
}

/// A further ability of a character, as a sentence.
pub fn ability(language: Language, ability: Ability) -> String {
    language.text(ability.term())
}

/// The cards that a character may not exchange, as a sentence.
pub fn keeps(language: Language, cards: CardSet) -> String {
    let cards = Phrase::new(language, None).the(cards);
    language.with("tricks-ability-keeps", &[("cards", (&cards).into())])
}

/// The source of a card's text.
pub fn source(language: Language, source: Source) -> String {
    language.text(match source {
        Source::Rulebook => "tricks-source-rulebook",
        Source::Implied => "tricks-source-implied",
        Source::Public => "tricks-source-public",
        Source::Reconstructed => "tricks-source-reconstructed",
    })
}

/// A card as it stands inside a sentence: 'the 3 of Hills'.
pub fn card(language: Language, card: Card) -> String {
    language.text(&format!("{}.said", card.term()))
}
