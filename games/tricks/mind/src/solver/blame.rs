//! The characters whose objective fails in a round that cannot be won any more.

use std::collections::HashMap;

use table::Game;

use tricks::Tricks;
use tricks::chair::Chair;
use tricks::character::CharacterSet;
use tricks::goal::Status;
use tricks::state::State;

use super::Position;
use super::exhaust::fingerprint;

/// Those who fail, over all lines of a lost round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Failing {
    /// The characters who fail in every line.
    pub always: CharacterSet,
    /// The characters who fail in some line.
    pub ever: CharacterSet,
}

impl Failing {
    fn only(who: CharacterSet) -> Self {
        Self { always: who, ever: who }
    }

    fn or(self, other: Self) -> Self {
        Self { always: self.always.and(other.always), ever: self.ever.or(other.ever) }
    }
}

/// The characters who fail, whatever is played from here. Nothing where a line wins, or `budget` nodes do not reach.
pub fn fails(position: &Position, budget: u64) -> Option<Failing> {
    Blame { budget, known: HashMap::new() }.from(position)
}

struct Blame {
    budget: u64,
    /// The results of positions between tricks.
    known: HashMap<u64, Failing>,
}

impl Blame {
    fn from(&mut self, position: &Position) -> Option<Failing> {
        let state = &position.state;
        match position.result() {
            Some(true) => return None,
            Some(false) => return Some(Failing::only(failed(state))),
            None => {}
        }
        let between = state.phase.playing().is_some() && state.deal.current.is_empty();
        let key = between.then(|| fingerprint(state));
        if let Some(known) = key.and_then(|key| self.known.get(&key)) {
            return Some(*known);
        }
        let seat = state.asks().first()?;
        let mut choices = Vec::new();
        Tricks::choices(state, seat, &mut choices);
        let mut all = None;
        for choice in choices {
            self.budget = self.budget.checked_sub(1)?;
            let one = self.from(&position.after(seat, &choice))?;
            all = Some(all.map_or(one, |all: Failing| all.or(one)));
        }
        if let (Some(key), Some(all)) = (key, all) {
            self.known.insert(key, all);
        }
        all
    }
}

/// The characters who have failed by the end of a round.
fn failed(state: &State) -> CharacterSet {
    let chairs = Chair::all(state.chairs()).filter(|chair| state.status(*chair) == Status::Failed);
    chairs.filter_map(|chair| state.deal.cast[chair]).collect()
}
