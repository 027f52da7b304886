//! The rescue attacks are over: who taps to free the prisoners (SATM-30.16)?

use crate::prelude::*;

/// An untapped character of the company.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RescueEnds {
    pub company: CompanyId,
    /// The host of the prisoners.
    pub host: PieceId,
}

impl Question<Wizards> for RescueEnds {
    const CLAUSE: Clause = Clause("SATM-30.16");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("rescue-ends");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.characters(self.company).for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => state.may_help(self.company, id),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let able = state.find_company(self.company).is_some()
            && state.host(self.host).is_some()
            && state.has_helper(self.company);
        Moot::lapses(!able)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.rescue(self.company, self.host, id, ctx);
        }
    }
}
