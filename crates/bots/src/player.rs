//! What a bot is, and the two simplest ones.

use table::{Evaluate, Game, Rng, Seat, pick};

/// Somebody who decides.
pub trait Player<G: Game>: Send {
    /// The index in `choices`, which are all the legal ones of `seat` and at least one, of what it does.
    ///
    /// `state` is the whole truth: a player may use it only to imagine what its seat could believe.
    fn choose(&mut self, state: &G::State, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> usize;
}

/// Takes any choice, each as likely as the others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, _state: &G::State, _seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> usize {
        pick(rng, choices.len())
    }
}

/// Follows the game's own habit ([`Evaluate::habit`]), and slips now and then.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habit {
    /// How many decisions in a hundred are taken at random.
    pub slips: u8,
}

impl<G: Evaluate> Player<G> for Habit {
    fn choose(&mut self, state: &G::State, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> usize {
        if self.slips > 0 && pick(rng, 100) < usize::from(self.slips) {
            return pick(rng, choices.len());
        }
        let imagined = G::imagine(state, seat, rng);
        G::habit(&imagined, seat, choices, rng)
    }
}
