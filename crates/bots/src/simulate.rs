//! Many games, fast.

use std::collections::BTreeMap;
use std::time::Instant;

use serde::Serialize;
use table::{Chance, Evaluate, Outcome, Rng, Seat, pick, rng};

use crate::error::BotError;
use crate::playing::{Company, Room};
use crate::seeds::mix;
use crate::skill::Skill;

/// How games ended.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Outcomes {
    /// How many ended for each reason (the id of a message).
    pub reasons: BTreeMap<String, u64>,
    /// What each seat won, by its number; a shared tie counts in parts.
    pub wins: BTreeMap<usize, f64>,
}

impl Outcomes {
    fn count(&mut self, outcome: Outcome, players: usize) {
        for seat in Seat::all(players) {
            *self.wins.entry(seat.number()).or_default() += outcome.payoff(seat);
        }
        *self.reasons.entry(outcome.reason).or_default() += 1;
    }
}

/// What a simulation found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game's id.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// How many games.
    pub games: u64,
    /// How long it took.
    pub seconds: f64,
    /// How fast.
    pub games_per_second: f64,
    /// Choices made in all games.
    pub choices: u64,
    /// How fast.
    pub choices_per_second: f64,
    /// How they ended.
    pub outcomes: Outcomes,
}

/// How often progress is told.
const STEP: u64 = 64;

/// Plays `games` games on one core. The bots sit down in order, and over again if there are more seats.
///
/// Deterministic under `seed` (but for the time it took), as long as no bot thinks by the clock.
///
/// # Errors
/// When nobody was named, or the rules do not come to an end.
pub fn simulate<G: Evaluate>(
    setup: &G::Setup,
    bots: &[Skill],
    games: u64,
    seed: u64,
    progress: &dyn Fn(u64),
) -> Result<Simulation, BotError> {
    if bots.is_empty() {
        return Err(BotError::Nobody);
    }
    let players = G::players(setup);
    let mut chance = Chance::stream(rng(mix(seed, &[0])));
    let mut streams = Seat::all(players)
        .map(|seat| rng(mix(seed, &[1, seat.index() as u64])))
        .collect::<Vec<Rng>>();
    let mut company = Company::<G>::of(bots);
    let mut room = Room::<G>::new();
    let mut outcomes = Outcomes::default();
    let mut choices = 0;
    let all_random = bots.iter().all(|bot| *bot == Skill::Random);
    let begun = Instant::now();
    for game in 0..games {
        room.game = game;
        let (outcome, made) = if all_random {
            let stream = &mut streams[0];
            room.play(setup, &mut chance, |_, _, choices| pick(stream, choices.len()))?
        } else {
            room.play(setup, &mut chance, |state, seat, choices| {
                let stream = &mut streams[seat.index()];
                company.decide(seat.index() % bots.len(), state, seat, choices, stream)
            })?
        };
        outcomes.count(outcome, players);
        choices += made;
        if (game + 1) % STEP == 0 {
            progress(game + 1);
        }
    }
    progress(games);
    let seconds = begun.elapsed().as_secs_f64();
    // A clock may be too coarse for one quick game.
    let per_second = |count: u64| count as f64 / seconds.max(1e-9);
    Ok(Simulation {
        game: G::INFO.id,
        players,
        games,
        seconds,
        games_per_second: per_second(games),
        choices,
        choices_per_second: per_second(choices),
        outcomes,
    })
}
