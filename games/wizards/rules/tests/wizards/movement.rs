//! The movement phase (chapters 14 and 18), and combat (chapter 15).

use crate::stage::{BASIC, ONE, Side, TWO, Table};
use wizards::setup::Rules;

fn table(rules: Rules, hazards: &[&str], rolls: &[i8]) -> Table {
    let one = Side {
        company: &["aragorn_ii", "boromir_ii", "merry"],
        items: &[],
        hand: &["concealment"],
        draws: &[],
    };
    let two =
        Side { company: &["glorfindel_ii", "faramir", "haldir"], items: &[], hand: hazards, draws: &[] };
    Table::new(rules, [one, two], rolls)
}

fn to_barrow_downs(t: &mut Table) {
    t.choose(ONE, "head c1 barrow_downs");
    t.choose(ONE, "pass");
}

/// SATM-14.6, SATM-14.8: Hobbits are halves, rounded up: two and a half are three.
#[test]
fn the_hazard_limit_is_the_size() {
    let mut t = table(BASIC, &["orc_guard"], &[7; 30]);
    to_barrow_downs(&mut t);
    t.then(TWO, "pass");
    assert_eq!(t.state.company("c1".parse().unwrap()).limit, 3);
}

/// SATM-14.25: two wildernesses key what needs two; SATM-14.21: what has no key is not played.
#[test]
fn creatures_need_a_key() {
    let mut t = table(BASIC, &["giant_spiders", "dwar_of_waw"], &[7; 30]);
    to_barrow_downs(&mut t);
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    assert!(t.may(TWO, "play giant_spiders 0"));
    assert_eq!(t.refusal(TWO, "play dwar_of_waw 0"), "SATM-14.21");
}

/// SATM-14.26: a company that stays is not attacked through regions.
#[test]
fn who_stays_is_not_keyed_by_regions() {
    let mut t = table(BASIC, &["giant_spiders"], &[7; 30]);
    t.choose(ONE, "pass");
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    assert_eq!(t.refusal(TWO, "play giant_spiders 0"), "SATM-14.21");
}

/// SATM-16.3, SATM-16.4: any card may lie on guard, one for a company.
#[test]
fn one_card_on_guard() {
    let mut t = table(BASIC, &["gandalf", "river"], &[7; 30]);
    to_barrow_downs(&mut t);
    t.then(TWO, "guard gandalf");
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    assert_eq!(t.refusal(TWO, "guard river"), "SATM-16.4");
}

/// SATM-11.3: one corruption card on a character in a turn.
#[test]
fn one_corruption_card_a_turn() {
    let mut t = table(BASIC, &["lure_of_the_senses", "lure_of_nature"], &[7; 30]);
    to_barrow_downs(&mut t);
    t.then(TWO, "play lure_of_the_senses 0");
    t.choose(TWO, "pick boromir_ii");
    while t.prompt() != "wizards-ask-priority" || !t.may(TWO, "pass") {
        t.go_on("priority");
    }
    t.choose(TWO, "play lure_of_nature 0");
    // Boromir has one, Merry is a Hobbit: only Aragorn is left, and the card goes to him.
    t.then(TWO, "pass");
    let on = t.state.piece(t.of("lure_of_nature")).zone;
    assert_eq!(on, wizards::state::Zone::On(t.of("aragorn_ii")));
}

/// SATM-15.18, SATM-15.19: lower is wounded, and a roll above the body eliminates.
#[test]
fn a_strike_wounds_and_kills() {
    let mut t = table(BASIC, &["orc_lieutenant"], &[2, 12, 7, 7, 7, 7, 7, 7]);
    to_barrow_downs(&mut t);
    t.then(TWO, "play orc_lieutenant 0");
    if t.prompt() == "wizards-ask-aim" {
        t.choose(TWO, "way 0");
    }
    t.then(ONE, "pick merry");
    t.then(ONE, "yes");
    t.then(TWO, "pass");
    assert!(t.state.pieces.iter().any(|piece| piece.zone == wizards::state::Zone::Out));
    assert_eq!(t.state.points(TWO).creatures, 0);
}

/// SATM-15.14: a character at whom two strikes are open stands once in the list of what may come next, and faces both.
#[test]
fn two_strikes_at_one_character_are_listed_once() {
    let mut t = crate::bench::of(BASIC, &["boromir_ii", "haldir"], &[], &[]);
    crate::bench::goblins(&mut t);
    crate::bench::until(&mut t, "wizards-ask-assign");
    t.choose(ONE, "pick boromir_ii");
    t.choose(ONE, "pick haldir");
    crate::bench::until(&mut t, "wizards-ask-strike-order");
    let combat = t.state.combat.as_mut().expect("an attack");
    combat.given.push(combat.given[0]);
    let mut choices = Vec::new();
    <wizards::Wizards as table::Game>::choices(&t.state, ONE, &mut choices);
    let once = choices.iter().collect::<std::collections::HashSet<_>>();
    assert_eq!((choices.len(), once.len()), (2, 2), "{choices:?}");
    t.rolls(&[12; 20]);
    t.choose(ONE, "pick boromir_ii");
    crate::bench::until(&mut t, "wizards-ask-strike-order");
    assert!(t.may(ONE, "pick boromir_ii"), "the second is still open");
    assert!(t.may(ONE, "pick haldir"));
}
