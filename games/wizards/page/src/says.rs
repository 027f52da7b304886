//! What the cards say, in sentences grown from their data (`../../rules/data/language.md`).
//!
//! The grammar is in the Fluent messages (`wizards-cards.ftl`); here is only which message says which word of the
//! language, and what its arguments are ([`signature`]). A word that is new in the language needs a message and a
//! line of a table.

mod data;
mod grow;
mod kind;
mod signature;

use canvas::Language;

use data::{Happening, Record, Way};
use grow::{Grown, tidy};

/// What a card, a site or a region says, sentence by sentence; nothing if its numbers are all.
pub fn card(language: Language, id: &str) -> Vec<String> {
    data::record(id).map_or_else(Vec::new, |record| sentences(language, record))
}

/// What one way of playing a card says.
pub fn played(language: Language, id: &str, way: u8) -> Option<String> {
    let record = data::record(id)?;
    way_of(language, record, record.modes.get(usize::from(way))?)
}

/// What one way of using a card in play says.
pub fn used(language: Language, id: &str, way: u8) -> Option<String> {
    let record = data::record(id)?;
    way_of(language, record, record.uses.get(usize::from(way))?)
}

fn way_of(language: Language, record: &Record, way: &Way) -> Option<String> {
    Some(tidy(language, &mode(&Grown::new(language, record), way)))
}

/// The ids of everything that could say something.
pub fn ids() -> impl Iterator<Item = &'static str> {
    data::records().map(|record| record.id.as_str())
}

/// Words of a card's language that no message says yet, each with the card that uses it.
pub fn unsaid(language: Language) -> Vec<String> {
    let mut missing = Vec::new();
    for record in data::records() {
        let grown = Grown::new(language, record);
        for sentence in all(&grown, record) {
            drop(sentence);
        }
        missing.extend(grown.missing().into_iter().map(|word| format!("{}: {word}", record.id)));
    }
    missing
}

fn sentences(language: Language, record: &Record) -> Vec<String> {
    all(&Grown::new(language, record), record)
}

fn all(grown: &Grown<'_>, record: &Record) -> Vec<String> {
    let mut said = Vec::new();
    if let Some(removal) = record.removal {
        // Where it goes by rest alone, that is said with where.
        let rests = record.has.iter().any(|text| text.contains("be_removed"));
        let id = if rests { "wizards-says-removal-resting" } else { "wizards-says-removal" };
        said.push(grown.with(id, &[&removal.to_string()]));
    }
    if !record.needs.is_empty() {
        let needs = record.needs.iter().map(|need| grown.text("if", need));
        let needs = needs.collect::<Vec<_>>();
        said.push(grown.with("wizards-says-needs", &[&grown.language.list(&needs)]));
    }
    said.extend(record.modes.iter().map(|way| mode(grown, way)));
    said.extend(record.has.iter().map(|text| grown.text("has", text)));
    said.extend(record.uses.iter().map(|way| mode(grown, way)));
    said.extend(record.on.iter().map(|on| happening(grown, on)));
    let leaves = record.leaves.iter().map(|text| grown.text("if", text));
    said.extend(leaves.map(|leaves| grown.with("wizards-says-leaves", &[&leaves])));
    said.extend(record.limit.iter().map(|limit| grown.word("limit", limit)));
    if record.free {
        said.push(grown.with("wizards-says-free", &[]));
    }
    if record.also_resource() {
        said.push(grown.with("wizards-says-also", &[]));
    }
    said.iter().map(|sentence| tidy(grown.language, sentence)).collect()
}

/// 'Facing an attack, tapping a scout: the attack is cancelled.'
fn mode(grown: &Grown<'_>, way: &Way) -> String {
    let mut lead = grown.word("when", &way.when);
    if let Some(by) = &way.by {
        lead += &grown.with("wizards-says-by", &[&grown.word("by", by)]);
    }
    if let Some(target) = &way.target {
        lead += &grown.with("wizards-says-on", &[&grown.text("kind", target)]);
    }
    lead += &tests(grown, &way.tests);
    for cost in &way.cost {
        lead += ", ";
        lead += &grown.text("cost", cost);
    }
    let mut does = way.does.iter().map(|op| grown.text("op", op)).collect::<Vec<_>>();
    does.extend(way.stays.iter().map(|stays| grown.word("stays", stays)));
    let limit =
        way.limit.as_ref().map_or_else(String::new, |limit| format!(". {}", grown.word("limit", limit)));
    format!("{lead}: {}{limit}", does.join("; "))
}

fn happening(grown: &Grown<'_>, on: &Happening) -> String {
    let does = on.does.iter().map(|op| grown.text("op", op)).collect::<Vec<_>>();
    let lead = grown.word("trigger", &on.event) + &tests(grown, &on.tests);
    format!("{lead}: {}", does.join("; "))
}

fn tests(grown: &Grown<'_>, tests: &[String]) -> String {
    if tests.is_empty() {
        return String::new();
    }
    let tests = tests.iter().map(|test| grown.text("if", test)).collect::<Vec<_>>();
    grown.with("wizards-says-if", &[&grown.language.list(&tests)])
}
