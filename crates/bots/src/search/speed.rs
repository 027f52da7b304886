//! The speed of the search on this machine.

use std::time::{Duration, Instant};

use table::{Chance, Game, Journal, rng};

use crate::mind::Mind;
use crate::search::{Budget, Search, Searcher};

/// Iterations a second of the search from the first decision that leaves a choice.
pub(crate) fn search_speed<M: Mind>(mind: &M, setup: &<M::Game as Game>::Setup, time: Duration) -> f64 {
    let mut chance = Chance::stream(rng(0));
    let mut journal = Journal::silent();
    let mut state = M::Game::start(setup, &mut chance, &mut journal);
    let mut choices = Vec::new();
    for _ in 0..M::Game::LONGEST {
        let Some(seat) = M::Game::asks(&state).first() else {
            break;
        };
        choices.clear();
        M::Game::choices(&state, seat, &mut choices);
        if choices.len() > 1 {
            let search = Search { budget: Budget::Time(time), ..Search::default() };
            let mut searcher = Searcher::new(search, mind.clone());
            let begun = Instant::now();
            searcher.think(&state, seat, &choices, &mut rng(1));
            // A mind that knows at once what to do does not search there.
            if searcher.iterations() > 0 {
                return f64::from(searcher.iterations()) / begun.elapsed().as_secs_f64();
            }
        }
        let Some(choice) = choices.first() else { break };
        M::Game::apply(&mut state, seat, choice, &mut chance, &mut journal);
    }
    0.0
}
