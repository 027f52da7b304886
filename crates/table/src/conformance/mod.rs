//! The suite that every game must pass: thousands of random games, each watched for what must always hold.
//!
//! **At every choice**: the game has not passed `LONGEST`; it is over just when nobody is asked; only seats of
//! the table are asked, and each has a choice; what is listed is allowed; nothing conserved was made or lost;
//! nothing panics.
//!
//! **At sampled moments** ([`Rigour::every`], and at the end of recorded games):
//! - *lists*: choices and candidates are listed once, every choice is a candidate, `check` allows just what is
//!   listed (tried with the candidates, what other seats may choose, and choices remembered from earlier
//!   moments), seats that are not asked have nothing to choose, notation is one line and is read back;
//! - *doing*: every listed choice applies; it leads to the same state each time, whether or not anybody listens
//!   to the journal, and from the state read back from its JSON; events are kept as they were, and can be said;
//! - *secrets*: see below.
//!
//! **In recorded games** ([`Rigour::record_every`]) the same choices are made once more in a [`Match`]: it ends
//! in the same state; steps are taken back to what was; a game resumed from a snapshot goes the same way and
//! tells the same; the record is read as it was written and replays.
//!
//! # Secrets
//! `imagine(state, seat)` replaces what the seat does not know by something else that it could be. So whatever
//! the seat is given must not change: view, prompt, who is asked, choices, and what lies before it with words and
//! refusals; nor what watchers are given, who know no more than any seat. Counts are conserved in what is
//! imagined, and it can be played to an end.
//!
//! A step is compared as well. Any choice by anybody that is legal in both states is made in both, with the same
//! chance to come. Unless **both** steps drew, or [revealed](crate::Journal::reveal) something to the reader,
//! the reader must be given the same afterwards and be told the same: whoever learns something hidden, be it
//! that a question is *not* asked, has learned it from a step that says so, and that cannot be taken back. If
//! they drew and revealed nothing to the reader, then at least what is told must be the same where all else the
//! reader is given is the same.
//!
//! What this cannot find: a leak in what is told by a step that itself reveals something to that reader, or
//! draws and changes what the reader sees; a leak of something that `imagine` never replaces
//! ([`Report::imagined`] counts how often it replaced anything: 0 in a game with secrets means that nothing was
//! checked); and what the state before the first choice was told with.

mod doing;
mod lists;
mod secrets;
mod watch;
mod whole;

use std::fmt;

use crate::caught::caught;
use crate::{Game, Match, Rng, Seed, pick};

use watch::Watch;

/// How closely to look. The games of a seed are the same however closely they are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Rigour {
    /// One in so many moments is looked at in full; which ones depends on the seed. 0: none.
    pub every: u32,
    /// Of the games, each whose seed is a multiple of this is also recorded, read back and replayed. 0: just
    /// the game of seed 0.
    pub record_every: u64,
}

impl Rigour {
    /// For hundreds of thousands of quick games.
    pub const QUICK: Self = Self {
        every: 97,
        record_every: 499,
    };
    /// For some hundred games: every check at every choice.
    pub const FULL: Self = Self {
        every: 1,
        record_every: 1,
    };
}

/// What was looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Choices made in them.
    pub choices: u64,
    /// Moments before a choice at which the dear checks were done.
    pub moments: u64,
    /// How often imagining what a seat does not know gave another state than the true one.
    pub imagined: u64,
}

/// A game that does not conform: where, and what does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The seed of the game.
    pub seed: u64,
    /// The number of choices made before.
    pub ply: u32,
    /// What does not hold.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, ply {}: {}", self.seed, self.ply, self.what)
    }
}

impl std::error::Error for Broken {}

/// Plays a random game for each seed and checks what must always hold.
///
/// # Errors
/// The first thing that does not, a panic of the rules included.
pub fn check<G: Game>(
    setup: &G::Setup,
    seeds: std::ops::Range<u64>,
    rigour: Rigour,
) -> Result<Report, Broken> {
    let mut report = Report::default();
    let mut seen = Vec::new();
    for seed in seeds {
        let mut watch = Watch::<G>::new(setup, seed, rigour, &mut seen);
        let played = caught(|| watch.play());
        let (ply, moments, imagined) = (watch.ply, watch.moments, watch.imagined);
        played.unwrap_or_else(|panic| {
            Err(Broken {
                seed,
                ply,
                what: panic,
            })
        })?;
        report.games += 1;
        report.choices += u64::from(ply);
        report.moments += moments;
        report.imagined += imagined;
    }
    Ok(report)
}

/// A game in which everybody chooses at random, as `rng` will have it: to its end, or to `G::LONGEST` choices.
pub fn play_random<G: Game>(setup: G::Setup, seed: &Seed, rng: &mut Rng) -> Match<G> {
    let mut game = Match::<G>::start(setup, seed);
    for ply in 0..G::LONGEST as u32 {
        let asked = G::asks(game.state());
        let Some(seat) = asked.iter().nth(pick(rng, asked.len().max(1))) else {
            break;
        };
        let mut choices = game.choices(seat);
        let choice = choices.swap_remove(pick(rng, choices.len()));
        if game.choose(seat, ply, choice).is_err() {
            break;
        }
    }
    game
}
