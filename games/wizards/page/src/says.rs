//! The text of the cards, in sentences grown from the values that the rules play by (`../../rules/data/language.md`).
//!
//! The grammar is in the Fluent messages (`wizards-cards.ftl`); here are only the message of each word of the
//! language, and its arguments ([`signature`]). A new word in the language needs a message and a line of a
//! table.

mod fold;
mod grow;
mod kind;
mod signature;
mod subject;

use canvas::Language;
use wizards::card::{Face, Keyword, MoreKeys};
use wizards::cards::statics::{Flag, May};
use wizards::cards::{Condition, Cost, Mode, Op, Static, Trigger, Window};

use fold::{folded, is_said_later, of_either, paid_together, under_one_test, unrepeated};
use grow::{Grown, Term, tidy};
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
    if let Some(face) = face {
        if !face.needs.is_empty() {
            let needs = face.needs.iter().map(|need| grown.value("if", need)).collect::<Vec<_>>();
            let needs = grown.language.list(&unrepeated(grown, &needs));
            said.push(grown.with("wizards-says-needs", &[&needs]));
        }
        said.extend(modes(grown, face));
    }
    said.extend(face.into_iter().flat_map(|face| attack(grown, face)));
    let has = folded(grown.subject().has().iter().map(Term::of));
    said.extend(has.iter().map(|one| grown.term("has", one)));
    if let Some(face) = face {
        said.extend(face.uses.iter().map(|way| mode(grown, way)));
        said.extend(face.on.iter().map(|on| happening(grown, on)));
        said.extend(face.leaves.iter().map(|test| match test {
            Condition::TurnEnded => grown.with("wizards-says-leaves-turn", &[]),
            test => grown.with("wizards-says-leaves", &[&grown.value("if", test)]),
        }));
        said.extend(face.limit.iter().map(|limit| grown.word("limit", limit.name())));
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

/// The text of a creature's attack, and of its further keys while a condition holds.
fn attack(grown: &Grown, face: &Face) -> Vec<String> {
    let flags = [
        (face.attacker_chooses, "wizards-says-attacker-chooses"),
        (face.detains, "wizards-says-detainment"),
        (face.shielded, "wizards-says-shielded"),
        (face.only_taps, "wizards-says-only-taps"),
        (face.minions_only, "wizards-says-minions-only"),
        (face.not_here, "wizards-says-not-here"),
    ];
    let mut said = Vec::new();
    if let Some(race) = face.second_race {
        said.push(grown.with("wizards-says-second-race", &[&grown.value("kind.many", &race)]));
    }
    if face.attacks > 1 {
        said.push(grown.with("wizards-says-attacks", &[&face.attacks.to_string()]));
    }
    said.extend(flags.into_iter().filter(|(holds, _)| *holds).map(|(_, id)| grown.with(id, &[])));
    said.extend(face.keys.more.iter().map(|more| keyed(grown, more)));
    said
}

fn keyed(grown: &Grown, more: &MoreKeys) -> String {
    let tests = more.test.iter().map(|test| tests(grown, std::slice::from_ref(test))).collect::<String>();
    if more.free {
        return grown.with("wizards-says-key-free", &[]) + &tests;
    }
    let lands = more.lands.iter().map(|(land, count)| {
        let times = if *count > 1 { format!(" ×{count}") } else { String::new() };
        grown.value("kind", land) + &times
    });
    let places = more.places.iter().map(|place| grown.value("kind", place));
    let kinds = more.kind.iter().map(|kind| grown.value("kind", kind));
    let keys = kind::or(grown, &lands.chain(places).chain(kinds).collect::<Vec<_>>());
    grown.with("wizards-says-key", &[&keys]) + &tests
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
    grown.of_user.set(taps && way.when != Window::Influence);
    let face = grown.subject().card();
    let own = way.when == Window::OwnTurn && face.is_some_and(|face| !face.is_hazard());
    let mut lead = grown.word("when", if own { "your_turn" } else { way.when.name() });
    if let Some(by) = way.by {
        lead += &grown.with("wizards-says-by", &[&grown.word("by", by.name())]);
    }
    if let Some(target) = &way.target {
        lead += &grown.with("wizards-says-on", &[&grown.value("kind", target)]);
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
    does.extend(way.stays.iter().map(|stays| grown.word("stays", stays.name())));
    let limit =
        way.limit.map_or_else(String::new, |limit| format!(". {}", grown.word("limit", limit.name())));
    format!("{lead}: {}{limit}", does.join("; "))
}

/// The operations, one after the other.
fn done(grown: &Grown, does: &[Term]) -> Vec<String> {
    does.iter().map(|op| grown.term("op", op)).collect()
}

fn happening(grown: &Grown, on: &Trigger) -> String {
    grown.of_user.set(false);
    let does = done(grown, &under_one_test(folded(terms(&on.does))));
    let lead = grown.word("trigger", on.event.name()) + &tests(grown, &on.tests);
    format!("{lead}: {}", does.join("; "))
}

fn tests(grown: &Grown, tests: &[Condition]) -> String {
    if tests.is_empty() {
        return String::new();
    }
    let tests = tests.iter().map(|test| grown.value("if", test)).collect::<Vec<_>>();
    grown.with("wizards-says-if", &[&grown.language.list(&unrepeated(grown, &tests))])
}
