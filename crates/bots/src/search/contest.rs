//! A contest of the choices at hand, without a tree: each is tried under the same conditions as the others (hidden cards,
//! draws, whims of the habit), and those that fall behind are dropped half by half.

use table::{Chance, Game, Rng, Seat, pick};

use super::Searcher;
use crate::greedy::worth;
use crate::mind::{ChoiceOf, Mind, StateOf};

/// A choice of the shortlist, with its results so far.
#[derive(Clone, Copy, Debug)]
struct Entrant {
    index: usize,
    /// The estimate before it is tried.
    prior: f64,
    total: f64,
}

impl<M: Mind> Searcher<M> {
    /// The index in the shortlist of the best choice in this many playouts.
    pub(super) fn contest(&mut self, state: &StateOf<M>, seat: Seat, nodes: u32, rng: &mut Rng) -> usize {
        let mut priors = Vec::new();
        let imagined = M::Game::imagine(state, seat, rng);
        self.mind.prior(&imagined, seat, &self.shortlist, &mut priors);
        let habit = self.mind.habit(&imagined, seat, &self.shortlist, rng);
        let prior = |index: usize| {
            let trusted = if index == habit { self.search.trust } else { 0.0 };
            priors.get(index).copied().unwrap_or_default() + trusted
        };
        let mut field = (0..self.shortlist.len())
            .map(|index| Entrant { index, prior: prior(index), total: 0.0 })
            .collect::<Vec<_>>();
        let stages = field.len().next_power_of_two().trailing_zeros().max(1);
        let mut rounds = 0_u32;
        for stage in 0..stages {
            let each = (nodes / stages / field.len() as u32).max(1);
            rounds += each;
            let (faith, tried) = (self.search.faith, f64::from(rounds));
            let merit_of = |entrant: &Entrant, total: f64| {
                // What is thought beforehand counts as much as so many playouts.
                (total + faith * entrant.prior) / (tried + faith)
                    + if faith == 0.0 { entrant.prior } else { 0.0 }
            };
            let mut settled = false;
            for left in (0..each).rev() {
                if self.stop.is_cancelled() {
                    break;
                }
                // Drawn even when nothing is tried any more: what is drawn next does not depend on how early that was.
                let conditions = pick(rng, u32::MAX as usize) as u64;
                if settled {
                    continue;
                }
                for entrant in &mut field {
                    entrant.total += self.trial(state, seat, entrant.index, conditions);
                }
                // In the end it only matters who is first: does he stay so, should he win nothing more and another all?
                if stage + 1 == stages {
                    let leads = |leader: &Entrant| {
                        let others = field.iter().filter(|other| other.index != leader.index);
                        let most = others.map(|other| merit_of(other, other.total + f64::from(left)));
                        most.fold(f64::MIN, f64::max) < merit_of(leader, leader.total)
                    };
                    settled = field.iter().any(leads);
                }
            }
            let merit = |entrant: &Entrant| merit_of(entrant, entrant.total);
            field.sort_by(|a, b| merit(b).total_cmp(&merit(a)));
            if stage + 1 < stages {
                field.truncate(field.len().div_ceil(2));
            }
        }
        field[0].index
    }

    /// The average of each choice over this many playouts, all under the same conditions.
    pub fn weigh(
        &mut self,
        state: &StateOf<M>,
        seat: Seat,
        choices: &[ChoiceOf<M>],
        playouts: u32,
        rng: &mut Rng,
    ) -> Vec<f64> {
        self.consider(choices);
        self.worlds = self.mind.worlds(state, seat, playouts, rng);
        let mut worths = vec![0.0; choices.len()];
        for _ in 0..playouts {
            let conditions = pick(rng, u32::MAX as usize) as u64;
            for (index, worth) in worths.iter_mut().enumerate() {
                *worth += self.trial(state, seat, index, conditions) / f64::from(playouts);
            }
        }
        worths
    }

    /// The result for a seat of one playout from a moment as it truly is, under these conditions: for a finished game.
    pub(crate) fn judged(&mut self, root: &StateOf<M>, seat: Seat, conditions: u64) -> f64 {
        let mut state = root.clone();
        let mut chance = Chance::stream(table::rng(!conditions));
        self.play_out(root, &mut state, None, &mut chance, &mut table::rng(conditions));
        worth(&self.mind, &state, seat)
    }

    /// These are the choices that are tried out.
    pub(crate) fn consider(&mut self, choices: &[ChoiceOf<M>]) {
        self.worlds.clear();
        self.shortlist.clear();
        self.shortlist.extend_from_slice(choices);
    }

    /// The result of a choice of the shortlist in one playout under these conditions.
    fn trial(&mut self, root: &StateOf<M>, me: Seat, index: usize, conditions: u64) -> f64 {
        self.tried(root, me, index, conditions).1
    }

    /// The state after one playout of a choice of the shortlist under these conditions, and its worth.
    pub(crate) fn tried(
        &mut self,
        root: &StateOf<M>,
        me: Seat,
        index: usize,
        conditions: u64,
    ) -> (StateOf<M>, f64) {
        self.iterations += 1;
        table::work::done(table::work::TRIAL);
        let mut whims = table::rng(conditions);
        let mut state = self.imagine(root, me, &mut whims);
        let mut chance = Chance::stream(table::rng(!conditions));
        M::Game::apply(&mut state, me, &self.shortlist[index], &mut chance, &mut self.journal);
        self.play_out(root, &mut state, Some(me), &mut chance, &mut whims);
        let worth = worth(&self.mind, &state, me);
        (state, worth)
    }
}
