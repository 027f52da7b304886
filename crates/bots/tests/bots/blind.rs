//! Bots do not look at what their seat may not know.

use bots::{Skill, choose};
use table::{Seat, SeatSet};

use crate::fists::{FIRST, Fists, Hand, SECOND, State};
use crate::skills;

/// What the second player faces once the first has hidden `hand`.
fn hidden(hand: Hand) -> State {
    State {
        hands: [Some(hand), None],
        winner: None,
    }
}

#[test]
fn states_that_look_the_same_are_played_the_same() {
    for skill in skills() {
        for seed in 0..50 {
            let play = |hand| choose::<Fists>(&hidden(hand), SECOND, skill, seed);
            assert_eq!(
                play(Hand::Left),
                play(Hand::Right),
                "{skill:?} looked, seed {seed}"
            );
        }
    }
}

#[test]
fn a_hidden_hand_is_guessed_as_often_wrong_as_right() {
    for skill in skills() {
        let right =
            |seed: &u64| choose::<Fists>(&hidden(Hand::Left), SECOND, skill, *seed) == Some(Hand::Left);
        let right = (0..200).filter(right).count();
        assert!((60..=140).contains(&right), "{skill:?}: {right} of 200");
    }
}

#[test]
fn a_search_does_not_let_others_see_what_is_chosen_at_the_same_time() {
    let start = State {
        hands: [None; 2],
        winner: None,
    };
    // Hiding wins every second time against one who must guess, and never against one who sees; safe wins three
    // times in ten. Both learn as they go, so chance may mislead a search now and then.
    let hides = |seed: &u64| {
        let chosen = choose::<Fists>(&start, FIRST, "search:2000".parse().unwrap(), *seed);
        matches!(chosen, Some(Hand::Left | Hand::Right))
    };
    let hidden = (0..100).filter(hides).count();
    assert!(hidden >= 60, "{hidden} of 100");
}

#[test]
fn nobody_chooses_out_of_turn() {
    let asked = SeatSet::only(SECOND);
    for seat in Seat::all(2) {
        let chosen = choose::<Fists>(&hidden(Hand::Left), seat, Skill::Random, 1);
        assert_eq!(chosen.is_some(), asked.has(seat));
    }
}
