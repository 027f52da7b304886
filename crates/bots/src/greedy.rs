//! Looks one choice ahead.

use table::{Chance, Evaluate, Journal, Rng, Seat};

use crate::player::Player;

/// Takes the choice after which the state looks best ([`Evaluate::value`]), on the average of some
/// imagined states and rolls.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    /// How many results of each choice are looked at.
    pub samples: u32,
}

impl<G: Evaluate> Player<G> for Greedy {
    fn choose(&mut self, state: &G::State, seat: Seat, choices: &[G::Choice], rng: &mut Rng) -> usize {
        let mut chance = Chance::stream(rng.clone());
        let mut journal = Journal::silent();
        let mut best = (0, f64::MIN);
        // Every choice meets the same imagined states, so that luck favours none.
        let imagined = (0..self.samples.max(1))
            .map(|_| G::imagine(state, seat, rng))
            .collect::<Vec<_>>();
        for (index, choice) in choices.iter().enumerate() {
            let total = imagined.iter().map(|start| {
                let mut after = start.clone();
                G::apply(&mut after, seat, choice, &mut chance, &mut journal);
                worth::<G>(&after, seat)
            });
            let total = total.sum::<f64>();
            if total > best.1 {
                best = (index, total);
            }
        }
        best.0
    }
}

/// What a state is worth to a seat: exactly when the game is over, by the game's judgement before.
pub(crate) fn worth<G: Evaluate>(state: &G::State, seat: Seat) -> f64 {
    G::decided(state, seat).unwrap_or_else(|| G::value(state, seat))
}
