//! The minds of a game, by name.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use table::{Game, Match, Rng, Seat, rng};

use crate::cancel::CancelFlag;
use crate::curve::{Curve, curve};
use crate::error::BotError;
use crate::hint::{Hint, hint};
use crate::levels::Levels;
use crate::mind::{ChoiceOf, Mind, StateOf};
use crate::player::Player;
use crate::search::{Search, Searcher, search_speed};
use crate::skill::Skill;
use crate::turned::{Judge, PLAYOUTS, Turned, turned};

/// The minds that play one game, each with its name and its levels. The first is the one people play against; another is
/// called by its name behind the level: `hard@weighing`.
#[derive(Debug)]
pub struct Minds<G: Game> {
    /// The minds, at least one.
    named: Vec<Named<G>>,
    side: Option<SideOf<G>>,
}

/// A function for the side of a seat, in a game of sides: the arena tells how each bot does on each.
pub type SideOf<G> = fn(&<G as Game>::Setup, Seat) -> &'static str;

/// A mind, its name, and its levels.
#[derive(Debug)]
struct Named<G: Game> {
    name: &'static str,
    levels: Levels,
    mind: Arc<dyn AnyMind<G>>,
}

/// A mind without its type.
trait AnyMind<G: Game>: fmt::Debug + Send + Sync {
    fn player(&self, skill: Skill) -> Box<dyn Player<G>>;
    fn search_speed(&self, setup: &G::Setup, time: Duration) -> f64;
    fn weigh(
        &self,
        search: Search,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        seed: u64,
    ) -> Vec<f64>;
    fn hint(
        &self,
        skill: Skill,
        stop: &CancelFlag,
        state: &G::State,
        seat: Seat,
        choices: &[G::Choice],
        seed: u64,
    ) -> Option<Hint<usize>>;
    fn turned(&self, skill: Skill, stop: &CancelFlag, game: &Match<G>, seed: u64) -> Option<Turned>;
    fn curve(
        &self,
        skill: Skill,
        stop: &CancelFlag,
        game: &Match<G>,
        seed: u64,
        told: &mut dyn FnMut(&Curve),
    ) -> Option<Curve>;
    fn judged(&self, skill: Skill, states: [&G::State; 2], seat: Seat, seed: u64) -> (f64, f64);
    fn brings(&self, setup: &G::Setup, seat: Seat, id: &str, rng: &mut Rng) -> Option<String>;
}

/// Playouts of each choice when it is weighed.
const WEIGHED: u32 = 60;

impl<M: Mind> AnyMind<M::Game> for M {
    fn player(&self, skill: Skill) -> Box<dyn Player<M::Game>> {
        skill.player(self)
    }

    fn search_speed(&self, setup: &<M::Game as Game>::Setup, time: Duration) -> f64 {
        search_speed(self, setup, time)
    }

    fn weigh(
        &self,
        search: Search,
        state: &StateOf<M>,
        seat: Seat,
        choices: &[ChoiceOf<M>],
        seed: u64,
    ) -> Vec<f64> {
        Searcher::new(search, self.clone()).weigh(state, seat, choices, WEIGHED, &mut rng(seed))
    }

    fn hint(
        &self,
        skill: Skill,
        stop: &CancelFlag,
        state: &StateOf<M>,
        seat: Seat,
        choices: &[ChoiceOf<M>],
        seed: u64,
    ) -> Option<Hint<usize>> {
        hint(self, skill, stop, state, seat, choices, seed)
    }

    fn turned(&self, skill: Skill, stop: &CancelFlag, game: &Match<M::Game>, seed: u64) -> Option<Turned> {
        turned(self, skill, stop, game, seed)
    }

    fn curve(
        &self,
        skill: Skill,
        stop: &CancelFlag,
        game: &Match<M::Game>,
        seed: u64,
        told: &mut dyn FnMut(&Curve),
    ) -> Option<Curve> {
        curve(self, skill, stop, game, seed, told)
    }

    fn judged(&self, skill: Skill, states: [&StateOf<M>; 2], seat: Seat, seed: u64) -> (f64, f64) {
        Judge::new(self, skill, &CancelFlag::default()).of_both(states, seat, PLAYOUTS, &mut rng(seed))
    }

    fn brings(
        &self,
        setup: &<M::Game as Game>::Setup,
        seat: Seat,
        id: &str,
        rng: &mut Rng,
    ) -> Option<String> {
        Mind::brings(self, setup, seat, id, rng)
    }
}

impl<G: Game> Minds<G> {
    /// The mind people play against.
    pub fn of(name: &'static str, mind: impl Mind<Game = G>, levels: Levels) -> Self {
        let none = Self { named: Vec::new(), side: None };
        none.and(name, mind, levels)
    }

    /// The same for a game of sides.
    #[must_use]
    pub fn sides(mut self, side: SideOf<G>) -> Self {
        self.side = Some(side);
        self
    }

    /// The side of a seat, if the game has sides.
    pub const fn side(&self) -> Option<SideOf<G>> {
        self.side
    }

    /// Adds another mind, called by its name.
    ///
    /// # Panics
    /// When another has that name already.
    #[must_use]
    pub fn and(mut self, name: &'static str, mind: impl Mind<Game = G>, levels: Levels) -> Self {
        assert!(self.names().all(|other| other != name), "two minds '{name}'");
        self.named.push(Named { name, levels, mind: Arc::new(mind) });
        self
    }

    /// The names of the minds, that of the one people play against first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.named.iter().map(|named| named.name)
    }

    /// A bot from its name: a level or a [`Skill`], and behind `@` a mind if it is not the first.
    ///
    /// # Errors
    /// When there is no such skill or no such mind.
    pub fn bot(&self, text: &str) -> Result<Bot<G>, BotError> {
        let (skill, mind) = match text.split_once('@') {
            None => (text, None),
            Some((skill, mind)) => (skill, Some(mind)),
        };
        let unknown_mind = || BotError::NoMind {
            name: mind.unwrap_or_default().to_owned(),
            known: self.names().collect::<Vec<_>>().join(", "),
        };
        let mut named = self.named.iter();
        let named = named.find(|named| mind.is_none_or(|mind| mind == named.name));
        let named = named.ok_or_else(unknown_mind)?;
        let skill = named.levels.skill(skill);
        Ok(Bot {
            name: text.to_owned(),
            skill: skill.ok_or_else(|| BotError::Unknown(text.to_owned()))?,
            mind: named.mind.clone(),
        })
    }

    /// The hard bot that people play against.
    pub fn hard(&self) -> Bot<G> {
        let first = &self.named[0];
        Bot { name: "hard".to_owned(), skill: first.levels.hard, mind: first.mind.clone() }
    }

    /// Iterations a second of a search by the first mind.
    pub(crate) fn search_speed(&self, setup: &G::Setup, time: Duration) -> f64 {
        self.named[0].mind.search_speed(setup, time)
    }
}

/// A bot: a skill and the mind it rests on, by a name.
#[derive(Debug)]
pub struct Bot<G: Game> {
    /// The bot's name: `hard`, `search:200@weighing`.
    pub name: String,
    /// The bot's skill.
    pub skill: Skill,
    mind: Arc<dyn AnyMind<G>>,
}

impl<G: Game> Clone for Bot<G> {
    fn clone(&self) -> Self {
        Self { name: self.name.clone(), skill: self.skill, mind: self.mind.clone() }
    }
}

impl<G: Game> Bot<G> {
    /// A bot of this skill and this mind.
    pub fn new(name: &str, skill: Skill, mind: impl Mind<Game = G>) -> Self {
        Self { name: name.to_owned(), skill, mind: Arc::new(mind) }
    }

    /// The text that it brings to a table: see [`Mind::brings`].
    pub fn brings(&self, setup: &G::Setup, seat: Seat, id: &str, rng: &mut Rng) -> Option<String> {
        self.mind.brings(setup, seat, id, rng)
    }

    /// The worth of each of these choices to the seat that is asked, from 0 (lost) to 1 (won): the average of some
    /// playouts as this bot makes them, or a short search where it makes none.
    pub fn weigh(&self, state: &G::State, seat: Seat, choices: &[G::Choice], seed: u64) -> Vec<f64> {
        let search = match self.skill {
            Skill::Search(search) => search,
            _ => Search::shallow(1),
        };
        self.mind.weigh(search, state, seat, choices, seed)
    }

    /// This bot's hint for `seat`, with reasons. Nothing when the seat is not asked, or once `stop` is set. The same
    /// `seed` gives the same hint.
    pub fn hint(
        &self,
        stop: &CancelFlag,
        state: &G::State,
        seat: Seat,
        seed: u64,
    ) -> Option<Hint<G::Choice>> {
        if !G::asks(state).has(seat) {
            return None;
        }
        let mut choices = Vec::new();
        G::choices(state, seat, &mut choices);
        let hint = self.mind.hint(self.skill, stop, state, seat, &choices, seed)?;
        Some(hint.map(|index| choices[index].clone()))
    }

    /// This bot's look back on a finished game. Nothing once `stop` is set. The same `seed` gives the same.
    pub fn turned(&self, stop: &CancelFlag, game: &Match<G>, seed: u64) -> Option<Turned> {
        self.mind.turned(self.skill, stop, game, seed)
    }

    /// The course of a finished game, as this bot judges it. `told` is called with each rougher curve on the way. Nothing once
    /// `stop` is set. The same `seed` gives the same.
    pub fn curve(
        &self,
        stop: &CancelFlag,
        game: &Match<G>,
        seed: u64,
        told: &mut dyn FnMut(&Curve),
    ) -> Option<Curve> {
        self.mind.curve(self.skill, stop, game, seed, told)
    }

    /// The worth to a seat of the moments before and after the choice that led to `ply`, as this bot judges them when all
    /// is open.
    pub fn judged(&self, game: &Match<G>, ply: u32, seat: Seat, seed: u64) -> Option<(f64, f64)> {
        let (before, after) = (game.at(ply.checked_sub(1)?)?, game.at(ply)?);
        Some(self.mind.judged(self.skill, [before.state(), after.state()], seat, seed))
    }

    /// A new player of this kind.
    pub fn player(&self) -> Box<dyn Player<G>> {
        self.mind.player(self.skill)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Blank;
    use journey::Journey;

    fn minds() -> Minds<Journey> {
        let other = Levels { hard: Skill::Random, ..Levels::default() };
        Minds::of("first", Blank::new(), Levels::default()).and("second", Blank::new(), other)
    }

    #[test]
    fn a_level_alone_is_the_first_minds() {
        let minds = minds();
        assert_eq!(minds.bot("hard").unwrap().skill, Levels::default().hard);
        assert_eq!(minds.bot("hard@first").unwrap().skill, Levels::default().hard);
        assert_eq!(minds.bot("hard@second").unwrap().skill, Skill::Random);
        assert_eq!(minds.bot("habit:3@second").unwrap().skill, Skill::Habit { slips: 3 });
        assert_eq!(minds.names().collect::<Vec<_>>(), ["first", "second"]);
    }

    #[test]
    fn what_is_unknown_is_refused_by_name() {
        let refused = |text: &str| minds().bot(text).unwrap_err();
        assert_eq!(refused("clever"), BotError::Unknown("clever".to_owned()));
        assert_eq!(refused("clever@second"), BotError::Unknown("clever@second".to_owned()));
        assert_eq!(refused("@second"), BotError::Unknown("@second".to_owned()));
        for name in ["third", "", "first@second"] {
            let known = "first, second".to_owned();
            let name = name.to_owned();
            assert_eq!(refused(&format!("hard@{name}")), BotError::NoMind { name, known });
        }
    }

    #[test]
    #[should_panic(expected = "two minds 'first'")]
    fn no_two_have_one_name() {
        let _ = minds().and("first", Blank::new(), Levels::default());
    }
}
