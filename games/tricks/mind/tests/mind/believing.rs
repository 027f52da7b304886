//! The belief of a seat about other hands: the same whatever they truly hold, and nearer to it than what is merely possible.

use bots::Mind;
use table::{Chance, Game, Journal, Seat, rng};
use tricks::Tricks;
use tricks::chair::Chair;
use tricks::state::State;
use tricks_mind::TricksMind;

use crate::table::setup;

/// Calls `with` at every moment of a deal that habit plays.
fn play(chapter: &str, players: usize, deal: u64, mut with: impl FnMut(&TricksMind, &State, Seat)) {
    let mind = TricksMind::default();
    let setup = setup(players, &[("chapter", chapter)]);
    let (mut chance, mut random) = (Chance::stream(rng(deal)), rng(deal));
    let mut state = Tricks::start(&setup, &mut chance, &mut Journal::silent());
    let mut choices = Vec::new();
    while let Some(seat) = state.asks().first().filter(|_| state.phase.ended().is_none()) {
        choices.clear();
        Tricks::choices(&state, seat, &mut choices);
        with(&mind, &state, seat);
        let index = mind.habit(&state, seat, &choices, &mut random);
        Tricks::apply(&mut state, seat, &choices[index], &mut chance, &mut Journal::silent());
    }
}

/// The hidden cards of others that lie where they truly do.
fn right(truth: &State, seat: Seat, worlds: &[State]) -> f64 {
    let hidden = |chair: &Chair| !truth.sees(seat, *chair);
    let in_hand = |world: &State, chair| world.deal.hands[chair].and(truth.deal.hands[chair]).len();
    let all = worlds.iter().flat_map(|world| {
        Chair::all(truth.chairs()).filter(hidden).map(move |chair| in_hand(world, chair) as f64)
    });
    all.sum::<f64>() / worlds.len().max(1) as f64
}

#[test]
fn what_others_did_tells_of_their_hands() {
    for chapter in ["19", "20", "24"] {
        let (mut believed, mut possible) = (0.0, 0.0);
        for deal in 0..3 {
            play(chapter, 4, deal, |mind, state, seat| {
                if state.phase.playing().is_none() || state.deal.tricks.len() % 3 != 2 {
                    return;
                }
                let worlds = mind.worlds(state, seat, 2000, &mut rng(7));
                let mut random = rng(8);
                let any =
                    (0..worlds.len()).map(|_| Tricks::imagine(state, seat, &mut random)).collect::<Vec<_>>();
                believed += right(state, seat, &worlds);
                possible += right(state, seat, &any);
            });
        }
        assert!(believed > 1.03 * possible, "chapter {chapter}: {believed} against {possible}");
    }
}

#[test]
fn belief_looks_into_no_other_hand() {
    for (chapter, players) in [("20", 4), ("23", 4), ("26", 4), ("28", 3), ("35", 4), ("21", 2)] {
        let mut compared = 0;
        play(chapter, players, 5, |mind, state, seat| {
            if state.deal.tricks.len() % 3 != 1 || !state.deal.current.is_empty() {
                return;
            }
            let other = Tricks::imagine(state, seat, &mut rng(3));
            let [here, there] = [state, &other].map(|state| mind.worlds(state, seat, 2000, &mut rng(9)));
            assert!(here == there, "chapter {chapter}, seat {seat}");
            compared += here.len();
        });
        assert!(compared > 0, "chapter {chapter}");
    }
}
