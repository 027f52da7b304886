//! Nameless Thing: it attacks again and again, and one who steps in its way spares the others one of its attacks.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// A character of the company may tap to cancel this attack of several; one of them only.
    "call_off" => Parry,
}

impl Does for Parry {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(CallOff { company, card: deed.link.piece });
        }
    }
}

/// Who taps to cancel this one of several attacks?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CallOff {
    pub company: CompanyId,
    /// The attacking card.
    pub card: PieceId,
}

impl CallOff {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.card, "wizards-asked-call-off-of"))
    }

    fn able<'a>(&self, state: &'a State) -> impl Iterator<Item = PieceId> + 'a {
        state.characters(self.company).filter(|id| state.is_untapped(*id))
    }
}

impl Question<Wizards> for CallOff {
    const CLAUSE: Clause = Clause("SATM-15.27");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("call-off" by facts);

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.characters(self.company).for_each(|id| offer(Choice::Pick(id)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(self.able(state).any(|one| one == id), Why::NOT_NOW),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let open = state.combat.as_ref().is_some_and(|combat| combat.series.called_off == 0);
        Moot::lapses(!open || self.able(state).next().is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            if let Some(combat) = &mut state.combat {
                combat.series.called_off += 1;
                combat.cancelled = true;
            }
            ctx.tell(|| Event::AttackCancelled { seat });
        }
    }
}
