//! Rescue Prisoners: who looks after those who were freed?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// An untapped character of the company may tap and take the card.
    "entrust" => HandOver,
}

impl Does for HandOver {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(Entrust { company, card: deed.link.piece });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|id| state.has_helper(id))
    }
}

/// An untapped character of the company taps and takes the card; if none does, it is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entrust {
    pub company: CompanyId,
    pub card: PieceId,
}

impl Entrust {
    fn facts(&self, state: &State, own: bool) -> Option<Message> {
        own.then(|| state.of_card(self.card, "wizards-asked-entrust-of"))
    }
}

impl Question<Wizards> for Entrust {
    const CLAUSE: Clause = Clause("SATM-10.10");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("entrust" by facts);

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
        let able = state.find_company(self.company).is_some() && state.has_helper(self.company);
        Moot::lapses(!able)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            state.put(self.card, Zone::On(id));
            state.piece_mut(self.card).fresh = true;
        }
    }
}
