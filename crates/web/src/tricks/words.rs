//! What the cards say, in words made from the data: objectives, setup actions, events.
//!
//! The grammar is in the Fluent messages (`tricks-goal.ftl`); here is only which message says what. A host's
//! corrected data file is said as well as the built-in one.

mod amount;
mod cards;
mod clause;
mod goal;
mod phrase;
mod quantity;

use tricks::book::action::Partners;
use tricks::book::cards::Ability;
use tricks::book::{Action, Effect, Source};
use tricks::card::{Card, CardSet};
use tricks::character::CharacterSet;
use tricks::goal::Goal;

use crate::context::{Value, Words};

use phrase::Phrase;

/// The numbers that a round gives to objectives, once they are known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The value drawn or chosen for the character.
    pub param: Option<u8>,
    /// The Burden.
    pub burden: Option<u8>,
}

/// An objective, as a sentence, with the numbers that are known.
pub fn goal(words: &dyn Words, goal: &Goal, known: Known) -> String {
    let phrase = Phrase {
        burden: known.burden,
        ..Phrase::new(words, known.param)
    };
    let said = phrase.goal(goal);
    phrase.sentence(&words.with("tricks-goal-sentence", &[("goal", (&said).into())]))
}

/// A setup action, as a sentence, from its text in the data file. What is no action is left as it is.
pub fn setup(words: &dyn Words, action: &str) -> String {
    action
        .parse::<Action>()
        .map_or_else(|_| action.to_owned(), |action| self::action(words, &action))
}

/// A setup action, as a sentence.
pub fn action(words: &dyn Words, action: &Action) -> String {
    let phrase = Phrase::new(words, None);
    let with = |id, args: &[(&str, Value<'_>)]| words.with(id, args);
    let said = match action {
        Action::Exchange(Partners::Only(these)) => exchange(words, "only", &phrase.one_of(*these)),
        Action::Exchange(Partners::AnyBut(not)) if not.is_empty() => exchange(words, "any", ""),
        Action::Exchange(Partners::AnyBut(not)) => exchange(words, "but", &phrase.one_of(*not)),
        Action::ExchangeLost(not) if not.is_empty() => words.say("tricks-setup-exchange-lost"),
        Action::ExchangeLost(not) => {
            let cards = phrase.the(*not);
            with("tricks-setup-exchange-lost-but", &[("cards", (&cards).into())])
        }
        Action::GiveEach => words.say("tricks-setup-give-each"),
        Action::TakeCard(card) => {
            let card = phrase.card(*card);
            with("tricks-setup-take-card", &[("card", (&card).into())])
        }
        Action::TakeLost(false) => words.say("tricks-setup-take-lost"),
        Action::TakeLost(true) => words.say("tricks-setup-take-lost-open"),
        Action::Add(cards) => {
            let cards = phrase.every(*cards);
            with("tricks-setup-add", &[("cards", (&cards).into())])
        }
        Action::Discard(count) => with("tricks-setup-discard", &[("number", (*count).into())]),
        Action::Tuck => words.say("tricks-setup-tuck"),
        Action::Place => words.say("tricks-setup-place"),
        Action::RevealHand => words.say("tricks-setup-reveal-hand"),
        Action::Draw(suit, count) => {
            let suit = words.say(suit.term());
            let args = [("suit", (&suit).into()), ("number", (*count).into())];
            with("tricks-setup-draw", &args)
        }
        Action::Burden(least, most) => {
            let args = [("least", (*least).into()), ("most", (*most).into())];
            with("tricks-setup-burden", &args)
        }
    };
    phrase.sentence(&said)
}

fn exchange(words: &dyn Words, who: &str, name: &str) -> String {
    words.with(
        "tricks-setup-exchange",
        &[("who", who.into()), ("name", name.into())],
    )
}

/// What an event changes, a sentence for each effect.
pub fn effects(words: &dyn Words, effects: &[Effect]) -> String {
    let said = effects.iter().map(|effect| self::effect(words, effect));
    said.collect::<Vec<_>>().join(" ")
}

/// What an event changes, as a sentence.
pub fn effect(words: &dyn Words, effect: &Effect) -> String {
    let phrase = Phrase::new(words, None);
    let about = |id, name: &str, text: &str| words.with(id, &[(name, text.into())]);
    let the = |id, cards: CardSet| about(id, "cards", &phrase.the(cards));
    let one = |id, cards: CardSet| about(id, "cards", &phrase.any_of(cards));
    let who = |id, who: CharacterSet| about(id, "name", &phrase.one_of(who));
    let said = match *effect {
        Effect::SetAside(cards) => the("tricks-rule-set-aside", cards),
        Effect::LostNot(cards) => the("tricks-rule-lost-not", cards),
        Effect::Counsel(count, card) => counsel(words, count, &phrase.card(card)),
        Effect::GiveEach(cards) => one("tricks-rule-give-each", cards),
        Effect::LoseIfLed(None, cards) => one("tricks-rule-lose-if-led", cards),
        Effect::LoseIfLed(Some(by), cards) => {
            let (name, cards) = (phrase.one_of(by), phrase.any_of(cards));
            let args = [("name", (&name).into()), ("cards", (&cards).into())];
            words.with("tricks-rule-lose-if-led-by", &args)
        }
        Effect::HighestFirst(by) => who("tricks-rule-highest-first", by),
        Effect::DiscardAndDraw => words.say("tricks-rule-discard-and-draw"),
        Effect::RevealEach => words.say("tricks-rule-reveal-each"),
        Effect::ExchangeLeft => words.say("tricks-rule-exchange-left"),
        Effect::Simultaneous => words.say("tricks-rule-simultaneous"),
        Effect::Steps(count) => words.with("tricks-rule-steps", &[("number", count.into())]),
        Effect::Light(by) => who("tricks-rule-light", by),
        Effect::SideDeck(cards, by) => {
            let (name, cards) = (phrase.one_of(by), phrase.the(cards));
            let args = [("name", (&name).into()), ("cards", (&cards).into())];
            words.with("tricks-rule-side-deck", &args)
        }
        Effect::Forgiving(but) => who("tricks-rule-forgiving", but),
    };
    phrase.sentence(&said)
}

fn counsel(words: &dyn Words, count: u8, card: &str) -> String {
    let args = [("number", count.into()), ("card", card.into())];
    words.with("tricks-rule-counsel", &args)
}

/// What else a character can do, as a sentence.
pub fn ability(words: &dyn Words, ability: Ability) -> String {
    words.say(match ability {
        Ability::Pending => "tricks-ability-pending",
        Ability::FollowsWithFatigue => "tricks-ability-fatigue",
        Ability::FollowsWithFatigueSolo => "tricks-ability-fatigue-alone",
        Ability::IgnoresSuit => "tricks-ability-ignores-suit",
        Ability::LeadsRings => "tricks-ability-leads-rings",
        Ability::Masked => "tricks-ability-masked",
        Ability::GivesOrcs => "tricks-ability-gives-orcs",
        Ability::TakesOrcs => "tricks-ability-takes-orcs",
    })
}

/// The cards that a character may not exchange, as a sentence.
pub fn keeps(words: &dyn Words, cards: CardSet) -> String {
    let cards = Phrase::new(words, None).the(cards);
    words.with("tricks-ability-keeps", &[("cards", (&cards).into())])
}

/// Where what a card says comes from.
pub fn source(words: &dyn Words, source: Source) -> String {
    words.say(match source {
        Source::Rulebook => "tricks-source-rulebook",
        Source::Public => "tricks-source-public",
        Source::Reconstructed => "tricks-source-reconstructed",
    })
}

/// A card as it stands inside a sentence: 'the 3 of Hills'.
pub fn card(words: &dyn Words, card: Card) -> String {
    words.say(&format!("{}.said", card.term()))
}
