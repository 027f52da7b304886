//! The text of the cards, in sentences grown from the values that the rules play by (`../../rules/data/language.md`).
//!
//! The grammar is in the Fluent messages (`wizards-cards.ftl`); here are only the message of each word of the
//! language, and its arguments ([`signature`]). A new word in the language needs a message and a line of a
//! table.

mod apart;
mod condition;
mod fold;
mod grow;
mod keys;
mod kind;
mod signature;
mod subject;

use canvas::Language;
use wizards::card::{CardKind, Face, Keyword};
use wizards::cards::statics::{Flag, May};
use wizards::cards::{Condition, Cost, Mode, Op, Static, Stays, Trigger, When, Window};

use apart::{instead, is_of_attack};
use fold::{folded, is_said_later, of_either, paid_together, under_one_test, unrepeated};
use grow::{Grown, Term, tidy};
use keys::{keys, strikes};
use subject::Subject;

/// The text of a card, a site or a region, sentence by sentence; empty if its numbers are all.
pub fn card(language: Language, id: &str) -> Vec<String> {
    Subject::named(id).map_or_else(Vec::new, |subject| all(&Grown::new(language, subject)))
}

/// The text of one way of playing a card.
pub fn played(language: Language, id: &str, way: u8) -> Option<String> {
    let subject = Subject::named(id)?;
    way_of(language, subject, subject.card()?.modes.get(usize::from(way))?)
}

/// The text of one way of using a card in play.
pub fn used(language: Language, id: &str, way: u8) -> Option<String> {
    let subject = Subject::named(id)?;
    way_of(language, subject, subject.card()?.uses.get(usize::from(way))?)
}

fn way_of(language: Language, subject: Subject, way: &Mode) -> Option<String> {
    Some(tidy(language, &mode(&Grown::new(language, subject), way)))
}

/// The ids of everything that could say something.
pub fn ids() -> impl Iterator<Item = &'static str> {
    Subject::all().map(Subject::id)
}

/// Words of a card's language that no message says yet, each with the card that uses it.
pub fn unsaid(language: Language) -> Vec<String> {
    let mut missing = Vec::new();
    for subject in Subject::all() {
        let grown = Grown::new(language, subject);
        drop(all(&grown));
        missing.extend(grown.missing().into_iter().map(|word| format!("{}: {word}", subject.id())));
    }
    missing
}

fn all(grown: &Grown) -> Vec<String> {
    let mut said = Vec::new();
    let face = grown.subject().card();
    if let Some(removal) = face.and_then(|face| face.removal) {
        // Where it goes by rest alone, that is said with where.
        let rests = |one: &Static| matches!(one, Static::May(May { flag: Flag::BeRemoved(_) }));
        let rests = grown.subject().has().iter().any(rests);
        let id = if rests { "wizards-says-removal-resting" } else { "wizards-says-removal" };
        said.push(grown.with(id, &[&removal.to_string()]));
    }
    let has = instead(&folded(grown.subject().has().iter().map(Term::of)));
    if let Some(face) = face {
        if !face.needs.is_empty() {
            let faction = face.kind == CardKind::Faction;
            grown.user.set(if faction { None } else { Some("who_plays") });
            let needs = face.needs.iter().map(|need| grown.value("if", need)).collect::<Vec<_>>();
            grown.user.set(None);
            let needs = grown.language.list(&unrepeated(grown, &needs));
            said.push(grown.with("wizards-says-needs", &[&needs]));
        }
        if let Some(duration) = face.or_event {
            // A creature that may be an event: what its attack is, and then what the event does.
            said.extend(attack(grown, face));
            said.extend(has.iter().filter(|one| is_of_attack(one)).map(|one| grown.term("has", one)));
            let duration = grown.language.text(&format!("{}.one", duration.term()));
            said.push(grown.with("wizards-says-or-event", &[&duration]));
            said.extend(modes(grown, face));
        } else {
            said.extend(modes(grown, face));
            said.extend(attack(grown, face));
        }
    }
    let own = |one: &&Term| face.is_none_or(|face| face.or_event.is_none()) || !is_of_attack(one);
    said.extend(has.iter().filter(own).map(|one| grown.term("has", one)));
    if let Some(face) = face {
        let bearer = (face.kind == CardKind::Item).then_some("bearer");
        grown.user.set(bearer);
        said.extend(face.uses.iter().map(|way| mode(grown, way)));
        grown.user.set(None);
        said.extend(face.on.iter().map(|on| happening(grown, on)));
        said.extend(face.leaves.iter().map(|test| match test {
            Condition::TurnEnded => grown.with("wizards-says-leaves-turn", &[]),
            test => grown.with("wizards-says-leaves", &[&grown.value("if", test)]),
        }));
        said.extend(face.limit.iter().map(|limit| grown.word("limit", limit.name())));
        said.extend(grown.language.text_if_known(&note(&face.id)));
        if face.free {
            said.push(grown.with("wizards-says-free", &[]));
        }
        if face.is(Keyword::Minion) {
            said.push(grown.with("wizards-says-minions-item", &[]));
        }
        if face.either {
            said.push(grown.with("wizards-says-also", &[]));
        }
    }
    said.iter().map(|sentence| tidy(grown.language, sentence)).collect()
}

/// The message of what the cards do with one by its name, which stands on no card as data.
fn note(id: &str) -> String {
    format!("wizards-note-{}", id.replace('_', "-"))
}

/// The text of a creature's attack, and of its keys by name.
fn attack(grown: &Grown, face: &Face) -> Vec<String> {
    // Of an attack that a card adds to a site, that is said with it.
    let adds = face.kind == CardKind::Hazard && grown.has_word("automatic_attack");
    let flags = [
        (face.attacker_chooses, "wizards-says-attacker-chooses"),
        (face.detains && !adds, "wizards-says-detainment"),
        (face.harmless, "wizards-says-harmless"),
        (face.shielded, "wizards-says-shielded"),
        (face.only_taps, "wizards-says-only-taps"),
        (face.sways, "wizards-says-sways"),
        (face.takes_rings, "wizards-says-takes-rings"),
        (face.minions_only, "wizards-says-minions-only"),
        (face.not_here, "wizards-says-not-here"),
    ];
    let mut said = Vec::new();
    if let Some(race) = face.second_race {
        said.push(grown.with("wizards-says-second-race", &[&grown.value("kind.many", &race)]));
    }
    if face.attacks > 1 {
        let id = match (face.strikes, face.anybody_calls_off) {
            (1, true) => "wizards-says-attacks-anybody",
            (1, false) => "wizards-says-attacks-others",
            _ => "wizards-says-attacks",
        };
        said.push(grown.with(id, &[&face.attacks.to_string(), &(face.attacks - 1).to_string()]));
    }
    said.extend(flags.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| grown.with(id, &[])));
    said.extend(keys(grown, face));
    if !face.rescue.is_empty() {
        let faced = face.rescue.iter().map(|one| strikes(grown, one.race, one.strikes, one.prowess));
        let faced = faced.collect::<Vec<_>>().join("; ");
        said.push(grown.with("wizards-says-rescue", &[&faced]));
    }
    said
}

/// The ways to play a card: those that differ in one sort alone are one.
fn modes(grown: &Grown, face: &Face) -> Vec<String> {
    let mut ways = Vec::<(&Mode, Vec<Term>)>::new();
    for way in &face.modes {
        let does = terms(&way.does);
        let alike = |one: &Mode| Mode { does: Vec::new(), ..one.clone() };
        if let Some((last, before)) = ways.last_mut()
            && alike(last) == alike(way)
            && let ([one], [two]) = (before.as_slice(), does.as_slice())
            && let Some(either) = of_either(one, two)
        {
            *before = vec![either];
            continue;
        }
        ways.push((way, does));
    }
    ways.into_iter().map(|(way, does)| doing(grown, way, does)).collect()
}

fn terms(ops: &[Op]) -> Vec<Term> {
    ops.iter().map(Term::of).collect()
}

fn mode(grown: &Grown, way: &Mode) -> String {
    doing(grown, way, terms(&way.does))
}

/// 'Facing an attack, tapping a scout: the attack is cancelled.'
fn doing(grown: &Grown, way: &Mode, does: Vec<Term>) -> String {
    // In an attempt to influence the one who tries is somebody else.
    let taps = way.cost.iter().any(|cost| matches!(cost, Cost::Tap(_)));
    let before = grown.user.get();
    grown.user.set(if taps && way.when != Window::Influence { Some("that_one") } else { before });
    let face = grown.subject().card();
    let own_resource = face.is_some_and(|face| !face.is_hazard());
    let own = way.when == Window::OwnTurn && own_resource;
    let mut lead = grown.word("when", if own { "your_turn" } else { way.when.name() });
    if let Some(by) = way.by {
        lead += &grown.with("wizards-says-by", &[&grown.word("by", by.name())]);
    }
    if let Some(target) = &way.target {
        let target = Term::of(target);
        // Only an agent that is known can be the target of a resource.
        let unmasked = own_resource && matches!(&target, Term::Call(word, _) if word == "agent");
        let target = if unmasked { grown.word("kind", "face_up") } else { grown.term("kind", &target) };
        lead += &grown.with("wizards-says-on", &[&target]);
    }
    lead += &tests(grown, &way.tests);
    let costs = way.cost.iter().map(|cost| grown.value("cost", cost)).collect::<Vec<_>>();
    // What a trigger of the card does in the end is said there.
    let later = grown.subject().card().into_iter().flat_map(|card| &card.on);
    let later = later.flat_map(|on| terms(&on.does)).filter(is_said_later).collect::<Vec<_>>();
    let does = does.into_iter().filter(|op| !later.contains(op)).collect::<Vec<_>>();
    // Where the card lies afterwards hangs on nothing.
    let does = if way.stays.is_none() { under_one_test(folded(does)) } else { folded(does) };
    let mut does = done(grown, &does);
    if does.is_empty() && way.stays.is_none() {
        // To pay is all.
        does.extend(way.cost.iter().map(|cost| grown.value("paid", cost)));
    } else if !costs.is_empty() {
        lead += &format!(", {}", grown.language.list(&paid_together(costs)));
    }
    // A roll that fails ends what is said after it, but not where the card lies.
    let rolled = way
        .does
        .first()
        .map(Term::of)
        .is_some_and(|op| matches!(op, Term::Call(word, _) if word == "attempt"));
    let stays = way.stays.iter().map(|stays| grown.word("stays", stays.name()));
    if rolled {
        does.splice(0..0, stays);
    } else {
        does.extend(stays);
    }
    let limit =
        way.limit.map_or_else(String::new, |limit| format!(". {}", grown.word("limit", limit.name())));
    grown.user.set(before);
    format!("{lead}: {}{limit}", does.join("; "))
}

/// The operations, one after the other.
fn done(grown: &Grown, does: &[Term]) -> Vec<String> {
    let mut said = Vec::<String>::new();
    for (at, op) in does.iter().enumerate() {
        let words = grown.term("op", op);
        match said.last_mut() {
            Some(last) if at > 0 && does[at - 1] == *op => *last = grown.with("wizards-op-twice", &[&words]),
            // What is said with another operation.
            _ if words.is_empty() => {}
            _ => said.push(words),
        }
    }
    said
}

fn happening(grown: &Grown, on: &Trigger) -> String {
    grown.of_wounded.set(matches!(on.event, When::Wounds | When::BodyEqual));
    let does = done(grown, &under_one_test(folded(terms(&on.does))));
    let face = grown.subject().card();
    let word = match on.event {
        // Its prisoners have no other player than their own.
        When::UntapEnded if face.is_some_and(|face| !face.rescue.is_empty()) => "untap_ended_prisoner",
        When::MovementBegins
            if face.is_some_and(|face| face.modes.iter().any(|mode| mode.stays == Some(Stays::Company))) =>
        {
            "movement_begins_own"
        }
        When::TurnEnds
            if on
                .does
                .iter()
                .map(Term::of)
                .any(|op| matches!(op, Term::Call(word, _) if word == "infect")) =>
        {
            "turn_ends_opponent"
        }
        event => event.name(),
    };
    let lead = grown.word("trigger", word) + &tests(grown, &on.tests);
    grown.of_wounded.set(false);
    format!("{lead}: {}", does.join("; "))
}

fn tests(grown: &Grown, tests: &[Condition]) -> String {
    if tests.is_empty() {
        return String::new();
    }
    let tests = match tests {
        [test] => vec![grown.value("if", test)],
        several => several.iter().map(|test| grown.one_of_several(&Term::of(test))).collect::<Vec<_>>(),
    };
    grown.with("wizards-says-if", &[&grown.language.list(&unrepeated(grown, &tests))])
}
