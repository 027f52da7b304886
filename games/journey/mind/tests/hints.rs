//! Hints.

use bots::probe::{probe, turns};
use journey::Journey;
use journey::data::Data;
use proof::{Scale, Table};

/// A hint is a legal choice, that which the hard mind makes, and rests on nothing that the seat may not know.
#[test]
fn a_hint_is_what_a_hard_player_does_and_tells_nothing_hidden() {
    let scale = Scale::of_the_environment();
    let moments = if scale.full { 100 } else { 20 };
    let minds = journey_mind::minds();
    let [hard, player] = ["hard", "habit:20"].map(|name| minds.bot(name).expect("a bot"));
    let setup = Table { players: 3, options: &[] }.setup::<Journey>(&Data::built_in());
    let probe = probe(&setup, &hard, &player, moments, 6, scale.seed);
    assert!(probe.hidden == 0, "{scale}: {probe:?}");
    assert!(probe.of_the_game("journey") >= 2, "{scale}: {:?}", probe.told);
}

/// What is said at the end of where the game turned is so by the replay and by another judgement.
#[test]
fn where_a_game_turned_it_can_be_seen() {
    let scale = Scale::of_the_environment();
    let games = if scale.full { 50 } else { 10 };
    let minds = journey_mind::minds();
    let [hard, player] = ["hard", "habit:20"].map(|name| minds.bot(name).expect("a bot"));
    let setup = Table { players: 3, options: &[] }.setup::<Journey>(&Data::built_in());
    let turned = turns(&setup, &hard, &player, games, scale.seed);
    // A few games may all have been close to their end: what is told is checked in each (`turns`), and of many some turn.
    assert!(turned > 0 || !scale.full, "{scale}: none of {games} games turned");
}
