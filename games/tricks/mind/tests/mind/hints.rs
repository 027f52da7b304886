//! What is said to whoever asks for a hint.

use bots::probe::probe;
use proof::{Scale, Table};
use tricks::Tricks;
use tricks::book::Data;

/// A hint is a legal choice, that which the hard mind makes, and rests on nothing that the seat may not know.
#[test]
fn a_hint_is_what_a_hard_player_does_and_tells_nothing_hidden() {
    let scale = Scale::of_the_environment();
    let moments = if scale.full { 100 } else { 20 };
    let minds = tricks_mind::minds();
    let [hard, player] = ["hard", "habit:20"].map(|name| minds.bot(name).expect("a bot"));
    let setup = Table { players: 4, options: &[] }.setup::<Tricks>(&Data::built_in());
    let probe = probe(&setup, &hard, &player, moments, 5, scale.seed);
    assert_eq!(probe.moments, moments);
    assert!(probe.hidden > 0, "{scale}: {probe:?}");
    assert!(probe.of_the_game("tricks") >= 2, "{scale}: {:?}", probe.told);
}
