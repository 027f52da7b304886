//! Which minor item is taken besides (SATM-19.19 to SATM-19.21)?

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::{Clause, Seat, SeatSet};

use crate::card::Kind;
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::ids::CompanyId;
use crate::rules_of_play::Wizards;
use crate::state::State;
use crate::why::{Verdict, Why};

/// One, by another untapped character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MinorItem {
    /// Of which company.
    pub company: CompanyId,
}

impl Question<Wizards> for MinorItem {
    const CLAUSE: Clause = Clause("SATM-19.19");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    words!("minor-item");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == Kind::Item {
                state
                    .characters(self.company)
                    .for_each(|by| offer(Choice::Gain(card, by)));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                if card.get().kind != Kind::Item {
                    return Err(Why::MINOR);
                }
                state.may_gain(seat, self.company, card, by, true)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // Whether somebody could take one is for all to see: an untapped character, and a card in the hand.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let company = state.find_company(self.company);
        let able =
            company.is_some_and(|company| state.characters(company.id).any(|id| state.is_untapped(id)));
        Moot::lapses(!able || state.sides[state.active()].hand.is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Gain(card, by) = *choice {
            state.try_to_gain(seat, card, by, ctx);
        }
    }
}
