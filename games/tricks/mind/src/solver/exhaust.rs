//! Trying everything, remembering what has failed.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use table::{Game, Seat};

use tricks::Tricks;
use tricks::chair::Chair;
use tricks::choice::Choice;
use tricks::goal::Status;
use tricks::state::State;

use super::{Position, Solution, Verdict};

/// Tries everything within `budget` nodes.
pub fn exhaust(position: &Position, budget: u64) -> Solution {
    let mut search = Exhaustive { budget, nodes: 0, failed: HashSet::new(), line: Vec::new() };
    let verdict = match search.from(position) {
        Some(true) => Verdict::Winnable(search.line),
        Some(false) => Verdict::Hopeless,
        None => Verdict::Unknown,
    };
    Solution { verdict, nodes: search.nodes }
}

struct Exhaustive {
    budget: u64,
    nodes: u64,
    /// Positions between tricks from which nothing wins.
    failed: HashSet<u64>,
    line: Vec<(Seat, Choice)>,
}

impl Exhaustive {
    /// Can it be won from here? Nothing, when the budget is spent.
    fn from(&mut self, position: &Position) -> Option<bool> {
        if let Some(won) = position.result() {
            return Some(won);
        }
        let state = &position.state;
        let between = state.phase.playing().is_some() && state.deal.current.is_empty();
        let key = between.then(|| fingerprint(&position.state));
        if key.is_some_and(|key| self.failed.contains(&key)) {
            return Some(false);
        }
        let seat = position.state.asks().first()?;
        let mut choices = Vec::new();
        Tricks::choices(&position.state, seat, &mut choices);
        let mut next = Vec::with_capacity(choices.len());
        for choice in choices {
            if self.nodes >= self.budget {
                return None;
            }
            self.nodes += 1;
            let after = position.after(seat, &choice);
            if after.result() != Some(false) {
                next.push((promise(&after.state), choice, after));
            }
        }
        // The most promising first.
        next.sort_by_key(|(promise, ..)| std::cmp::Reverse(*promise));
        for (_, choice, after) in next {
            self.line.push((seat, choice));
            if self.from(&after)? {
                return Some(true);
            }
            self.line.pop();
        }
        if let Some(key) = key {
            self.failed.insert(key);
        }
        Some(false)
    }
}

/// The number of objectives met for good.
fn promise(state: &State) -> usize {
    let met = |chair: &Chair| state.status(*chair) == Status::Met;
    Chair::all(state.chairs()).filter(met).count()
}

/// Two positions between tricks with the same fingerprint can end in the same ways.
pub(super) fn fingerprint(state: &State) -> u64 {
    let round = &state.deal;
    let mut hash = DefaultHasher::new();
    let chairs = state.chairs();
    let needs_the_tricks = Chair::all(chairs).any(|chair| {
        let sheet = state.sheet(chair);
        sheet.is_none_or(|sheet| sheet.goal.needs_the_tricks())
    });
    for chair in Chair::all(chairs) {
        (round.hands[chair], round.won[chair], round.count[chair]).hash(&mut hash);
        (round.tucked[chair], round.pending[chair], round.cast[chair]).hash(&mut hash);
        (round.param[chair], round.completed_at[chair], round.flips[chair] as u8).hash(&mut hash);
        round.towers.map(|holder| holder.map(Chair::index)).hash(&mut hash);
    }
    (round.current.leader, round.tricks.len(), round.rings_broken, round.light_spent).hash(&mut hash);
    (round.asked, round.burden, round.lost, round.stock, round.side).hash(&mut hash);
    if let Some(pyramid) = &round.pyramid {
        (pyramid.slots, pyramid.up).hash(&mut hash);
    }
    if needs_the_tricks || !round.steps.0.iter().all(Option::is_none) {
        for trick in &round.tricks {
            (trick.set, trick.winner, trick.leader, trick.winning_card()).hash(&mut hash);
        }
    }
    hash.finish()
}
