//! The course of a finished game, played through once more: what a look back and a curve both ask of it.

use table::{Match, Rng, Seat};

use crate::greedy::worth;
use crate::mind::{ChoiceOf, Mind, Rest, StateOf};

/// Choices that the solver tries for each moment.
const NODES: u64 = 40_000;

/// The course of a game: every moment, from the first that is known.
pub(crate) struct Course<'a, M: Mind> {
    pub(crate) game: &'a Match<M::Game>,
    /// The states, with the number of choices made before each.
    pub(crate) states: Vec<(u32, StateOf<M>)>,
}

/// A moment that was given to the solver: the game as it stood then, and the rest of the deal; none where that was not found out.
pub(crate) type Solved<M> = (Match<<M as Mind>::Game>, Option<Rest<ChoiceOf<M>>>);

impl<'a, M: Mind> Course<'a, M> {
    /// Plays the game through its choices once more.
    pub(crate) fn of(game: &'a Match<M::Game>) -> Option<Self> {
        let mut again = game.at(game.first_ply())?;
        let mut states = vec![(again.ply(), again.state().clone())];
        for made in game.made() {
            let ply = again.since(made.seat);
            again.choose(made.seat, ply, made.choice.clone()).ok()?;
            states.push((again.ply(), again.state().clone()));
        }
        Some(Self { game, states })
    }

    /// The seat of the choice that led to the state with this number.
    pub(crate) fn by(&self, index: usize) -> Option<Seat> {
        let made = self.game.made().get(index.checked_sub(1)?)?;
        Some(made.seat)
    }

    /// The acts that changed most for a seat at a glance, by the numbers of the states after them: the sharpest first, as `measure`
    /// has the change of its worth.
    pub(crate) fn sharpest(
        &self,
        mind: &M,
        seat: Seat,
        most: usize,
        measure: impl Fn(f64) -> f64,
    ) -> Vec<usize> {
        let glance = self.states.iter().map(|(_, state)| worth(mind, state, seat)).collect::<Vec<_>>();
        let change = |at: usize| measure(glance[at] - glance[at - 1]);
        let mut acts = (1..glance.len()).collect::<Vec<_>>();
        acts.sort_by(|a, b| change(*b).total_cmp(&change(*a)));
        acts.truncate(most);
        acts
    }

    /// The rest of the deal from the state with this number, with open hands; nothing where no solver can be asked.
    pub(crate) fn solved(&self, mind: &M, index: usize, rng: &mut Rng) -> Option<Solved<M>> {
        let (ply, state) = &self.states[index];
        let then = mind.can_be_solved(state).then(|| self.game.at(*ply)).flatten()?;
        let rest = mind.could_be_won(state, then.chance(), NODES, rng);
        Some((then, rest))
    }
}
