//! Test tools for the games of the house: for the tests of each game's rules, never for what ships.
//!
//! - [`goldens`]: whole games as reviewed text, so that a change of behaviour shows as a difference.
//! - [`scenarios`]: every scenario file of a folder.
//! - [`refusals`]: the clause cited for each illegal choice, as reviewed text.
//! - [`positions`]: every moment of random games as text, and back.
//! - [`twins()`]: positions as text, led on as they are and as each seat imagines them; [`unseen_answers`]: what is answered in
//!   secret.
//! - [`conforms`], [`random_games`]: the kernel's suite over thousands of random games; how many, and which, is for
//!   [`Scale`] to say.
//! - [`Counting`], [`allocations_in_play`]: whether a game takes memory while it is played.
//!
//! All of them panic with what does not hold: they are called by tests.

mod allocation;
mod golden;
mod positions;
mod random;
mod refusals;
mod scale;
mod scenario;
mod twins;

pub use allocation::{Counting, allocations, allocations_in_play};
pub use golden::{Golden, at_random, goldens};
pub use positions::{Walk, Written, nothing_hidden, positions};
pub use random::{conforms, random_games};
pub use refusals::refusals;
pub use scale::Scale;
pub use scenario::scenarios;
pub use twins::{Twins, twins, unseen_answers};

use table::{Game, SetupRequest};

/// A table of a game: how many play, and options as name and value.
#[derive(Clone, Copy, Debug)]
pub struct Table<'a> {
    /// The number of players.
    pub players: usize,
    /// The options that are not as by default.
    pub options: &'a [(&'a str, &'a str)],
}

impl Table<'_> {
    /// The set-up.
    ///
    /// # Panics
    /// When the game has no such table.
    pub fn setup<G: Game>(&self, data: &G::Data) -> G::Setup {
        let request = SetupRequest::players(self.players);
        let options = self.options.iter();
        let request = options.fold(request, |request, (name, value)| request.option(name, value));
        G::setup(data, &request).unwrap_or_else(|error| panic!("{self:?}: {error}"))
    }
}
