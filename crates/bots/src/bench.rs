//! A benchmark of games and search on this machine.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::{Chance, Game, Journal, rng};

use crate::error::BotError;
use crate::mind::Blank;
use crate::minds::{Bot, Minds};
use crate::simulate::simulate;
use crate::skill::Skill;

/// One measured figure.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measure {
    /// The name of the measurement.
    pub name: String,
    pub value: f64,
    pub unit: &'static str,
}

/// Measures random games, choices, tree search and the copying of states of a game on one core, each for about
/// `time`. (Of a state the size is that of the value itself, without what it may hold elsewhere.)
///
/// # Errors
/// When the rules do not come to an end.
pub fn bench<G: Game>(setup: &G::Setup, minds: &Minds<G>, time: Duration) -> Result<Vec<Measure>, BotError> {
    let random = [Bot::new("random", Skill::Random, Blank::<G>::new())];
    let (mut games, mut choices, mut seconds) = (0, 0, 0.0);
    let mut batch = 64;
    while seconds < time.as_secs_f64() {
        let found = simulate(setup, &random, batch, games, 1, &|_| {})?;
        games += found.games;
        choices += found.choices;
        seconds += found.seconds;
        batch = (batch * 2).min(4096);
    }
    let measure =
        |name: &str, value: f64, unit| Measure { name: format!("{}: {name}", G::INFO.id), value, unit };
    Ok(vec![
        measure("random games", games as f64 / seconds, "games/s"),
        measure("random choices", choices as f64 / seconds, "choices/s"),
        measure("tree search", minds.search_speed(setup, time), "nodes/s"),
        measure("a state", size_of::<G::State>() as f64, "bytes"),
        measure("copying a state", copying::<G>(setup, time), "ns"),
    ])
}

/// Nanoseconds that a copy of the first state takes.
fn copying<G: Game>(setup: &G::Setup, time: Duration) -> f64 {
    const BATCH: u32 = 1000;
    let state = G::start(setup, &mut Chance::stream(rng(0)), &mut Journal::silent());
    let begun = Instant::now();
    let mut copies = 0.0;
    while begun.elapsed() < time {
        for _ in 0..BATCH {
            black_box(black_box(&state).clone());
        }
        copies += f64::from(BATCH);
    }
    begun.elapsed().as_secs_f64() * 1e9 / copies
}
