//! What bots look at: better than chance, and nothing that a seat may not know.

use table::{Chance, Evaluate, Game, Journal, Seat, pick, rng};
use tricks::Tricks;
use tricks::state::Phase;

use crate::table::setup;

/// How many deals of a chapter are won by habit, or at random.
fn won(players: usize, chapter: &str, deals: u64, habit: bool) -> u32 {
    let setup = setup(players, &[("chapter", chapter)]);
    let mut won = 0;
    let mut choices = Vec::new();
    for deal in 0..deals {
        let (mut chance, mut random) = (Chance::stream(rng(deal)), rng(deal));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        while let Some(seat) = state.asks().first() {
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let index = if habit {
                Tricks::habit(&state, seat, &choices, &mut random)
            } else {
                pick(&mut random, choices.len())
            };
            Tricks::apply(
                &mut state,
                seat,
                &choices[index],
                &mut chance,
                &mut Journal::silent(),
            );
        }
        won += u32::from(matches!(state.phase, Phase::Over { won: true, .. }));
    }
    won
}

#[test]
fn habit_is_better_than_chance() {
    for (players, chapter) in [(3, "24"), (4, "28"), (4, "29")] {
        let (habit, random) = (
            won(players, chapter, 400, true),
            won(players, chapter, 400, false),
        );
        assert!(
            habit >= 2 * random + 4,
            "chapter {chapter}: {habit} by habit, {random} at random"
        );
    }
}

/// The habit of a seat is the same whatever the others hold.
#[test]
fn habit_looks_into_no_other_hand() {
    for chapter in ["19", "23", "29", "35"] {
        let setup = setup(4, &[("chapter", chapter)]);
        let (mut chance, mut random) = (Chance::stream(rng(5)), rng(6));
        let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
        let mut choices = Vec::new();
        while let Some(seat) = state.asks().first() {
            choices.clear();
            Tricks::choices(&state, seat, &mut choices);
            let other = Tricks::imagine(&state, seat, &mut random);
            let index = Tricks::habit(&state, seat, &choices, &mut rng(9));
            assert_eq!(
                Tricks::habit(&other, seat, &choices, &mut rng(9)),
                index,
                "chapter {chapter}"
            );
            let difference = Tricks::value(&state, Seat::new(0)) - Tricks::value(&other, Seat::new(0));
            assert!(difference.abs() < 1e-12);
            Tricks::apply(
                &mut state,
                seat,
                &choices[index],
                &mut chance,
                &mut Journal::silent(),
            );
        }
    }
}
