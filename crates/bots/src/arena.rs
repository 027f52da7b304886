//! Who is stronger.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use serde::Serialize;
use table::{Chance, Evaluate, MAX_SEATS, Outcome, Rng, Seat, rng};

use crate::error::BotError;
use crate::interval::{Interval, wilson};
use crate::playing::{Company, Room};
use crate::seeds::mix;
use crate::skill::Skill;

/// What an arena found.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Arena {
    /// The game's id.
    pub game: &'static str,
    /// How many games were played.
    pub games: u64,
    /// How each bot did, in the order in which they were named.
    pub bots: Vec<Standing>,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// Its name.
    pub name: String,
    /// Games it won; a shared tie counts in parts.
    pub wins: f64,
    /// Of the games it took part in.
    pub share: f64,
    /// The 95 % interval of the share.
    #[serde(flatten)]
    pub interval: Interval,
}

/// Wins are counted in twelfths: a tie shared by two, three or four stays whole, so that the sum does not
/// depend on the order in which threads end.
const TWELFTHS: f64 = 12.0;

#[derive(Clone, Copy, Default)]
struct Score {
    twelfths: u64,
    games: u64,
}

/// Who plays at `seat` in a game: the bots move on by one seat each game, so that each has every seat
/// equally often.
const fn bot_at(seat: Seat, game: u64, bots: usize) -> usize {
    ((seat.index() as u64 + game) % bots as u64) as usize
}

/// Plays `games` games between `bots` (name and skill).
///
/// Deterministic under `seed` however many `threads` play, as long as no bot thinks by the clock.
///
/// # Errors
/// When nobody was named, or the rules do not come to an end.
pub fn arena<G: Evaluate>(
    setup: &G::Setup,
    bots: &[(String, Skill)],
    games: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Arena, BotError> {
    if bots.is_empty() {
        return Err(BotError::Nobody);
    }
    let total = Mutex::new(Ok(vec![Score::default(); bots.len()]));
    let (next, done) = (AtomicU64::new(0), AtomicU64::new(0));
    let failed = AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut table = Table::<G>::new(setup, bots, seed);
                let mut result = Ok(());
                while result.is_ok() && !failed.load(Ordering::Relaxed) {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games {
                        break;
                    }
                    result = table.play(game);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
                failed.fetch_or(result.is_err(), Ordering::Relaxed);
                let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                match (&mut *total, result) {
                    (Ok(scores), Ok(())) => add(scores, &table.scores),
                    (Ok(_), Err(error)) => *total = Err(error),
                    (Err(_), _) => {}
                }
            });
        }
    });
    let scores = total
        .into_inner()
        .unwrap_or_else(std::sync::PoisonError::into_inner)?;
    let standing = |((name, _), score): (&(String, Skill), &Score)| {
        let (wins, games) = (score.twelfths as f64 / TWELFTHS, score.games as f64);
        let share = if score.games == 0 { 0.0 } else { wins / games };
        Standing {
            name: name.clone(),
            wins,
            share,
            interval: wilson(wins, games),
        }
    };
    Ok(Arena {
        game: G::INFO.id,
        games,
        bots: bots.iter().zip(&scores).map(standing).collect(),
    })
}

fn add(scores: &mut [Score], more: &[Score]) {
    for (score, more) in scores.iter_mut().zip(more) {
        score.twelfths += more.twelfths;
        score.games += more.games;
    }
}

/// Where one thread plays.
struct Table<'a, G: Evaluate> {
    setup: &'a G::Setup,
    seed: u64,
    company: Company<G>,
    room: Room<G>,
    scores: Vec<Score>,
}

impl<'a, G: Evaluate> Table<'a, G> {
    fn new(setup: &'a G::Setup, bots: &[(String, Skill)], seed: u64) -> Self {
        let skills = bots.iter().map(|(_, skill)| *skill).collect::<Vec<_>>();
        let scores = vec![Score::default(); bots.len()];
        Self {
            setup,
            seed,
            company: Company::of(&skills),
            room: Room::new(),
            scores,
        }
    }

    fn play(&mut self, game: u64) -> Result<(), BotError> {
        let bots = self.scores.len();
        let mut chance = Chance::stream(rng(mix(self.seed, &[game, 0])));
        let stream = |seat: usize| rng(mix(self.seed, &[game, 1 + seat as u64]));
        let mut streams: [Rng; MAX_SEATS] = std::array::from_fn(stream);
        self.room.game = game;
        let company = &mut self.company;
        let (outcome, _) = self.room.play(self.setup, &mut chance, |state, seat, choices| {
            company.decide(
                bot_at(seat, game, bots),
                state,
                seat,
                choices,
                &mut streams[seat.index()],
            )
        })?;
        self.count(&outcome, game);
        Ok(())
    }

    fn count(&mut self, outcome: &Outcome, game: u64) {
        let players = G::players(self.setup);
        let bots = self.scores.len();
        for (bot, score) in self.scores.iter_mut().enumerate() {
            let seats = Seat::all(players).filter(|seat| bot_at(*seat, game, bots) == bot);
            if seats.clone().next().is_none() {
                continue;
            }
            let payoffs = seats.map(|seat| outcome.payoff(seat));
            // A bot in several seats of the winning team has won once.
            let won = if outcome.together {
                payoffs.fold(0.0, f64::max)
            } else {
                payoffs.sum()
            };
            score.twelfths += (won * TWELFTHS).round() as u64;
            score.games += 1;
        }
    }
}
