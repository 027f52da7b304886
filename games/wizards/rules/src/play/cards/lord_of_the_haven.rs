//! Lord of the Haven: by the sea two of the company are held up. Who?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Taps characters of the company, `count` at most, of the hazard player's choice.
    "becalm" => Becalming { count: i8 },
}

impl Does for Becalming {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let (seat, left) = (deed.link.seat, self.count.max(0) as u8);
        if let Some(company) = deed.link.company.or(state.turn.company) {
            state.frames.push(Becalm { company, seat, left });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|id| state.has_helper(id))
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// One more of them?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Becalm {
    pub company: CompanyId,
    /// The player who decides.
    pub seat: Seat,
    /// The number still to hold up.
    pub left: u8,
}

impl Becalm {
    fn all(self, state: &State) -> Vec<PieceId> {
        state.characters(self.company).filter(|id| state.is_untapped(*id)).collect()
    }
}

impl Question<Wizards> for Becalm {
    const CLAUSE: Clause = Clause("SATM-5.7");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("becalm");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        self.all(state).into_iter().for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.all(state).contains(id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.left == 0 || self.all(state).is_empty())
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            let card = state.piece(id).card;
            ctx.tell(|| Event::Turned { card });
            state.frames.push(Self { left: self.left - 1, ..self });
        }
    }
}
