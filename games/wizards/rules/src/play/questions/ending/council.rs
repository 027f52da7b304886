//! Before the Council every character makes a corruption check (SATM-23.11 to SATM-23.17).

use super::{Counting, Show};
use crate::prelude::*;
use crate::questions::StartCheck;
use crate::state::Phase;

/// The Council begins: nothing untaps.
pub struct CouncilBegins;

impl Step<Wizards> for CouncilBegins {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let last = state.turn.active;
        state.turn.phase = Phase::Council;
        state.turn.company = None;
        for piece in &mut state.pieces {
            piece.tried = false;
        }
        ctx.tell(|| Event::PhaseBegins { phase: Phase::Council });
        state.frames.push(Counting);
        // A player who checks again after a tie has shown already.
        for seat in [other(last), last].into_iter().filter(|_| state.turn.burden == 0) {
            state.frames.push(Show { seat });
        }
        for seat in [other(last), last] {
            state.frames.push(CouncilChecks { seat });
        }
    }
}

/// Which character checks next?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CouncilChecks {
    /// The player.
    pub seat: Seat,
}

impl CouncilChecks {
    /// The characters still to check: a check that was made is marked.
    fn left(self, state: &State) -> impl Iterator<Item = PieceId> {
        state.own_characters(self.seat).filter(|id| !state.piece(*id).tried)
    }
}

impl Question<Wizards> for CouncilChecks {
    const CLAUSE: Clause = Clause("SATM-23.11");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("council-checks");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.left(state).for_each(|id| offer(Choice::Pick(id)));
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        let Choice::Pick(id) = *choice else {
            return Err(Why::NOT_NOW);
        };
        require(self.left(state).any(|left| left == id), Why::NOT_NOW)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut left = self.left(state);
        match (left.next(), left.next()) {
            (None, _) => Moot::Lapses,
            (Some(only), None) => Moot::Answer(Choice::Pick(only)),
            _ => Moot::No,
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        state.frames.push(self);
        if let Choice::Pick(id) = *choice {
            state.piece_mut(id).tried = true;
            let why = state.piece(id).card;
            state.frames.push(StartCheck { who: id, bonus: 0, why, transfer: None, stake: None });
        }
    }
}
