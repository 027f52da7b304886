//! Refusals that name which of several conditions fails.

use table::{Chance, Game, Journal, SetupRequest, rng};
use wizards::Wizards;

use crate::stage::{ONE, TWO, Table};

/// A table at a position.
fn at(position: &str) -> Table {
    let mut setup = Wizards::setup(&(), &SetupRequest::players(2)).expect("a set-up");
    Wizards::begin_at(&mut setup, position).expect("a position");
    Table::at(Wizards::start(&setup, &mut Chance::stream(rng(1)), &mut Journal::silent()))
}

/// SATM-12.15: a Wizard that can be tapped, a card that fits, and a play deck that takes one.
#[test]
fn what_is_missing_for_the_sideboard_is_named() {
    let offer = "turn: 3 of 1
phase: organization
company 1 rivendell: gandalf
company 2 lorien: haldir
sideboard 1: concealment
deck 1: 4 wolves";
    let refused = |position: &str, choice| at(position).refused_for(ONE, choice).0;
    assert_eq!(refused(offer, "side-deck"), "wizards-no-sideboard-deck");
    let tapped = offer.replace("gandalf", "gandalf tapped");
    assert_eq!(refused(&tapped, "side-discard"), "wizards-no-sideboard-wizard");
    let hazards = offer.replace("concealment", "river");
    assert_eq!(refused(&hazards, "side-discard"), "wizards-no-sideboard");
}

/// SATM-20.2: one attempt a turn, which is no matter of the card.
#[test]
fn a_second_attempt_is_told_as_one() {
    let mut t = at("turn: 3 of 1
phase: sites
company 1 bree < rivendell: gimli
company 2 bree: aragorn_ii, imrahil, bard_bowman, orophin
hand 1: concealment");
    t.rolls(&[4, 6]);
    for choice in ["company gimli", "influence gimli orophin", "pass", "pass"] {
        t.choose(ONE, choice);
    }
    assert_eq!(t.refused_for(ONE, "influence gimli orophin").0, "wizards-no-influence-once");
}

/// SATM-15.11: who may not support is tapped, or faces a strike.
#[test]
fn who_may_not_support_is_told_why() {
    let mut t = at("turn: 3 of 1
phase: movement
company 1 rivendell > bree: elladan, gimli, hama tapped
company 2 lorien: haldir
hand 2: bert");
    for (seat, choice) in [(ONE, "way 0"), (TWO, "play bert 0"), (ONE, "pick elladan"), (ONE, "yes")] {
        t.choose(seat, choice);
    }
    assert_eq!(t.refused_for(ONE, "pick hama").0, "wizards-no-tapped");
    assert_eq!(t.refused_for(ONE, "pick elladan").0, "wizards-no-has-strike");
}
