//! Looks one choice ahead.

use table::{Chance, Game, Journal, Rng, Seat};

use crate::mind::{ChoiceOf, Mind, StateOf};
use crate::player::Player;

/// Takes the choice after which the state looks best ([`Mind::value`]), on the average of some
/// imagined states and rolls.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<M> {
    /// Results of each choice that are looked at.
    pub samples: u32,
    /// The mind that judges.
    pub mind: M,
}

impl<M: Mind> Player<M::Game> for Greedy<M> {
    fn choose(&mut self, state: &StateOf<M>, seat: Seat, choices: &[ChoiceOf<M>], rng: &mut Rng) -> usize {
        let mut chance = Chance::stream(rng.clone());
        let mut journal = Journal::silent();
        let mut best = (0, f64::MIN);
        // Every choice meets the same imagined states, so that luck favours none.
        let imagined =
            (0..self.samples.max(1)).map(|_| M::Game::imagine(state, seat, rng)).collect::<Vec<_>>();
        for (index, choice) in choices.iter().enumerate() {
            let total = imagined.iter().map(|start| {
                let mut after = start.clone();
                M::Game::apply(&mut after, seat, choice, &mut chance, &mut journal);
                worth(&self.mind, &after, seat)
            });
            let total = total.sum::<f64>();
            if total > best.1 {
                best = (index, total);
            }
        }
        best.0
    }
}

/// The worth of a state to a seat: exact when the game is over, before that the judgement of a mind.
pub(crate) fn worth<M: Mind>(mind: &M, state: &StateOf<M>, seat: Seat) -> f64 {
    mind.decided(state, seat).unwrap_or_else(|| mind.value(state, seat))
}
