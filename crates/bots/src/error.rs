//! Errors of requests to bots.

use table::SetupError;

/// The reason why bots could not play as asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BotError {
    /// No bot has that name.
    #[error(
        "there is no bot '{0}': say random, easy, fair, hard, habit, greedy, search:NODES or search:MILLISms"
    )]
    Unknown(String),
    /// No mind of that name plays the game.
    #[error("there is no mind '{name}': say {known}")]
    NoMind {
        /// The name asked for.
        name: String,
        /// The minds there are, with commas between.
        known: String,
    },
    /// No bot was named.
    #[error("name at least one bot")]
    Nobody,
    /// The stored set-up cannot be read.
    #[error("the set-up cannot be used: {0}")]
    Setup(#[from] SetupError),
    /// A game passed its own bound: a fault of its rules.
    #[error("game {game} did not end within {choices} choices")]
    Endless {
        /// The game, counted from 0.
        game: u64,
        /// Choices made before the error.
        choices: u64,
    },
    /// The rules asked for a decision and left none, or asked nobody before the end: a fault of its rules.
    #[error("game {game} stands still after {choices} choices")]
    Stuck {
        /// The game, counted from 0.
        game: u64,
        /// Choices made before the error.
        choices: u64,
    },
}
