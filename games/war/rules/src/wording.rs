//! What choices are called and do: mostly ([`plain`]), and the ways in which a question says it in its own words. A
//! button that only says 'Rivendell' would not tell what it does.

use crate::choice::Bear;
use crate::prelude::*;

/// What a choice is called, and what it does.
pub type Words = (Message, Message);

fn both(label: &'static str, effect: &'static str, with: impl Fn(Message) -> Message) -> Words {
    (with(Message::new(label)), with(Message::new(effect)))
}

/// One more thing that both are about.
pub fn with((label, effect): Words, name: &'static str, term: &'static str) -> Words {
    (label.with(name, term), effect.with(name, term))
}

/// What a 'yes' does.
pub fn yes(choice: Choice, effect: impl FnOnce() -> Message) -> Option<Words> {
    (choice == Choice::Yes).then(|| (Message::new("war-choice-yes"), effect()))
}

/// A region, an Army or a card.
pub fn named(choice: Choice, label: &'static str, effect: &'static str) -> Option<Words> {
    match choice {
        Choice::To(at) | Choice::From(at) => {
            Some(both(label, effect, |message| message.with("at", at.term())))
        }
        Choice::Card(card) => Some(both(label, effect, |message| {
            message
                .with("card", card.term())
                .with("combat", card.facts().combat.term())
        })),
        _ => None,
    }
}

/// What the card of this title asks for, as an event or in combat: a region, a Nation, a Character, a number.
pub(crate) fn by_card(choice: Choice, card: &'static str) -> Option<Words> {
    let words = |label, effect, with: &dyn Fn(Message) -> Message| {
        Some(both(label, effect, |message| with(message).with("card", card)))
    };
    match choice {
        Choice::To(at) => words("war-choice-card-at", "war-effect-card-at", &|message| {
            message.with("at", at.term())
        }),
        Choice::Nation(nation) => words("war-choice-nation", "war-effect-nation", &|message| {
            message.with("nation", nation.term())
        }),
        Choice::Who(who) => words("war-choice-who", "war-effect-who", &|message| {
            message.with("who", who.term())
        }),
        Choice::Count(count) => words("war-choice-count", "war-effect-count", &|message| {
            message.with("count", count)
        }),
        _ => None,
    }
}

/// What a card wants to be told, by the first of its answers.
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
        .with("at", battle.at.term())
        .with("attacks", u8::from(battle.attacker == side))
        .with("own", state.strength(side))
        .with("other", state.strength(side.other()))
}

/// A figure as two arguments: what it is, and of which Nation (its own name, where it has none).
pub(crate) fn figure(message: Message, figure: Figure) -> Message {
    let nation = match figure {
        Figure::Unit(nation, _) | Figure::Leader(nation) => nation.term(),
        Figure::Nazgul => Nation::Sauron.term(),
        Figure::Person(who) => who.term(),
    };
    message.with("figure", figure.term()).with("nation", nation)
}

/// What a choice mostly is called, and does.
pub fn plain(state: &State, choice: Choice) -> Words {
    let m = Message::new;
    match choice {
        Choice::Pass => (m("war-choice-pass"), m("war-effect-pass")),
        Choice::Done => (m("war-choice-done"), m("war-effect-done")),
        Choice::Yes => (m("war-choice-yes"), m("war-effect-yes")),
        Choice::No => (m("war-choice-no"), m("war-effect-no")),
        Choice::All => (m("war-choice-all"), m("war-effect-all")),
        Choice::Go => (m("war-choice-go"), m("war-effect-go")),
        Choice::Fight => (m("war-choice-fight"), m("war-effect-fight")),
        Choice::Withdraw => (m("war-choice-withdraw"), m("war-effect-withdraw")),
        Choice::Cease => (m("war-choice-cease"), m("war-effect-cease")),
        Choice::Die(face) => both("war-choice-die", "war-effect-die", |message| {
            message.with("face", face.term())
        }),
        Choice::Ring(from, to) => both("war-choice-ring", "war-effect-ring", |message| {
            message.with("from", from.term()).with("to", to.term())
        }),
        Choice::Act(act) => (m(act.term()), m(act.effect())),
        Choice::Card(card) => both("war-choice-play", "war-effect-play", |message| {
            message
                .with("card", card.term())
                .with("combat", card.facts().combat.term())
        }),
        Choice::Lift(card) => both("war-choice-lift", "war-effect-lift", |message| {
            message.with("card", card.term())
        }),
        Choice::From(at) => both("war-choice-from", "war-effect-from", |message| {
            message.with("at", at.term())
        }),
        Choice::To(at) => both("war-choice-to", "war-effect-to", |message| {
            message.with("at", at.term())
        }),
        Choice::Take(taken) => both("war-choice-take", "war-effect-take", |message| {
            figure(message, taken)
        }),
        Choice::Lose(lost) => both("war-choice-lose", "war-effect-lose", |message| {
            figure(message, lost)
        }),
        Choice::Reduce(nation) => both("war-choice-reduce", "war-effect-reduce", |message| {
            message.with("nation", nation.term())
        }),
        Choice::Nation(nation) => both("war-choice-advance", "war-effect-advance", |message| {
            message.with("nation", nation.term())
        }),
        Choice::Recruit(come, at) => both("war-choice-recruit", "war-effect-recruit", |message| {
            figure(message.with("at", at.term()), come)
        }),
        Choice::At(here, at) => both("war-choice-at", "war-effect-at", |message| {
            figure(message.with("at", at.term()), here)
        }),
        Choice::Who(who) => both("war-choice-guide", "war-effect-guide", |message| {
            message.with("who", who.term())
        }),
        Choice::Count(count) => both("war-choice-allocate", "war-effect-allocate", |message| {
            message.with("count", count)
        }),
        Choice::Draw(deck) => both("war-choice-draw", "war-effect-draw", |message| {
            message.with("deck", deck.term())
        }),
        Choice::Bear(bear) => bears(state, bear),
        Choice::Way(way) => both("war-choice-way", "war-effect-way", |message| {
            message.with("way", way)
        }),
    }
}

/// Who bears the damage of the Hunt.
fn bears(state: &State, bear: Bear) -> Words {
    match bear {
        Bear::Guide => {
            let guide = state.fellowship.guide;
            let who = guide.map_or("war-character-gollum", Character::term);
            both("war-choice-bear-guide", "war-effect-bear-guide", |message| {
                message.with("who", who)
            })
        }
        Bear::Random => both("war-choice-bear-random", "war-effect-bear-random", |message| {
            message
        }),
        Bear::Ring => {
            let damage = state.hunt.map_or(0, |hunt| hunt.damage);
            let effect = Message::new("war-effect-bear-ring").with("damage", damage);
            (Message::new("war-choice-bear-ring"), effect)
        }
    }
}
