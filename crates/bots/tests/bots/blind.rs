//! Bots do not look at what their seat may not know.

use bots::{Bot, Skill, choose};
use table::{Seat, SeatSet};

use crate::bots_of;
use crate::fists::{Cheat, FIRST, Hand, SECOND, State};

/// The second player's position once the first has hidden `hand`.
fn hidden(hand: Hand) -> State {
    State { hands: [Some(hand), None], winner: None }
}

#[test]
fn states_that_look_the_same_are_played_the_same() {
    for bot in bots_of(&Cheat) {
        for seed in 0..50 {
            let play = |hand| choose(&hidden(hand), SECOND, &bot, seed);
            assert_eq!(play(Hand::Left), play(Hand::Right), "{bot:?} looked, seed {seed}");
        }
    }
}

#[test]
fn a_hidden_hand_is_guessed_as_often_wrong_as_right() {
    for bot in bots_of(&Cheat) {
        let right = |seed: &u64| choose(&hidden(Hand::Left), SECOND, &bot, *seed) == Some(Hand::Left);
        let right = (0..200).filter(right).count();
        assert!((60..=140).contains(&right), "{bot:?}: {right} of 200");
    }
}

#[test]
fn a_search_does_not_let_others_see_what_is_chosen_at_the_same_time() {
    let start = State { hands: [None; 2], winner: None };
    // Hiding wins every second time against one who must guess, and never against one who sees; safe wins three
    // times in ten. Both learn as they go, so chance may mislead a search now and then.
    let bot = Bot::new("search", "search:2000".parse().unwrap(), Cheat);
    let hides = |seed: &u64| {
        let chosen = choose(&start, FIRST, &bot, *seed);
        matches!(chosen, Some(Hand::Left | Hand::Right))
    };
    let hidden = (0..100).filter(hides).count();
    assert!(hidden >= 60, "{hidden} of 100");
}

#[test]
fn nobody_chooses_out_of_turn() {
    let asked = SeatSet::only(SECOND);
    let bot = Bot::new("random", Skill::Random, Cheat);
    for seat in Seat::all(2) {
        let chosen = choose(&hidden(Hand::Left), seat, &bot, 1);
        assert_eq!(chosen.is_some(), asked.has(seat));
    }
}
