//! The labels and helps of choices: the usual ones ([`plain`]), and the ways in which a question words its own. A
//! button that only says 'Rivendell' would not tell what it does.

use crate::choice::Bear;
use crate::event::guide_or_gollum;
use crate::prelude::*;

/// The label and the help of a choice.
pub type Words = (Message, Message);

/// One more thing that both are about.
pub fn with((label, effect): Words, name: &'static str, term: &'static str) -> Words {
    (label.with(name, term), effect.with(name, term))
}

/// The label and the help of a 'yes'.
pub fn yes(choice: Choice, label: &'static str, effect: impl FnOnce() -> Message) -> Option<Words> {
    (choice == Choice::Yes).then(|| (Message::new(label), effect()))
}

/// The label and the help of a 'no' or a 'done', where the question gives them.
pub fn left(choice: Choice, left: Named) -> Option<Words> {
    let (label, effect) = left.filter(|_| matches!(choice, Choice::No | Choice::Done))?;
    Some((Message::new(label), Message::new(effect)))
}

/// A region, an Army or a card.
pub fn named(choice: Choice, label: &'static str, effect: &'static str) -> Option<Words> {
    matches!(choice, Choice::To(_) | Choice::From(_) | Choice::Card(_)).then(|| both(choice, label, effect))
}

/// The label and help of a choice that a card asks for, as an event or in combat, with the card's title: a region, a Nation,
/// a Character, a number.
pub(crate) fn by_card(choice: Choice, card: &'static str) -> Option<Words> {
    let (label, effect) = match choice {
        Choice::To(_) => ("war-choice-card-at", "war-effect-card-at"),
        Choice::Nation(_) => ("war-choice-nation", "war-effect-nation"),
        Choice::Who(_) => ("war-choice-who", "war-effect-who"),
        Choice::Count(_) => ("war-choice-count", "war-effect-count"),
        _ => return None,
    };
    Some(with(both(choice, label, effect), "card", card))
}

/// The kind of answer a card wants, by the first of its answers.
pub fn wanted(answers: impl FnOnce(&mut dyn FnMut(Choice))) -> &'static str {
    let mut first = None;
    answers(&mut |choice| first = first.or(Some(choice)));
    match first {
        Some(Choice::To(_)) => "war-wanted-region",
        Some(Choice::From(_)) => "war-wanted-army",
        Some(Choice::Way(_)) => "war-wanted-way",
        Some(Choice::Card(_)) => "war-wanted-card",
        Some(Choice::Count(_)) => "war-wanted-count",
        Some(Choice::Nation(_)) => "war-wanted-nation",
        Some(Choice::Die(_)) => "war-wanted-die",
        Some(Choice::Lose(_)) => "war-wanted-loss",
        Some(Choice::Take(_) | Choice::Who(_)) => "war-wanted-person",
        Some(Choice::At(..) | Choice::Recruit(..)) => "war-wanted-figure",
        _ => "war-wanted-yes",
    }
}

/// The battle that is fought, for one side: where, whether it attacks, with how many dice against how many.
pub fn fights(message: Message, state: &State, side: Side) -> Message {
    let battle = state.battle();
    message
        .with("at", battle.at)
        .with("attacks", u8::from(battle.attacker == side))
        .with("own", state.strength(side))
        .with("other", state.strength(side.other()))
}

/// A figure as two arguments: its kind, and its Nation (its own name, where it has none).
pub(crate) fn figure(message: Message, figure: Figure) -> Message {
    let nation = match figure {
        Figure::Unit(nation, _) | Figure::Leader(nation) => nation.term(),
        Figure::Nazgul => Nation::Sauron.term(),
        Figure::Person(who) => who.term(),
    };
    message.with("figure", figure.term()).with("nation", nation)
}

/// A message with the arguments of the choice: a card with its combat effect, a figure with its Nation.
fn about(choice: Choice, message: Message) -> Message {
    match choice {
        Choice::Card(card) => message.with("card", card).with("combat", card.facts().combat),
        Choice::Take(who) | Choice::Lose(who) => figure(message, who),
        Choice::Recruit(who, at) | Choice::At(who, at) => figure(message.with("at", at), who),
        _ => choice.about(message),
    }
}

/// The label and the help of these two ids, with the arguments of the choice.
fn both(choice: Choice, label: &'static str, effect: &'static str) -> Words {
    let about = |id| about(choice, Message::new(id));
    (about(label), about(effect))
}

/// The usual label and help of a choice.
pub fn plain(state: &State, choice: Choice) -> Words {
    let (label, effect) = match choice {
        Choice::Act(act) => return (Message::new(act.term()), Message::new(act.effect())),
        Choice::Bear(bear) => return bears(state, bear),
        Choice::Card(_) => ("war-choice-play", "war-effect-play"),
        Choice::Nation(_) => ("war-choice-advance", "war-effect-advance"),
        Choice::Who(_) => ("war-choice-guide", "war-effect-guide"),
        Choice::Count(_) => ("war-choice-allocate", "war-effect-allocate"),
        _ => choice.words(),
    };
    both(choice, label, effect)
}

/// The way the damage of the Hunt is borne, in words.
fn bears(state: &State, bear: Bear) -> Words {
    let words = (Message::new(bear.term()), Message::new(bear.effect()));
    match bear {
        Bear::Guide => with(words, "who", guide_or_gollum(state.fellowship.guide)),
        Bear::Random => words,
        Bear::Ring => {
            let damage = state.hunt.map_or(0, |hunt| hunt.damage);
            (words.0, words.1.with("damage", damage))
        }
    }
}
