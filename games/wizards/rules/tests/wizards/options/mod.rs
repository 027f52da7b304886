//! The options of a table: what the book says, and what the ruling or the optional rule says instead.

mod asking;
mod extras;
mod fighting;
mod organizing;
mod travelling;

use table::Game;
use wizards::Wizards;
use wizards::deck::{Deck, starters};
use wizards::ids::{CompanyId, PieceId, SiteId};
use wizards::setup::{Extras, Rules, Rulings};
use wizards::state::Zone;

use crate::stage::{ONE, Side, TWO, Table, card};

const MINE: [&str; 4] = ["aragorn_ii", "boromir_ii", "elladan", "annalena"];

pub(super) fn side<'a>(
    company: &'a [&'a str],
    items: &'a [(&'a str, &'a str)],
    hand: &'a [&'a str],
) -> Side<'a> {
    Side { company, items, hand, draws: &[] }
}

/// Four of the one player at Rivendell, with these cards; three of the other.
pub(super) fn table(rules: Rules, items: &[(&str, &str)], hand: &[&str]) -> Table {
    let two = side(&["glorfindel_ii", "faramir", "haldir"], &[], &["orc_warriors", "river"]);
    Table::new(rules, [side(&MINE, items, hand), two], &[7; 60])
}

pub(super) fn ruled(rules: Rules, change: impl Fn(&mut Rulings)) -> Rules {
    let mut rulings = Rulings::BOOK;
    change(&mut rulings);
    Rules { rulings, ..rules }
}

pub(super) fn with(rules: Rules, change: impl Fn(&mut Extras)) -> Rules {
    let mut extras = Extras::NONE;
    change(&mut extras);
    Rules { extras, ..rules }
}

pub(super) fn site(id: &str) -> SiteId {
    SiteId::named(id).unwrap()
}

pub(super) fn place(t: &mut Table, company: CompanyId, at: &str) {
    let found = t.state.companies.iter_mut().find(|one| one.id == company).unwrap();
    found.site = site(at);
}

/// Puts a card from wherever it is into play.
pub(super) fn put(t: &mut Table, name: &str, zone: Zone) -> PieceId {
    let at = t.state.pieces.iter().position(|piece| piece.card == card(name) && !piece.zone.in_play());
    let id = format!("#{}", at.unwrap()).parse::<PieceId>().unwrap();
    for seat in [ONE, TWO] {
        t.state.sides[seat].hand.retain(|one| *one != id);
        t.state.sides[seat].deck.retain(|one| *one != id);
    }
    t.state.pieces[id.index()].zone = zone;
    if zone.in_play() {
        t.state.in_play.push(id);
    }
    id
}

/// An answer that does nothing, if there is one.
pub(super) fn on(t: &mut Table) {
    let seat = Wizards::asks(&t.state).first().expect("it is not over");
    let mut choices = Vec::new();
    Wizards::choices(&t.state, seat, &mut choices);
    let choice = choices.iter().find(|choice| choice.word() == "pass").unwrap_or(&choices[0]);
    t.choose(seat, &choice.to_string());
}

/// The question comes up.
pub(super) fn until(t: &mut Table, question: &str) {
    for _ in 0..200 {
        if t.prompt() == question {
            return;
        }
        on(t);
    }
    panic!("'{question}' is never asked");
}

pub(super) fn faults(rules: &Rules, change: impl Fn(&mut Deck)) -> Vec<&'static str> {
    let mut deck = starters()[0].clone();
    change(&mut deck);
    deck.faults(rules).iter().map(|fault| fault.what).collect()
}
