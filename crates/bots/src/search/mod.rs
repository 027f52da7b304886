//! Monte Carlo tree search over any game: open-loop, with determinisation.
//!
//! Each iteration imagines a state that fits what the seat knows, draws fresh chance, and walks the tree by
//! the choices that are legal in *that* state. Nodes are told apart by choices only, never by what was
//! drawn or is hidden; an edge is judged by how often it could have been taken (SO-ISMCTS). Each seat looks
//! after its own payoff (max^n), which covers two players, several, teams and fellowships alike.

mod contest;
mod speed;
mod tree;

use std::time::{Duration, Instant};

use table::{Chance, Game, Journal, MAX_SEATS, Rng, Seat, SeatSet, pick};

use crate::cancel::CancelFlag;
use crate::greedy::worth;
use crate::mind::{ChoiceOf, Mind, StateOf};
use crate::player::Player;
use tree::{Id, ROOT, Tree};

pub(crate) use speed::search_speed;

/// A playout waits for the end of a turn before it is cut, but not for longer than this many choices.
const LONGEST_TURN: u32 = 400;

/// The budget of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// This many iterations: the same on every machine.
    Nodes(u32),
    /// Thinking time.
    Time(Duration),
}

/// Parameters of a search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    pub budget: Budget,
    /// The weight of exploration.
    pub exploration: f64,
    /// Choices after which a playout is cut and judged, at the next moment when somebody else decides.
    pub playout: u32,
    /// Choices with chance after which the tree ends and the playout begins. Nodes behind a roll mix all its results,
    /// which helps where choices mean the same after any of them.
    pub rolls: u32,
    /// Choices after which the tree ends and the playout begins. In a deep tree what follows a choice is first tried out,
    /// and judged too low until that is over; with a good habit a tree of one choice is often the better use of a short
    /// time.
    pub depth: u32,
    /// The margin by which another choice must look better than the habit before it is taken instead: playouts are noisy
    /// and judgements a little wrong, a habit that was tried in many games less so.
    pub trust: f64,
    /// True for a contest: the choices are tried against each other under the same conditions, and those that fall behind
    /// are dropped half by half. For searches of one choice, whose budget is a number of playouts.
    pub contest: bool,
    /// The weight of the prior ([`Mind::prior`]) in a contest, in playouts.
    pub faith: f64,
}

impl Default for Search {
    /// A full tree: for games in which plans matter more than luck.
    fn default() -> Self {
        Self {
            budget: Budget::Nodes(1000),
            exploration: 0.3,
            playout: 16,
            rolls: u32::MAX,
            depth: u32::MAX,
            trust: 0.0,
            contest: false,
            faith: 0.0,
        }
    }
}

impl Search {
    /// Tries each choice many times, goes on by habit to the end of the turn, and trusts the habit where
    /// the difference is small: for games of dice with a good habit and a good judgement.
    pub const fn shallow(nodes: u32) -> Self {
        Self {
            budget: Budget::Nodes(nodes),
            exploration: 0.3,
            playout: 0,
            rolls: 1,
            depth: 1,
            trust: 0.01,
            contest: false,
            faith: 0.0,
        }
    }

    /// Tries each choice many times and goes on by habit to the end, for games in which only the end tells.
    /// All who play by the habit rely on it: it is left only for what is clearly better.
    pub const fn to_the_end(nodes: u32) -> Self {
        Self { playout: u32::MAX / 2, trust: 0.06, ..Self::shallow(nodes) }
    }
}

/// A player who searches. It keeps its memory from one decision to the next, but not its thoughts.
pub struct Searcher<M: Mind> {
    search: Search,
    mind: M,
    tree: Tree<ChoiceOf<M>>,
    /// The edges walked in this iteration.
    path: Vec<Id>,
    /// The edges of the choices at hand.
    edges: Vec<Id>,
    choices: Vec<ChoiceOf<M>>,
    /// The choices at the root that deserve a thought, and their indices among all.
    shortlist: Vec<ChoiceOf<M>>,
    short: Vec<usize>,
    /// The states from which it imagines where the mind knows what is likely.
    worlds: Vec<StateOf<M>>,
    journal: Journal<<M::Game as Game>::Event>,
    iterations: u32,
    stop: CancelFlag,
}

impl<M: Mind> Player<M::Game> for Searcher<M> {
    fn choose(&mut self, state: &StateOf<M>, seat: Seat, choices: &[ChoiceOf<M>], rng: &mut Rng) -> usize {
        self.think(state, seat, choices, rng)
    }

    fn cancel_by(&mut self, stop: &CancelFlag) {
        self.stop = stop.clone();
    }
}

impl<M: Mind> Searcher<M> {
    /// A player of this mind with this search.
    pub fn new(search: Search, mind: M) -> Self {
        Self {
            search,
            mind,
            tree: Tree::new(),
            path: Vec::new(),
            edges: Vec::new(),
            choices: Vec::new(),
            shortlist: Vec::new(),
            short: Vec::new(),
            worlds: Vec::new(),
            journal: Journal::silent(),
            iterations: 0,
            stop: CancelFlag::default(),
        }
    }

    /// Iterations of the last search.
    pub(crate) const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Searches from `state` for `seat`, whose legal choices are `choices`.
    pub fn think(&mut self, state: &StateOf<M>, seat: Seat, choices: &[ChoiceOf<M>], rng: &mut Rng) -> usize {
        self.tree.clear();
        self.iterations = 0;
        let mut short = std::mem::take(&mut self.short);
        short.clear();
        self.mind.shortlist(&M::Game::imagine(state, seat, rng), seat, choices, &mut short);
        self.shortlist.clear();
        self.shortlist.extend(short.iter().map(|index| choices[*index].clone()));
        let chosen = match short[..] {
            [only] => only,
            _ => {
                self.worlds = match self.search.budget {
                    Budget::Nodes(nodes) => self.mind.worlds(state, seat, nodes, rng),
                    Budget::Time(_) => Vec::new(),
                };
                let best = match self.search.budget {
                    Budget::Nodes(nodes) if self.search.contest => {
                        let nodes = self.mind.playouts(state, nodes);
                        self.contest(state, seat, nodes, rng)
                    }
                    _ => self.deliberate(state, seat, rng),
                };
                short[best]
            }
        };
        self.short = short;
        chosen
    }

    /// A state that the seat may think to be true.
    fn imagine(&self, root: &StateOf<M>, me: Seat, rng: &mut Rng) -> StateOf<M> {
        match self.worlds.len() {
            0 => M::Game::imagine(root, me, rng),
            worlds => self.worlds[pick(rng, worlds)].clone(),
        }
    }

    /// The index in the shortlist of the choice that proves best.
    fn deliberate(&mut self, state: &StateOf<M>, seat: Seat, rng: &mut Rng) -> usize {
        // One stream for all iterations: each goes on where the last ended, so all draw afresh.
        let mut chance = Chance::stream(table::rng(pick(rng, u32::MAX as usize) as u64));
        let begun = Instant::now();
        let budget = self.search.budget;
        let goes_on = |iterations: u32| match budget {
            Budget::Nodes(nodes) => iterations < nodes,
            // The clock is read now and then only: reading it takes longer than a short playout.
            Budget::Time(time) => !iterations.is_multiple_of(16) || iterations == 0 || begun.elapsed() < time,
        };
        while goes_on(self.iterations) && !self.stop.is_cancelled() {
            self.iterate(state, seat, &mut chance, rng);
            self.iterations += 1;
            table::work::done(table::work::TRIAL);
        }
        let mut edges = std::mem::take(&mut self.edges);
        let choices = std::mem::take(&mut self.shortlist);
        self.tree.meet(ROOT, seat, &choices, &mut edges);
        let habit = self.mind.habit(&M::Game::imagine(state, seat, rng), seat, &choices, rng);
        let most = edges.iter().map(|edge| self.tree.known(*edge).0).max().unwrap_or(0);
        let merit = |index: &usize| {
            let (visits, mean) = self.tree.known(edges[*index]);
            let trusted = if *index == habit { self.search.trust } else { 0.0 };
            // What was tried seldom was given up early: its average says little.
            if visits >= most / 4 || *index == habit { mean + trusted } else { f64::MIN }
        };
        let chosen = (0..choices.len()).max_by(|a, b| merit(a).total_cmp(&merit(b))).unwrap_or(habit);
        self.edges = edges;
        self.shortlist = choices;
        chosen
    }

    fn iterate(&mut self, root: &StateOf<M>, me: Seat, chance: &mut Chance, rng: &mut Rng) {
        self.path.clear();
        let mut state = self.imagine(root, me, rng);
        let mut here = ROOT;
        // Seats that are asked at the same time choose by what is known at one and the same node: none
        // may profit from what another has just chosen.
        let mut blind = (ROOT, SeatSet::EMPTY);
        let (mut rolls, mut drawn, mut depth) = (0, chance.drawn(), 0);
        let mut last = None;
        loop {
            let asked = M::Game::asks(&state);
            let together = asked.iter().filter(|seat| blind.1.has(*seat)).collect::<SeatSet>();
            let at_root = here == ROOT && self.path.is_empty() && asked.has(me);
            let seat = if at_root { Some(me) } else { together.first().or_else(|| asked.first()) };
            let Some(seat) = seat else { break };
            last = Some(seat);
            self.choices.clear();
            if at_root {
                self.choices.extend_from_slice(&self.shortlist);
            } else {
                M::Game::choices(&state, seat, &mut self.choices);
            }
            let index = match self.choices.len() {
                0 => break,
                // What leaves no choice teaches nothing: it has no node.
                1 => 0,
                _ => {
                    if together.is_empty() {
                        blind = (here, asked);
                    }
                    blind.1.remove(seat);
                    let (index, edge, fresh) = self.descend(blind.0, here, &state, seat, rng);
                    if fresh {
                        M::Game::apply(&mut state, seat, &self.choices[index], chance, &mut self.journal);
                        break;
                    }
                    here = self.tree.child(edge);
                    depth += 1;
                    index
                }
            };
            M::Game::apply(&mut state, seat, &self.choices[index], chance, &mut self.journal);
            rolls += u32::from(chance.drawn() != drawn);
            drawn = chance.drawn();
            if self.mind.decided(&state, seat).is_some() {
                break;
            }
            if rolls >= self.search.rolls || depth >= self.search.depth {
                break;
            }
        }
        self.play_out(root, &mut state, last, chance, rng);
        // Only those who chose something learn something.
        let mut payoffs = [None; MAX_SEATS];
        for edge in &self.path {
            let seat = self.tree.seat(*edge);
            let payoff = *payoffs[seat.index()].get_or_insert_with(|| worth(&self.mind, &state, seat));
            self.tree.learn(*edge, payoff);
        }
    }

    /// Chooses by the statistics at `at`, walks on from `here`. Returns the choice, the edge walked, and whether it was
    /// walked for the first time.
    fn descend(
        &mut self,
        at: Id,
        here: Id,
        state: &StateOf<M>,
        seat: Seat,
        rng: &mut Rng,
    ) -> (usize, Id, bool) {
        self.tree.meet(at, seat, &self.choices, &mut self.edges);
        let untried = self.edges.iter().filter(|edge| self.tree.untried(**edge)).count();
        let index = if untried == 0 {
            self.tree.most_urgent(&self.edges, self.search.exploration)
        } else {
            self.first_try(untried, state, seat, rng)
        };
        let edge = self.edges[index];
        let walked = if at == here { edge } else { self.tree.passage(here, seat, &self.choices[index]) };
        let fresh = self.tree.untried(walked);
        self.path.push(edge);
        if walked != edge {
            self.path.push(walked);
        }
        (index, walked, fresh)
    }

    /// The habit's choice, if untried; else any of the untried.
    fn first_try(&self, untried: usize, state: &StateOf<M>, seat: Seat, rng: &mut Rng) -> usize {
        let habit = self.mind.habit(state, seat, &self.choices, rng);
        if self.tree.untried(self.edges[habit]) {
            return habit;
        }
        let nth = pick(rng, untried);
        let mut left = (0..self.edges.len()).filter(|index| self.tree.untried(self.edges[*index]));
        left.nth(nth).unwrap_or(habit)
    }

    /// Plays on by habit.
    fn play_out(
        &mut self,
        root: &StateOf<M>,
        state: &mut StateOf<M>,
        mut last: Option<Seat>,
        chance: &mut Chance,
        rng: &mut Rng,
    ) {
        for made in 0..self.search.playout.saturating_add(LONGEST_TURN) {
            let Some(seat) = M::Game::asks(state).first() else {
                break;
            };
            if self.mind.decided(state, seat).is_some() {
                break;
            }
            let cut = made >= self.search.playout && last.is_some_and(|last| last != seat);
            if cut && self.mind.settled(root, state) {
                break;
            }
            last = Some(seat);
            self.choices.clear();
            M::Game::choices(state, seat, &mut self.choices);
            let index = match self.choices.len() {
                0 => break,
                1 => 0,
                _ => self.mind.habit(state, seat, &self.choices, rng),
            };
            M::Game::apply(state, seat, &self.choices[index], chance, &mut self.journal);
        }
    }
}
