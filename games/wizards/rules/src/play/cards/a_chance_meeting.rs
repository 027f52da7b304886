//! A Chance Meeting: which character is met on the way, and which one does it follow?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// A character of the hand comes into play under the direct influence of another.
    "meet" => Meeting,
}

impl Does for Meeting {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(Meet { company });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|company| state.has_answer(scope.seat, &Meet { company }))
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// A character of the hand comes under the direct influence of one of the company.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Meet {
    pub company: CompanyId,
}

impl Question<Wizards> for Meet {
    const CLAUSE: Clause = Clause("SATM-9.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("meet");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Character {
                state.characters(self.company).for_each(|leader| offer(Choice::Gain(card, leader)));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, leader) => {
                let piece = state.in_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
                let face = card.get();
                require(face.kind == CardKind::Character && !face.is_wizard(), Why::NOT_NOW)?;
                require(face.missing.is_none(), Why::NOT_SUPPORTED)?;
                state.is_free(card)?;
                require(state.characters(self.company).any(|one| one == leader), Why::NOT_NOW)?;
                // SATM-8.2.
                require(state.heads(self.company) < 7, Why::FULL)?;
                require(state.can_lead(leader, piece), Why::MIND)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, leader) = *choice else {
            return;
        };
        let Some(piece) = state.in_hand(seat, card) else {
            return;
        };
        ctx.journal.reveal();
        state.put(piece, Zone::Company(self.company));
        state.piece_mut(piece).fresh = true;
        let site = state.company(self.company).site;
        ctx.tell(|| Event::Joined { seat, card, site });
        state.set_leader(piece, Some(leader), ctx);
        state.members_changed(self.company, ctx);
    }
}
