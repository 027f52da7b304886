//! Chance that lists what it can bring.

use std::collections::BTreeMap;

use table::{AnyMatch, Chance, Game, Match, Seat, TooMany, expectation, outcomes, steps};

use crate::race::{COARSE, Choice, Race, SOUND, State};

type Sound = Race<{ SOUND }>;

#[test]
fn all_ways_are_listed_once_with_odds_that_make_one() {
    let ways = outcomes(36, |chance| chance.below(6) + chance.below(6)).unwrap();
    assert_eq!(ways.len(), 36);
    let mut sums = BTreeMap::new();
    for way in &ways {
        *sums.entry(way.outcome).or_insert(0.0) += way.odds * 36.0;
    }
    let odds = sums.values().map(|odds: &f64| odds.round() as u32).collect::<Vec<_>>();
    assert_eq!(odds, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    assert!((sums.values().sum::<f64>() - 36.0).abs() < 1e-9);
}

#[test]
fn draws_that_depend_on_draws_are_followed() {
    // A coin; on heads a die of three, then a coin for each of its pips.
    let play = |chance: &mut table::Chance| match chance.below(2) {
        0 => Vec::new(),
        _ => (0..=chance.below(3)).map(|_| chance.below(2)).collect(),
    };
    let ways = outcomes(100, play).unwrap();
    assert_eq!(ways.len(), 1 + 2 + 4 + 8);
    assert_eq!(ways[0].odds, 0.5);
    assert_eq!(ways.last().map(|way| (way.outcome.len(), way.odds)), Some((3, 1.0 / 48.0)));
    assert!((ways.iter().map(|way| way.odds).sum::<f64>() - 1.0).abs() < 1e-12);
}

#[test]
fn without_a_draw_there_is_one_way() {
    let ways = outcomes(1, |_| "as it is").unwrap();
    assert_eq!((ways.len(), ways[0].odds), (1, 1.0));
}

#[test]
fn too_many_ways_are_refused() {
    let shuffle = |chance: &mut table::Chance| chance.shuffle(&mut [0; 10]);
    assert_eq!(outcomes(1_000, shuffle).unwrap_err(), TooMany(1_000));
    assert_eq!(outcomes(5, |chance| chance.below(6)).unwrap_err(), TooMany(5));
}

#[test]
fn a_choice_leads_to_each_state_with_its_odds() {
    let mut state: State = Sound::start(&2, &mut table::Chance::scripted([]), &mut table::Journal::silent());
    state.lanes = table::BySeat::new(2, |seat| Some(seat.index() as u8 * 2 + 1));
    let seat = Seat::new(0);
    let ways = steps::<Sound>(&state, seat, &Choice::Roll, 6).unwrap();
    let rolled = ways.iter().map(|way| way.outcome.rolled).collect::<Vec<_>>();
    assert_eq!(rolled, [0, 2, 3, 4, 5, 6], "a one loses all");
    // What a roll is worth on average: (2 + 3 + 4 + 5 + 6) / 6.
    let worth = expectation(6, |chance| {
        let mut after = state.clone();
        Sound::apply(&mut after, seat, &Choice::Roll, chance, &mut table::Journal::silent());
        f64::from(after.rolled)
    });
    assert!((worth.unwrap() - 20.0 / 6.0).abs() < 1e-12);
}

/// Without types: what is no choice has no ways.
#[test]
fn a_match_knows_all_that_a_choice_leads_to() {
    let mut state: State = Sound::start(&2, &mut Chance::scripted([]), &mut table::Journal::silent());
    state.lanes = table::BySeat::new(2, |seat| Some(seat.index() as u8 * 2 + 1));
    let game = Match::<Sound>::at_state(2, state, Chance::scripted([]));
    let game: &dyn AnyMatch = &game;
    let seat = Seat::new(0);
    let ways = game.ways(seat, "roll", 6).expect("six ways");
    assert_eq!(ways.len(), 6);
    assert!((ways.iter().map(|way| way.odds).sum::<f64>() - 1.0).abs() < 1e-12);
    assert!(ways.iter().all(|way| way.outcome.chance_fault().is_none()));
    assert!(game.ways(seat, "roll", 5).is_none(), "more than that");
    assert!(game.ways(seat, "hold", 6).is_none());
    assert!(game.ways(Seat::new(1), "roll", 6).is_none(), "another's turn");
}

/// Five of its six faces come to the same state, which stands there once, with the odds of all five.
#[test]
fn ways_that_lead_to_the_same_are_one() {
    let mut state: State = Sound::start(&2, &mut Chance::scripted([]), &mut table::Journal::silent());
    state.lanes = table::BySeat::new(2, |seat| Some(seat.index() as u8 * 2 + 1));
    let game = Match::<Race<{ COARSE }>>::at_state(2, state, Chance::scripted([]));
    let game: &dyn AnyMatch = &game;
    let ways = game.ways(Seat::new(0), "roll", 6).expect("six ways");
    let odds = ways.iter().map(|way| (way.odds * 6.0).round() as u32).collect::<Vec<_>>();
    assert_eq!(odds, [1, 5]);
}
