//! The bots of a game, without its types.

use std::fmt::Debug;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{AnyMatch, Evaluate, Info, Match, Seat, SetupError, rng};

use crate::arena::{Arena, arena};
use crate::bench::{Measure, bench};
use crate::error::BotError;
use crate::levels::Levels;
use crate::simulate::{Simulation, simulate};
use crate::skill::Skill;

/// The bots of one game, whichever it is.
pub trait AnyBots: Debug + Send + Sync {
    /// The game they play.
    fn info(&self) -> Info;

    /// The levels a person can pick, from the weakest.
    fn levels(&self) -> &'static [&'static str] {
        Levels::NAMES
    }

    /// Is there a bot of that name?
    ///
    /// # Errors
    /// When there is not.
    fn check(&self, bot: &str) -> Result<(), BotError>;

    /// What a bot would do at `seat`, in notation. The same `seed` gives the same choice. Nothing when the
    /// seat is not asked, the game is another one, or there is no such level.
    fn choose(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: u64) -> Option<String>;

    /// Plays many games on one core: see [`simulate`].
    ///
    /// # Errors
    /// When a bot or the set-up does not fit.
    fn simulate(
        &self,
        setup: &Value,
        bots: &[String],
        games: u64,
        seed: u64,
        progress: &dyn Fn(u64),
    ) -> Result<Simulation, BotError>;

    /// Finds out who is stronger: see [`arena`].
    ///
    /// # Errors
    /// When a bot or the set-up does not fit.
    fn arena(
        &self,
        setup: &Value,
        bots: &[String],
        games: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Arena, BotError>;

    /// Measures speed: see [`bench`](fn@bench).
    ///
    /// # Errors
    /// When the set-up does not fit.
    fn bench(&self, setup: &Value, time: Duration) -> Result<Vec<Measure>, BotError>;
}

/// The bots of the game `G`, with its levels.
pub fn of<G: Evaluate>(levels: Levels) -> Arc<dyn AnyBots> {
    Arc::new(Of::<G> {
        levels,
        game: PhantomData,
    })
}

/// What a bot of `skill` does at `seat`; nothing when the seat is not asked. What leaves no choice is
/// answered at once.
pub fn choose<G: Evaluate>(state: &G::State, seat: Seat, skill: Skill, seed: u64) -> Option<G::Choice> {
    if !G::asks(state).has(seat) {
        return None;
    }
    let mut choices = Vec::new();
    G::choices(state, seat, &mut choices);
    let index = match choices.len() {
        0 => return None,
        1 => 0,
        _ => skill.player::<G>().choose(state, seat, &choices, &mut rng(seed)),
    };
    Some(choices.swap_remove(index))
}

#[derive(Debug)]
struct Of<G> {
    levels: Levels,
    game: PhantomData<fn() -> G>,
}

impl<G: Evaluate> Of<G> {
    fn skill(&self, name: &str) -> Result<Skill, BotError> {
        self.levels
            .skill(name)
            .ok_or_else(|| BotError::Unknown(name.to_owned()))
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, SetupError> {
    T::deserialize(value).map_err(SetupError::unreadable)
}

impl<G: Evaluate> AnyBots for Of<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn check(&self, bot: &str) -> Result<(), BotError> {
        self.skill(bot).map(|_| ())
    }

    fn choose(&self, game: &dyn AnyMatch, seat: Seat, level: &str, seed: u64) -> Option<String> {
        let running = game.as_any().downcast_ref::<Match<G>>()?;
        let skill = self.levels.skill(level)?;
        choose::<G>(running.state(), seat, skill, seed).map(|choice| choice.to_string())
    }

    fn simulate(
        &self,
        setup: &Value,
        bots: &[String],
        games: u64,
        seed: u64,
        progress: &dyn Fn(u64),
    ) -> Result<Simulation, BotError> {
        let bots = bots
            .iter()
            .map(|name| self.skill(name))
            .collect::<Result<Vec<_>, _>>()?;
        simulate::<G>(&read(setup)?, &bots, games, seed, progress)
    }

    fn arena(
        &self,
        setup: &Value,
        bots: &[String],
        games: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Arena, BotError> {
        let named = |name: &String| Ok((name.clone(), self.skill(name)?));
        let bots = bots.iter().map(named).collect::<Result<Vec<_>, BotError>>()?;
        arena::<G>(&read(setup)?, &bots, games, seed, threads, progress)
    }

    fn bench(&self, setup: &Value, time: Duration) -> Result<Vec<Measure>, BotError> {
        bench::<G>(&read(setup)?, time)
    }
}
