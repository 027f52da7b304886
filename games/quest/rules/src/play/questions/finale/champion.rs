//! Which hero does a hero name as champion?

use crate::prelude::*;
use crate::steps::conclusion::Last;

/// Which hero does a hero name as champion?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Vote {
    /// The hero who names.
    pub voter: Seat,
    /// The number of votes for each.
    pub votes: [u8; 3],
}

impl Ask for Vote {
    const CLAUSE: &'static str = "MEQ-11.5";
    const ID: &'static str = "quest-ask-champion";

    fn who(&self, _: &State) -> SeatSet {
        SeatSet::only(self.voter)
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.heroes.iter().filter_map(|hero| hero.who).map(Choice::Hero).for_each(offer);
    }

    fn answer(self, state: &mut State, _: Seat, choice: Choice, _: &mut Ctx<'_>) {
        let Choice::Hero(who) = choice else { return };
        let mut votes = self.votes;
        if let Some(named) = state.seat_of(who) {
            votes[named.index() - 1] += 1;
        }
        if self.voter.index() < state.heroes.len() {
            state.frames.push(Self { voter: Seat::new(self.voter.index() + 1), votes });
            return;
        }
        // Most votes; among equals the first in playing order.
        let most = votes.iter().max();
        let champion = votes.iter().position(|vote| Some(vote) == most).unwrap_or(0);
        state.frames.push(Last::Fight(Seat::new(champion + 1)));
    }
}

impl Vote {
    /// The first hero begins.
    pub const FIRST: Self = Self { voter: Seat::new(1), votes: [0; 3] };
}
