//! The suite that every game must pass: thousands of random games, each checked for what must always hold.
//!
//! **At every choice**: the game has not passed `LONGEST`; it is over just when nobody is asked; only seats of
//! the table are asked, and each has a choice; what is listed is allowed; nothing conserved was made or lost;
//! nothing panics.
//!
//! **At sampled moments** ([`Rigour::every`], and at the end of recorded games):
//! - *lists*: choices and candidates are listed once, every choice is a candidate, `check` allows just what is
//!   listed (tried with the candidates, what other seats may choose, and choices remembered from earlier
//!   moments), seats that are not asked have nothing to choose, notation is one line and is read back, that of remarks,
//!   too;
//! - *doing*: what may be done in one go can be; every listed choice applies, and leads to the same state whether or not anybody listens; events and
//!   states are kept as they were;
//! - *secrets*: see below.
//!
//! **In recorded games** ([`Rigour::record_every`]) the same choices are made once more in a
//! [`Match`](crate::Match): it ends in the same state; steps are taken back to what was; a game resumed from a
//! snapshot goes the same way and tells the same; the record is read as it was written and replays.
//!
//! # Secrets
//! `imagine(state, seat)` replaces what the seat does not know by something else that it could be, and depends on
//! nothing else that it does not know: two states that differ only in that are imagined alike. Three things rest
//! on it. Each is asked of a seat and of watchers, who know no more than any seat.
//!
//! - **A moment gives nothing away.** View, prompt, who is asked, outcome, choices, what anybody may say, and what
//!   lies before the seat with words and refusals are the same in the true state and in the imagined one.
//! - **A step gives nothing away.** The same choice is made, by whoever is asked, in the true state and in the
//!   imagined one, with the same chance to come. Unless the step [reveals](crate::Journal::reveal_to) something
//!   to the reader, however it turns out, the reader is given and told the same, and may take back as much. So whoever learns something
//!   hidden, be it that a question is *not* asked, learns it from a step that says so and cannot be taken back.
//!   A draw is no excuse: what it turns up of something hidden is revealed; and where hidden things decide *how
//!   many* draws come before one that all see, the step has to say that it reveals something, too.
//! - **A secret is not told.** Another choice of somebody else, or another fall of one die, leads to another state.
//!   If the reader imagines both alike, it cannot know which; unless something was revealed to it, it is told the
//!   same. So what all are told about a secret choice or a hidden draw does not depend on it. (What is told and
//!   leaves a trace only in what is hidden would be blamed wrongly: keep in the state what everybody knows.)
//!
//! [`twins()`] go on where this stops: from a position of one's own, through many choices. [`unseen()`] looks at questions that a seat
//! answers in secret, of which the game's tests say which they are: what stays in view must not tell what has gone.
//!
//! What this cannot find: a leak in what is *told* by a step that itself reveals something to that reader, or
//! before the first choice; a leak of something that `imagine` never replaces ([`Report::imagined`] counts how
//! often it replaced anything: 0 in a game with secrets means that nothing was checked).

mod doing;
mod lists;
mod secrets;
mod twins;
mod watch;
mod whole;

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::Game;

use watch::Watch;

pub use twins::{Compared, Looked, twins, unseen};

/// The share of moments to check. The games of a seed are the same whatever is checked.
#[derive(Clone, Copy, Debug)]
pub struct Rigour {
    /// One in this many moments is checked in full; which ones depends on the seed. 0: none.
    pub every: u32,
    /// Each game whose seed is a multiple of this is also recorded, read back and replayed. 0: none.
    pub record_every: u64,
}

impl Rigour {
    /// A setting for hundreds of thousands of quick games.
    pub const QUICK: Self = Self { every: 97, record_every: 499 };
    /// A setting for some hundred games: every check at every choice.
    pub const FULL: Self = Self { every: 1, record_every: 1 };
}

/// The number of things checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played to their end.
    pub games: u64,
    /// Choices made in them.
    pub choices: u64,
    /// Moments before a choice at which the dear checks were done.
    pub moments: u64,
    /// Times that an imagined state differed from the true one.
    pub imagined: u64,
}

/// A failure of conformance: its place, and the broken promise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    /// The seed of the game.
    pub seed: u64,
    /// The number of choices made before.
    pub ply: u32,
    /// The broken promise.
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
    check_showing::<G>(setup, seeds, rigour, &mut |_| ())
}

/// The same, and shows each state that is looked at in full, so that a test can tell whether what it is about was among them.
///
/// # Errors
/// The first thing that does not hold, a panic of the rules included.
pub fn check_showing<G: Game>(
    setup: &G::Setup,
    seeds: std::ops::Range<u64>,
    rigour: Rigour,
    show: &mut dyn FnMut(&G::State),
) -> Result<Report, Broken> {
    let mut report = Report::default();
    let mut seen = Vec::new();
    for seed in seeds {
        let mut watch = Watch::<G>::new(setup, seed, rigour, &mut seen, &mut report, &mut *show);
        // After a panic nothing is used but where it happened.
        let played = catch_unwind(AssertUnwindSafe(|| watch.play()));
        played.unwrap_or_else(|panic| Err(watch.broken(format!("panic: {}", words(panic.as_ref())))))?;
    }
    Ok(report)
}

/// The words of a panic.
fn words(panic: &(dyn Any + Send)) -> &str {
    let written = panic.downcast_ref::<String>().map(String::as_str);
    written.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words")
}
