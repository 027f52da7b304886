//! The arena: which of several bots is stronger.

use std::sync::atomic::{AtomicU64, Ordering};

use serde::Serialize;
use table::{Chance, Game, MAX_SEATS, Outcome, Rng, Seat, SeatSet, rng};

use crate::error::BotError;
use crate::interval::{Interval, wilson};
use crate::minds::{Bot, SideOf};
use crate::playing::{Company, Playing};
use crate::seeds::mix;
use crate::together::in_order;

/// The result of an arena.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Arena {
    /// The game's id.
    pub game: &'static str,
    /// Games played.
    pub games: u64,
    /// Each bot's result, in the order in which they were named.
    pub bots: Vec<Standing>,
    /// Each bot's result on each side, where a game has sides.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<OnASide>,
}

/// One bot's result.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The bot's name.
    pub name: String,
    /// Games it won; a shared tie counts in parts.
    pub wins: f64,
    /// Its share of the wins in its games.
    pub share: f64,
    /// The 95 % interval of the share.
    #[serde(flatten)]
    pub interval: Interval,
}

/// One bot's result on one side.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OnASide {
    /// The bot's name.
    pub bot: String,
    pub side: &'static str,
    /// The games it played on this side.
    pub games: u64,
    /// Games won; a shared tie counts in parts.
    pub wins: f64,
    /// The 95 % interval of the share that it won.
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

impl Score {
    fn add(&mut self, won: f64) {
        self.twelfths += (won * TWELFTHS).round() as u64;
        self.games += 1;
    }

    fn join(&mut self, more: &Self) {
        self.twelfths += more.twelfths;
        self.games += more.games;
    }

    fn wins(&self) -> f64 {
        self.twelfths as f64 / TWELFTHS
    }

    fn interval(&self) -> Interval {
        wilson(self.wins(), self.games as f64)
    }
}

/// The scores of bots: each of them in all, and on each side that it had.
#[derive(Clone, Default)]
struct Scores {
    all: Vec<Score>,
    sides: Vec<(Sided, Score)>,
}

/// A bot by its number, and a side.
type Sided = (usize, &'static str);

// What needs no game is compiled once here, and not with every game.
impl Scores {
    fn join(&mut self, more: &Self) {
        for (score, more) in self.all.iter_mut().zip(&more.all) {
            score.join(more);
        }
        for (sided, more) in &more.sides {
            score_of(&mut self.sides, *sided).join(more);
        }
    }

    fn sort(&mut self) {
        self.sides.sort_unstable_by_key(|(sided, _)| *sided);
    }
}

fn score_of(sides: &mut Vec<(Sided, Score)>, sided: Sided) -> &mut Score {
    let known = sides.iter().position(|(known, _)| *known == sided);
    let at = known.unwrap_or(sides.len());
    if known.is_none() {
        sides.push((sided, Score::default()));
    }
    &mut sides[at].1
}

/// Counts a game of a bot for each side on which it had seats.
fn count_sides(
    sides: &mut Vec<(Sided, Score)>,
    bot: usize,
    outcome: &Outcome,
    seats: &[(&'static str, Seat)],
) {
    for (at, (side, _)) in seats.iter().enumerate() {
        if seats[..at].iter().all(|(earlier, _)| earlier != side) {
            let seats = seats.iter().filter(|(other, _)| other == side).map(|(_, seat)| *seat);
            score_of(sides, (bot, *side)).add(won(outcome, seats.collect()));
        }
    }
}

/// The chair of each seat: bots move on by one chair each game, so that each has every seat equally often. Where there are
/// as many bots as sides, all seats of a side are one chair: partners of different strength would say little of either.
fn chairs<G: Game>(setup: &G::Setup, side: Option<SideOf<G>>, bots: usize) -> [usize; MAX_SEATS] {
    let mut chairs = std::array::from_fn(|seat| seat);
    let Some(side) = side else { return chairs };
    let mut sides = Vec::new();
    let mut of_sides = chairs;
    for seat in Seat::all(G::players(setup)) {
        let own = side(setup, seat);
        let known = sides.iter().position(|known| *known == own);
        of_sides[seat.index()] = known.unwrap_or(sides.len());
        if known.is_none() {
            sides.push(own);
        }
    }
    if sides.len() == bots {
        chairs = of_sides;
    }
    chairs
}

/// Plays `games` games between `bots`; `side` gives the side of a seat, where a game has sides.
///
/// Deterministic under `seed` however many `threads` play, as long as no bot thinks by the clock.
///
/// # Errors
/// When nobody was named, or the rules do not come to an end.
pub fn arena<G: Game>(
    setup: &G::Setup,
    bots: &[Bot<G>],
    side: Option<SideOf<G>>,
    games: u64,
    seed: u64,
    threads: usize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Arena, BotError> {
    if bots.is_empty() {
        return Err(BotError::Nobody);
    }
    let mut total = Scores { all: vec![Score::default(); bots.len()], ..Scores::default() };
    let done = AtomicU64::new(0);
    in_order(
        games,
        threads,
        || ArenaWorker::<G>::new(setup, bots, side, seed),
        |table, game| {
            let scores = table.play(game);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            scores
        },
        |scores: Scores| total.join(&scores),
    )?;
    total.sort();
    let standing = |(bot, score): (&Bot<G>, &Score)| Standing {
        name: bot.name.clone(),
        wins: score.wins(),
        share: if score.games == 0 { 0.0 } else { score.wins() / score.games as f64 },
        interval: score.interval(),
    };
    let on_a_side = |((bot, side), score): &(Sided, Score)| OnASide {
        bot: bots[*bot].name.clone(),
        side,
        games: score.games,
        wins: score.wins(),
        interval: score.interval(),
    };
    Ok(Arena {
        game: G::INFO.id,
        games,
        bots: bots.iter().zip(&total.all).map(standing).collect(),
        sides: total.sides.iter().map(on_a_side).collect(),
    })
}

/// The state of one thread.
struct ArenaWorker<'a, G: Game> {
    setup: &'a G::Setup,
    seed: u64,
    side: Option<SideOf<G>>,
    bots: usize,
    chairs: [usize; MAX_SEATS],
    company: Company<G>,
    playing: Playing<G>,
}

impl<'a, G: Game> ArenaWorker<'a, G> {
    fn new(setup: &'a G::Setup, bots: &[Bot<G>], side: Option<SideOf<G>>, seed: u64) -> Self {
        Self {
            setup,
            seed,
            side,
            bots: bots.len(),
            chairs: chairs::<G>(setup, side, bots.len()),
            company: Company::of(bots),
            playing: Playing::new(),
        }
    }

    const fn bot_at(&self, seat: Seat, game: u64) -> usize {
        ((self.chairs[seat.index()] as u64 + game) % self.bots as u64) as usize
    }

    fn play(&mut self, game: u64) -> Result<Scores, BotError> {
        let players: [usize; MAX_SEATS] = std::array::from_fn(|seat| self.bot_at(Seat::new(seat), game));
        let mut chance = Chance::stream(rng(mix(self.seed, &[game, 0])));
        let stream = |seat: usize| rng(mix(self.seed, &[game, 1 + seat as u64]));
        let mut streams: [Rng; MAX_SEATS] = std::array::from_fn(stream);
        self.playing.game = game;
        let company = &mut self.company;
        let (outcome, _) = self.playing.play(self.setup, &mut chance, |state, seat, choices| {
            company.decide(players[seat.index()], state, seat, choices, &mut streams[seat.index()])
        })?;
        Ok(self.count(&outcome, game))
    }

    fn count(&self, outcome: &Outcome, game: u64) -> Scores {
        let players = G::players(self.setup);
        let mut scores = Scores { all: vec![Score::default(); self.bots], ..Scores::default() };
        for (bot, score) in scores.all.iter_mut().enumerate() {
            let seats = Seat::all(players).filter(|seat| self.bot_at(*seat, game) == bot);
            let seats = seats.collect::<SeatSet>();
            if seats.is_empty() {
                continue;
            }
            score.add(won(outcome, seats));
            let Some(side) = self.side else { continue };
            let seats = seats.iter().map(|seat| (side(self.setup, seat), seat)).collect::<Vec<_>>();
            count_sides(&mut scores.sides, bot, outcome, &seats);
        }
        scores
    }
}

/// The share of the win that these seats have.
fn won(outcome: &Outcome, seats: SeatSet) -> f64 {
    let payoffs = seats.iter().map(|seat| outcome.payoff(seat));
    // A bot in several seats of the winning team has won once.
    if outcome.together { payoffs.fold(0.0, f64::max) } else { payoffs.sum() }
}
