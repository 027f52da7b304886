//! Many games, fast.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use serde::Serialize;
use table::{Chance, Game, MAX_SEATS, Outcome, Rng, Seat, pick, rng};

use crate::error::BotError;
use crate::minds::Bot;
use crate::playing::{Company, Playing};
use crate::seeds::mix;
use crate::skill::Skill;
use crate::together::in_order;

/// The results of games.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Outcomes {
    /// Games for each reason of the end (the id of a message).
    pub reasons: BTreeMap<String, u64>,
    /// Wins by seat number; a shared tie counts in parts.
    pub wins: BTreeMap<usize, f64>,
}

impl Outcomes {
    fn count(&mut self, outcome: Outcome, players: usize) {
        for seat in Seat::all(players) {
            *self.wins.entry(seat.number()).or_default() += outcome.payoff(seat);
        }
        *self.reasons.entry(outcome.reason).or_default() += 1;
    }

    fn add(&mut self, more: Self) {
        for (reason, count) in more.reasons {
            *self.reasons.entry(reason).or_default() += count;
        }
        for (seat, wins) in more.wins {
            *self.wins.entry(seat).or_default() += wins;
        }
    }
}

/// The result of a simulation.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Simulation {
    /// The game's id.
    pub game: &'static str,
    /// The number of players.
    pub players: usize,
    /// The number of games.
    pub games: u64,
    /// Duration in seconds.
    pub seconds: f64,
    pub games_per_second: f64,
    /// Choices made in all games.
    pub choices: u64,
    pub choices_per_second: f64,
    /// The games' results.
    pub outcomes: Outcomes,
}

/// Random games that share a stream of chance and a thread: they are over so quickly that a stream each would take a good
/// part of the time. Players that think have a stream for every game.
const BATCH: u64 = 64;

/// Plays `games` games on several threads. The bots sit down in order, and over again if there are more seats.
///
/// Deterministic under `seed` (but for the time it took) however many `threads` play, as long as no bot thinks by
/// the clock.
///
/// # Errors
/// When nobody was named, or the rules do not come to an end.
pub fn simulate<G: Game>(
    setup: &G::Setup,
    bots: &[Bot<G>],
    games: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Simulation, BotError> {
    if bots.is_empty() {
        return Err(BotError::Nobody);
    }
    let all_random = bots.iter().all(|bot| bot.skill == Skill::Random);
    let batch = if all_random { BATCH } else { 1 };
    let done = AtomicU64::new(0);
    let mut whole = Batch::default();
    let begun = Instant::now();
    in_order(
        games.div_ceil(batch),
        threads,
        || SimulationWorker::<G>::new(setup, bots, seed, all_random),
        |table, number| {
            let these = number * batch..games.min((number + 1) * batch);
            let played = these.end - these.start;
            let result = table.play(number, these);
            let before = done.fetch_add(played, Ordering::Relaxed);
            progress(before + played);
            result
        },
        |more: Batch| {
            whole.choices += more.choices;
            whole.outcomes.add(more.outcomes);
        },
    )?;
    let seconds = begun.elapsed().as_secs_f64();
    // A clock may be too coarse for one quick game.
    let per_second = |count: u64| count as f64 / seconds.max(1e-9);
    Ok(Simulation {
        game: G::INFO.id,
        players: G::players(setup),
        games,
        seconds,
        games_per_second: per_second(games),
        choices: whole.choices,
        choices_per_second: per_second(whole.choices),
        outcomes: whole.outcomes,
    })
}

/// The totals of some games.
#[derive(Default)]
struct Batch {
    choices: u64,
    outcomes: Outcomes,
}

/// The state of one thread.
struct SimulationWorker<'a, G: Game> {
    setup: &'a G::Setup,
    seed: u64,
    all_random: bool,
    company: Company<G>,
    bots: usize,
    playing: Playing<G>,
}

impl<'a, G: Game> SimulationWorker<'a, G> {
    fn new(setup: &'a G::Setup, bots: &[Bot<G>], seed: u64, all_random: bool) -> Self {
        Self {
            setup,
            seed,
            all_random,
            company: Company::of(bots),
            bots: bots.len(),
            playing: Playing::new(),
        }
    }

    /// Plays these games, which are the batch of that number.
    fn play(&mut self, number: u64, games: std::ops::Range<u64>) -> Result<Batch, BotError> {
        let mut chance = Chance::stream(rng(mix(self.seed, &[number, 0])));
        let stream = |seat: usize| rng(mix(self.seed, &[number, 1 + seat as u64]));
        let players = G::players(self.setup);
        let mut batch = Batch::default();
        if self.all_random {
            let mut stream = stream(0);
            for game in games {
                self.playing.game = game;
                let random = |_: &_, _, choices: &[_]| pick(&mut stream, choices.len());
                batch.count(self.playing.play(self.setup, &mut chance, random)?, players);
            }
            return Ok(batch);
        }
        let mut streams: [Rng; MAX_SEATS] = std::array::from_fn(stream);
        for game in games {
            self.playing.game = game;
            let (company, bots) = (&mut self.company, self.bots);
            let played = self.playing.play(self.setup, &mut chance, |state, seat, choices| {
                let stream = &mut streams[seat.index()];
                company.decide(seat.index() % bots, state, seat, choices, stream)
            })?;
            batch.count(played, players);
        }
        Ok(batch)
    }
}

impl Batch {
    fn count(&mut self, (outcome, choices): (Outcome, u64), players: usize) {
        self.choices += choices;
        self.outcomes.count(outcome, players);
    }
}
