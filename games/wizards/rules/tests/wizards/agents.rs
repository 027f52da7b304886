//! The book's example of an agent (chapter 28).

use wizards::state::{Status, Zone};

use crate::stage::{ONE, STANDARD, Side, TWO, Table};

fn side<'a>(company: &'a [&'a str], hand: &'a [&'a str]) -> Side<'a> {
    Side { company, items: &[], hand, draws: &[] }
}

/// The agent of that player as a line of the table.
fn agent(t: &Table) -> String {
    let lines = <wizards::Wizards as table::Game>::lines(&t.state);
    let mut lines = lines.into_iter().filter(|line| line.starts_with("agent"));
    lines.next().unwrap_or_default()
}

/// SATM-33.12, SATM-28.1, SATM-28.2, SATM-28.5, SATM-28.6, SATM-28.9, SATM-28.18, SATM-28.20, SATM-28.22, SATM-28.25, SATM-28.29,
/// SATM-28.38: Gisulf comes by way of the Gladden Fields to Goblin-gate.
#[test]
fn gisulf_in_the_book() {
    let ghouls = ["ghouls"; 8];
    let mut theirs = ghouls;
    theirs[0] = "gisulf";
    let mut mine = ghouls;
    mine[0] = "dark_quarrels";
    let mut t = Table::new(STANDARD, [side(&["elladan"], &mine), side(&["gimli"], &theirs)], &[8, 6, 7]);
    // Played, face down: it could be at any of its three homes, and does nothing this turn.
    t.then(TWO, "lurk gisulf");
    assert_eq!(agent(&t), "agent 2 gisulf: down");
    let homes = t.state.agent_places(&t.state.agents[0]);
    assert_eq!(homes.iter().count(), 3);
    t.choose(ONE, "pass");
    assert_eq!(t.refusal(TWO, "wander gisulf gladden_fields"), "SATM-28.38");
    skip_turn(&mut t);
    skip_turn(&mut t);
    // The company goes to Lórien, and it to the Vales of Anduin, next to the Woodmen's town.
    t.choose(ONE, "head c1 lorien");
    t.then(ONE, "way 0");
    t.then(TWO, "wander gisulf gladden_fields");
    assert_eq!(agent(&t), "agent 2 gisulf: down, tapped, at gladden_fields");
    skip_turn(&mut t);
    // In its player's own turn it untaps.
    assert_eq!(agent(&t), "agent 2 gisulf: down, at gladden_fields");
    skip_turn(&mut t);
    t.choose(ONE, "head c1 goblin_gate");
    t.then(ONE, "region anduin_vales");
    t.choose(ONE, "region high_pass");
    t.choose(ONE, "pass");
    t.then(TWO, "wander gisulf goblin_gate");
    until(&mut t, "wizards-ask-explore");
    t.choose(ONE, "company c1");
    t.then(ONE, "play dark_quarrels 0");
    t.then(TWO, "ambush gisulf");
    // The way was allowed: the Gladden Fields return; 5 and 2, for it was face down away from home.
    assert_eq!(agent(&t), "agent 2 gisulf: up, tapped, at goblin_gate");
    assert!(t.state.sides[TWO].sites.iter().any(|site| site.to_string() == "gladden_fields"));
    let combat = t.state.combat.as_ref().expect("an attack");
    assert_eq!(combat.prowess, 7);
    t.then(ONE, "pick elladan");
    until(&mut t, "wizards-ask-in-site");
    // 7 and 8 against 5 and 6; the body holds against a 7.
    let elladan = t.state.piece(t.of("elladan"));
    assert_eq!(elladan.status, Status::Wounded);
    assert!(matches!(elladan.zone, Zone::Company(_)));
    assert_eq!(t.unused(), 0);
}

fn on(t: &mut Table) {
    if t.prompt() != "wizards-ask-reset" {
        return t.go_on("what comes");
    }
    let seat = <wizards::Wizards as table::Game>::asks(&t.state).first().expect("somebody is asked");
    let least = ["card ghouls", "card cave_drake"];
    let least = least.into_iter().find(|card| t.may(seat, card));
    t.choose(seat, least.expect("a card that nobody needs"));
}

fn skip_turn(t: &mut Table) {
    let now = t.state.turn.number;
    while t.state.turn.number == now {
        on(t);
    }
}

fn until(t: &mut Table, question: &str) {
    for _ in 0..80 {
        if t.prompt() == question {
            return;
        }
        on(t);
    }
    panic!("'{question}' is never asked");
}
