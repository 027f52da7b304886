//! A deck that a seat brings: its list as text, and every fault of it at once, each with its line and its clause.

use table::{Arg, Clause, Fault, Message, Seat};

use super::{Length, Rules, Rulings};
use crate::deck::{self, Deck, Sets};
use crate::list::{self, Flaw, List, Listed, Whose, Wrong, deck_of};

/// The id under which a seat brings its deck.
pub const DECK: &str = "deck";
/// The clause that says what a Wizard's deck holds.
const HOLDS: Clause = Clause("SATM-35.1");
/// A list of a hundred cards and fifty sites has less than half of this.
pub const LONGEST: usize = 20_000;

/// Reads a deck from its list.
///
/// # Errors
/// Every line that cannot be read; else every rule of chapter 2 that the deck breaks.
pub fn read(text: &str, rules: &Rules) -> Result<Deck, Vec<Fault>> {
    let list = list::read(text).map_err(|flaws| flaws.iter().map(unreadable).collect::<Vec<_>>())?;
    let deck = deck_of(&list).by(&Rules { standard: true, ..*rules });
    let faults = deck.faults(rules);
    if faults.is_empty() {
        return Ok(deck);
    }
    let mut told = faults.iter().map(|fault| broken(fault, &list)).collect::<Vec<_>>();
    if let Some(form) = deck.fits(rules) {
        told.push(Fault::new(Message::new("wizards-deck-form").with("form", Arg::Terms(form_terms(&form)))));
    }
    Err(told)
}

/// The names of a tournament form: the values of its options.
pub fn form_terms(form: &Rules) -> Vec<&'static str> {
    if !form.standard {
        return vec!["wizards-option-rules-basic"];
    }
    let length = match form.length {
        Length::Two => "wizards-option-length-two",
        Length::Three => "wizards-option-length-three",
        Length::Four => "wizards-option-length-four",
    };
    let mut terms = vec!["wizards-option-rules-standard", length];
    if form.rulings == Rulings::OFFICIAL {
        terms.push("wizards-option-rulings-official");
    }
    if form.sets == Sets::All {
        terms.push("wizards-deck-all-sets");
    }
    if form.extras.few_creatures {
        terms.push("wizards-option-few-creatures-yes");
    }
    terms
}

/// A list that was read, as it is kept, without notes and remarks. Other text stays as it is.
pub fn as_read(text: &str) -> String {
    list::read(text).map_or_else(|_| text.to_owned(), |list| list::write(&list))
}

fn broken(fault: &deck::Fault, list: &List) -> Fault {
    let told = told(fault);
    match fault.card.and_then(|card| list.lines.get(&card)) {
        Some(line) => told.at(*line),
        None => told,
    }
}

/// A fault of a deck, for people.
pub fn told(fault: &deck::Fault) -> Fault {
    let message = Message::new(fault.what).with("count", fault.count).with("limit", fault.limit);
    let message = match fault.card {
        Some(card) => message.with("card", &card.get().name),
        None => match fault.site {
            Some(site) => message.with("card", &site.get().name),
            None => message,
        },
    };
    let message = match fault.set() {
        Some(set) if fault.what == "wizards-deck-set" => message.with("set", Arg::Term(set_term(set))),
        _ => message,
    };
    Fault::new(message).by(Clause(fault.clause))
}

/// The name of a set, by its letters.
pub fn set_term(set: &str) -> &'static str {
    const TERMS: [&str; 7] = [
        "wizards-set-TW",
        "wizards-set-TD",
        "wizards-set-DM",
        "wizards-set-LE",
        "wizards-set-AS",
        "wizards-set-WH",
        "wizards-set-BA",
    ];
    TERMS.into_iter().find(|term| term.ends_with(set)).unwrap_or(TERMS[0])
}

/// A line that cannot be read, for people.
pub fn unreadable(flaw: &Flaw) -> Fault {
    let names = |of: &[Listed]| {
        let names = of.iter().map(|one| Message::new("wizards-list-name").with("name", one.name()));
        Arg::Said(names.collect())
    };
    let message = match &flaw.what {
        Wrong::Unknown { name, nearest } if nearest.is_empty() => {
            Message::new("wizards-list-unknown").with("name", name.clone())
        }
        Wrong::Unknown { name, nearest } => {
            Message::new("wizards-list-nearly").with("name", name.clone()).with("nearest", names(nearest))
        }
        Wrong::Ambiguous { name, of } => {
            Message::new("wizards-list-ambiguous").with("name", name.clone()).with("of", names(of))
        }
        Wrong::Elsewhere(known) => {
            let id = match known.whose {
                Whose::Ours if known.minions_item => "wizards-list-minion-item",
                Whose::Ours => "wizards-list-not-yet",
                Whose::Minion => "wizards-list-minion",
                Whose::Fallen => "wizards-list-fallen",
            };
            Message::new(id).with("name", &known.name)
        }
        Wrong::Deck(Whose::Fallen) => Message::new("wizards-list-deck-fallen"),
        Wrong::Deck(_) => Message::new("wizards-list-deck-minion"),
        Wrong::TooMany => Message::new("wizards-list-too-many").with("count", flaw.count),
        Wrong::Misplaced(what) => Message::new("wizards-list-misplaced").with("name", what.name()),
        Wrong::TooLong => Message::new("wizards-list-too-long"),
        Wrong::Unread => Message::new("wizards-list-unread"),
    };
    let told = Fault::new(message).at(flaw.line);
    match &flaw.what {
        Wrong::Elsewhere(known) if known.is_barred() => told.by(HOLDS),
        Wrong::Deck(_) => told.by(HOLDS),
        _ => told,
    }
}

/// Puts a deck into a set-up, if it is one.
pub(super) fn bring(setup: &mut super::Setup, seat: Seat, text: &str) -> Vec<Fault> {
    match read(text, &setup.rules) {
        Ok(deck) => {
            setup.decks[seat.index()] = Some(deck);
            Vec::new()
        }
        Err(faults) => faults,
    }
}
