//! Tests of the decks that seats bring, and of players who are asked no more.

use table::{Game, SetupRequest};
use wizards::Wizards;
use wizards::deck::starters;

use super::table;
use crate::stage::{BASIC, ONE, TWO};

/// SATM-2.1: a seat brings its deck as text; every fault is told at once, with its line and its clause.
#[test]
fn decks_are_brought() {
    let request = SetupRequest::players(2).option("deck-1", "own");
    let mut setup = Wizards::setup(&(), &request).unwrap();
    assert_eq!(Wizards::lacks(&setup), [(Some(ONE), "deck")]);
    assert!(Wizards::brings(&setup).iter().all(|brings| brings.secret));
    let faults = Wizards::bring(&(), &mut setup, Some(ONE), "deck", "Deck\n4 Concealment\n1 Glamdrung\n");
    assert_eq!(faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [Some(3)]);
    let faults = Wizards::bring(&(), &mut setup, Some(ONE), "deck", "Deck\n4 Concealment\n");
    let copies = faults.iter().find(|fault| fault.message.id == "wizards-deck-copies").unwrap();
    assert_eq!((copies.line, copies.clause.map(|clause| clause.0)), (Some(2), Some("SATM-2.3")));
    assert!(faults.len() > 2, "{faults:?}");
    assert_eq!(Wizards::lacks(&setup).len(), 1);
    let deck = &starters()[1];
    let list = wizards::list::List {
        pool: [deck.draft.as_slice(), &deck.items].concat(),
        deck: deck.cards.clone(),
        ..Default::default()
    };
    let faults = Wizards::bring(&(), &mut setup, Some(ONE), "deck", &wizards::list::write(&list));
    assert_eq!(faults, []);
    assert_eq!(Wizards::lacks(&setup), []);
}

/// SATM-17.4: who passes for the turn is not asked again, until somebody attacks.
#[test]
fn passing_on() {
    let mut t = table(BASIC, &[], &[]);
    t.choose(ONE, "head c1 bree");
    t.choose(ONE, "pass");
    while t.prompt() != "wizards-ask-priority" || !t.may(ONE, "pass-turn") {
        t.go_on("priority");
    }
    t.choose(ONE, "pass-turn");
    // The other one acts, and is the only one who is asked.
    assert!(t.may(TWO, "pass"));
    assert_eq!(t.state.turn.standing.of(ONE), Some(wizards::state::PassUntil::Turn));
    t.next_turn();
    assert_eq!(t.state.turn.standing.of(ONE), None);
}
