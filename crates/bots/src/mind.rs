//! A mind: knowledge of good and bad play in one game.

use std::fmt::Debug;
use std::marker::PhantomData;

use table::{Chance, Game, Message, Rng, Seat, pick};

/// A mind: a player's judgement and habits in one game. Only bots use it, never the rules; there may be several for the
/// same game, and which plays is told by its name ([`Minds`](crate::Minds)).
///
/// A mind is copied for every thinker: what is large in it (weights that were learnt) it shares.
pub trait Mind: Clone + Debug + Send + Sync + 'static {
    /// The game it knows.
    type Game: Game;

    /// The value of `state` for `seat`, from 0 (lost) to 1 (won). Must use only what `seat` may know, or be called on
    /// imagined states.
    fn value(&self, state: &StateOf<Self>, seat: Seat) -> f64;

    /// Index of the choice a quick, sensible player would take: the habit that guides a search's playouts.
    fn habit(&self, _state: &StateOf<Self>, _seat: Seat, choices: &[ChoiceOf<Self>], rng: &mut Rng) -> usize {
        pick(rng, choices.len())
    }

    /// Index of the choice a player makes by a slip: any, where a mind does not say how one errs in its game.
    fn slip(&self, _state: &StateOf<Self>, _seat: Seat, choices: &[ChoiceOf<Self>], rng: &mut Rng) -> usize {
        pick(rng, choices.len())
    }

    /// The text `id` that a bot brings to a table before the game begins: a deck of its own. Nothing, when it has
    /// none: then no game that needs it begins with a bot.
    fn brings(&self, _setup: &SetupOf<Self>, _seat: Seat, _id: &str, _rng: &mut Rng) -> Option<String> {
        None
    }

    /// The decided result for `seat`, from 0 to 1, once a part of the game is over behind which a search need not look:
    /// by default, at the end of the game, what was won. Where nearly all games are lost it may also say how near this
    /// one was to be won.
    fn decided(&self, state: &StateOf<Self>, seat: Seat) -> Option<f64> {
        Self::Game::outcome(state).map(|outcome| outcome.payoff(seat))
    }

    /// The indices of the choices that deserve a search, at least one: what nobody sensible would do costs a
    /// search the time it needs for the rest.
    fn shortlist(
        &self,
        _state: &StateOf<Self>,
        _seat: Seat,
        choices: &[ChoiceOf<Self>],
        out: &mut Vec<usize>,
    ) {
        out.extend(0..choices.len());
    }

    /// An estimate of each choice before it is tried, on the scale of [`value`](Self::value): only the differences count.
    /// Nothing, when all are thought alike.
    fn prior(&self, _state: &StateOf<Self>, _seat: Seat, _choices: &[ChoiceOf<Self>], _out: &mut Vec<f64>) {}

    /// The aspects of a moment that are good for `seat`, with their values: from those that differ after two choices a
    /// [`Hint`](crate::Hint) takes its reasons. Only what the seat may know, or of imagined states. Nothing, when there
    /// is no more to say than what came out better.
    fn aspects(&self, _state: &StateOf<Self>, _seat: Seat, _out: &mut Vec<Aspect>) {}

    /// The goal that has become impossible, for good and for all to see, in words: at the end of the game the first such
    /// moment is told.
    fn lost(&self, _state: &StateOf<Self>) -> Option<Message> {
        None
    }

    /// True if it is worth asking at this moment whether the rest [could be won](Self::could_be_won).
    fn can_be_solved(&self, _state: &StateOf<Self>) -> bool {
        false
    }

    /// The rest of the deal if all were open, with the draws that `chance` has still to make. Nothing, when it is not found
    /// out by trying so many choices.
    fn could_be_won(
        &self,
        _state: &StateOf<Self>,
        _chance: &Chance,
        _nodes: u64,
        _rng: &mut Rng,
    ) -> Option<Rest<ChoiceOf<Self>>> {
        None
    }

    /// States that fit what a seat knows, each as likely as the others: where a mind knows more of what is likely than the rules, which
    /// imagine any that is possible. `state` is the whole truth, and may only be imagined from. Nothing, when all are alike, or
    /// it is not worth the time for so many playouts.
    fn worlds(
        &self,
        _state: &StateOf<Self>,
        _seat: Seat,
        _playouts: u32,
        _rng: &mut Rng,
    ) -> Vec<StateOf<Self>> {
        Vec::new()
    }

    /// The playouts that a decision of a contest deserves, at most `allowed`.
    fn playouts(&self, _state: &StateOf<Self>, allowed: u32) -> u32 {
        allowed
    }

    /// True if enough has happened since `root` for a judgement. A search that asks plays on by habit until then.
    fn settled(&self, _root: &StateOf<Self>, _now: &StateOf<Self>) -> bool {
        true
    }
}

/// An aspect of a moment that is good for a seat, and its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Aspect {
    /// The sentence about a choice that brings more of it.
    pub what: Message,
    /// The aspect's value, on the scale of [`Mind::value`]: only differences between two moments count.
    pub good: f64,
}

impl Aspect {
    /// An aspect with its sentence and its value.
    pub const fn new(what: &'static str, good: f64) -> Self {
        Self { what: Message::new(what), good }
    }
}

/// The rest of a deal when all is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Rest<C> {
    /// It is won by these choices.
    Won(Vec<(Seat, C)>),
    /// Nothing wins it.
    Lost,
}

/// The set-up of the game that a mind knows.
pub type SetupOf<M> = <<M as Mind>::Game as Game>::Setup;
/// The state of the game that a mind knows.
pub type StateOf<M> = <<M as Mind>::Game as Game>::State;
/// A choice of the game that a mind knows.
pub type ChoiceOf<M> = <<M as Mind>::Game as Game>::Choice;

/// Knows nothing but how the game ends: for a game to which nobody has given a mind of its own yet.
pub struct Blank<G>(PhantomData<fn() -> G>);

impl<G> Blank<G> {
    /// A mind that knows nothing.
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G> Default for Blank<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G> Clone for Blank<G> {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl<G: Game> Debug for Blank<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Blank({})", G::INFO.id)
    }
}

impl<G: Game> Mind for Blank<G> {
    type Game = G;

    fn value(&self, state: &G::State, seat: Seat) -> f64 {
        G::outcome(state).map_or(0.5, |outcome| outcome.payoff(seat))
    }
}
