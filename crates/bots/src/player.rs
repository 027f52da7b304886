//! Players, and the two simplest ones.

use table::{Game, Rng, Seat, pick};

use crate::cancel::CancelFlag;
use crate::mind::{ChoiceOf, Mind, StateOf};

/// A player at one seat.
pub trait Player<G: Game>: Send {
    /// The index of its choice in `choices`, which are all the legal ones of `seat` and at least one.
    ///
    /// `state` is the whole truth: a player may use it only to imagine what its seat could believe.
    fn choose(&mut self, state: &G::State, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> usize;

    /// Gives the player a flag that may cancel its search; the choice made then is of no use. Fast players ignore it.
    fn cancel_by(&mut self, _stop: &CancelFlag) {}
}

/// Takes any choice, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _state: &G::State, _seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> usize {
        pick(rng, choices.len())
    }
}

/// Follows the habit of a mind ([`Mind::habit`]), and slips now and then, as the mind errs ([`Mind::slip`]).
#[derive(Clone, Copy, Debug, Default)]
pub struct Habit<M> {
    /// Slips in a hundred decisions.
    pub slips: u8,
    /// The mind whose habit decides.
    pub mind: M,
}

impl<M: Mind> Player<M::Game> for Habit<M> {
    fn choose(&mut self, state: &StateOf<M>, seat: Seat, choices: &[ChoiceOf<M>], rng: &mut Rng) -> usize {
        let slips = self.slips > 0 && pick(rng, 100) < usize::from(self.slips);
        let imagined = M::Game::imagine(state, seat, rng);
        match slips {
            true => self.mind.slip(&imagined, seat, choices, rng),
            false => self.mind.habit(&imagined, seat, choices, rng),
        }
    }
}
