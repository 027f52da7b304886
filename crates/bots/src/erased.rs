//! The bots of a game, without its types.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;
use table::{AnyMatch, Game, Info, Match, Seat, SetupError, rng};

use crate::arena::{Arena, arena};
use crate::bench::{Measure, bench};
use crate::cancel::CancelFlag;
use crate::curve::Curve;
use crate::error::BotError;
use crate::hint::Hint;
use crate::levels::Levels;
use crate::minds::{Bot, Minds};
use crate::simulate::{Simulation, simulate};
use crate::turned::Turned;

/// The bots of one game, whichever it is.
pub trait AnyBots: Debug + Send + Sync {
    /// The game they play.
    fn info(&self) -> Info;

    /// The levels a person can pick, from the weakest.
    fn levels(&self) -> &'static [&'static str] {
        Levels::NAMES
    }

    /// The names of the minds that play it, that of the one people play against first.
    fn minds(&self) -> Vec<&'static str>;

    /// Checks the name of a bot: a level or a [`Skill`](crate::Skill), and behind `@` a mind.
    ///
    /// # Errors
    /// When there is not.
    fn check(&self, bot: &str) -> Result<(), BotError>;

    /// A bot's choice at `seat`, in notation. The same `seed` gives the same choice. Nothing when the seat is not asked,
    /// the game is another one, or there is no such bot.
    fn choose(&self, game: &dyn AnyMatch, seat: Seat, bot: &str, seed: u64) -> Option<String> {
        self.choose_cancellable(&CancelFlag::default(), game, seat, bot, seed)
    }

    /// The same, cancellable: once `stop` is set the answer comes soon, and is of no use.
    fn choose_cancellable(
        &self,
        stop: &CancelFlag,
        game: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Option<String>;

    /// The worth of each choice to `seat`, as a bot sees it, in notation and in the order in which they are listed: see
    /// [`Bot::weigh`]. Nothing where [`choose`](Self::choose) gives nothing.
    fn weigh(&self, game: &dyn AnyMatch, seat: Seat, bot: &str, seed: u64) -> Option<Vec<(String, f64)>>;

    /// A hint for `seat`, with reasons, in notation: see [`Bot::hint`]. Cancellable: once `stop` is set there is soon
    /// none.
    fn hint(
        &self,
        stop: &CancelFlag,
        game: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Option<Hint<String>>;

    /// A bot's look back on a finished game: see [`Bot::turned`].
    fn turned(&self, stop: &CancelFlag, game: &dyn AnyMatch, bot: &str, seed: u64) -> Option<Turned>;

    /// The course of a finished game, as a bot judges it: see [`Bot::curve`].
    fn curve(
        &self,
        stop: &CancelFlag,
        game: &dyn AnyMatch,
        bot: &str,
        seed: u64,
        told: &mut dyn FnMut(&Curve),
    ) -> Option<Curve>;

    /// The text `id` that a bot brings to a table of this set-up at `seat`: a deck of its own. The same `seed` gives
    /// the same text. Nothing, when it has none.
    fn brings(&self, setup: &Value, seat: Seat, id: &str, bot: &str, seed: u64) -> Option<String>;

    /// Plays many games: see [`simulate`].
    ///
    /// # Errors
    /// When a bot or the set-up does not fit.
    fn simulate(
        &self,
        setup: &Value,
        bots: &[String],
        games: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
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

/// The bots of a game, made from these minds.
pub fn of<G: Game>(minds: Minds<G>) -> Arc<dyn AnyBots> {
    Arc::new(Of { minds })
}

/// A bot's choice at `seat`; nothing when the seat is not asked. A single choice is made at once.
pub fn choose<G: Game>(state: &G::State, seat: Seat, bot: &Bot<G>, seed: u64) -> Option<G::Choice> {
    choose_cancellable(&CancelFlag::default(), state, seat, bot, seed)
}

fn choose_cancellable<G: Game>(
    stop: &CancelFlag,
    state: &G::State,
    seat: Seat,
    bot: &Bot<G>,
    seed: u64,
) -> Option<G::Choice> {
    if !G::asks(state).has(seat) {
        return None;
    }
    let mut choices = Vec::new();
    G::choices(state, seat, &mut choices);
    let index = match choices.len() {
        0 => return None,
        1 => 0,
        _ => {
            let mut player = bot.player();
            player.cancel_by(stop);
            player.choose(state, seat, &choices, &mut rng(seed))
        }
    };
    Some(choices.swap_remove(index))
}

#[derive(Debug)]
struct Of<G: Game> {
    minds: Minds<G>,
}

impl<G: Game> Of<G> {
    fn bots(&self, names: &[String]) -> Result<Vec<Bot<G>>, BotError> {
        names.iter().map(|name| self.minds.bot(name)).collect()
    }
}

pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> Result<T, SetupError> {
    T::deserialize(value).map_err(SetupError::unreadable)
}

impl<G: Game> AnyBots for Of<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn minds(&self) -> Vec<&'static str> {
        self.minds.names().collect()
    }

    fn check(&self, bot: &str) -> Result<(), BotError> {
        self.minds.bot(bot).map(|_| ())
    }

    fn choose_cancellable(
        &self,
        stop: &CancelFlag,
        game: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Option<String> {
        let running = game.as_any().downcast_ref::<Match<G>>()?;
        let bot = self.minds.bot(bot).ok()?;
        choose_cancellable(stop, running.state(), seat, &bot, seed).map(|choice| choice.to_string())
    }

    fn weigh(&self, game: &dyn AnyMatch, seat: Seat, bot: &str, seed: u64) -> Option<Vec<(String, f64)>> {
        let state = game.as_any().downcast_ref::<Match<G>>()?.state();
        let bot = self.minds.bot(bot).ok()?;
        if !G::asks(state).has(seat) {
            return None;
        }
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        let worths = bot.weigh(state, seat, &choices, seed);
        Some(choices.iter().map(ToString::to_string).zip(worths).collect())
    }

    fn hint(
        &self,
        stop: &CancelFlag,
        game: &dyn AnyMatch,
        seat: Seat,
        bot: &str,
        seed: u64,
    ) -> Option<Hint<String>> {
        let state = game.as_any().downcast_ref::<Match<G>>()?.state();
        let bot = self.minds.bot(bot).ok()?;
        let hint = bot.hint(stop, state, seat, seed)?;
        Some(hint.map(|choice| choice.to_string()))
    }

    fn turned(&self, stop: &CancelFlag, game: &dyn AnyMatch, bot: &str, seed: u64) -> Option<Turned> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        self.minds.bot(bot).ok()?.turned(stop, game, seed)
    }

    fn curve(
        &self,
        stop: &CancelFlag,
        game: &dyn AnyMatch,
        bot: &str,
        seed: u64,
        told: &mut dyn FnMut(&Curve),
    ) -> Option<Curve> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        self.minds.bot(bot).ok()?.curve(stop, game, seed, told)
    }

    fn brings(&self, setup: &Value, seat: Seat, id: &str, bot: &str, seed: u64) -> Option<String> {
        let (setup, bot) = (read(setup).ok()?, self.minds.bot(bot).ok()?);
        bot.brings(&setup, seat, id, &mut rng(seed))
    }

    fn simulate(
        &self,
        setup: &Value,
        bots: &[String],
        games: u64,
        seed: u64,
        threads: usize,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Simulation, BotError> {
        let bots = self.bots(bots)?;
        simulate::<G>(&read(setup)?, &bots, games, seed, threads, progress)
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
        let bots = self.bots(bots)?;
        let side = self.minds.side();
        arena::<G>(&read(setup)?, &bots, side, games, seed, threads, progress)
    }

    fn bench(&self, setup: &Value, time: Duration) -> Result<Vec<Measure>, BotError> {
        bench::<G>(&read(setup)?, &self.minds, time)
    }
}
