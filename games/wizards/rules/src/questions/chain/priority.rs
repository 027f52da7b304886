//! Who acts (SATM-17.4, W66)? Both in turn, until both pass.

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::{Clause, Seat, SeatSet};

use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::event::Event;
use crate::rules::Moment;
use crate::rules_of_play::Wizards;
use crate::state::{State, Zone, other};
use crate::why::{Verdict, Why, unless};

/// Somebody may start an action, or pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Priority {
    /// When.
    pub moment: Moment,
    /// Who is asked.
    pub seat: Seat,
    /// Has the other one just passed?
    pub passed: bool,
}

impl Priority {
    /// Is it over, whoever is asked?
    fn is_over(self, state: &State) -> bool {
        match self.moment {
            Moment::Attack => state.combat.as_ref().is_none_or(|combat| combat.cancelled),
            _ => state.turn.company.and_then(|id| state.find_company(id)).is_none(),
        }
    }

    /// Could the seat act, for all that everybody knows?
    fn could_act(self, state: &State) -> bool {
        let hand = !state.sides[self.seat].hand.is_empty();
        let uses = state.in_play.iter().any(|id| !state.face(*id).uses.is_empty());
        if self.seat == state.active() || self.moment != Moment::Movement {
            return uses || hand && self.seat == state.active();
        }
        let company = state.turn.company.and_then(|id| state.find_company(id));
        uses || hand && company.is_some_and(|company| company.used < company.limit)
    }
}

impl Question<Wizards> for Priority {
    const CLAUSE: Clause = Clause("SATM-17.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    words!("priority");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        if self.moment == Moment::Movement && seat != state.active() {
            state.each_in_hand(seat, |card| offer(Choice::Guard(card)));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Guard(card) => {
                let company = state
                    .turn
                    .company
                    .and_then(|id| state.find_company(id))
                    .ok_or(Why::NOT_NOW)?;
                unless(
                    self.moment == Moment::Movement && seat != state.active(),
                    Why::NOT_HERE,
                )?;
                unless(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
                // SATM-16.2, SATM-16.4.
                unless(company.used < company.limit, Why::LIMIT)?;
                unless(!company.guarded, Why::GUARD_ONCE)
            }
            _ => state.may_play(seat, self.moment, false, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if self.is_over(state) {
            Moot::Lapses
        } else if self.could_act(state) {
            Moot::No
        } else {
            Moot::Answer(Choice::Pass)
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Pass => {
                if !self.passed {
                    state.going_on.push(Self {
                        seat: other(seat),
                        passed: true,
                        ..self
                    });
                }
            }
            Choice::Guard(card) => {
                state.going_on.push(Self {
                    seat: state.active(),
                    passed: false,
                    ..self
                });
                let company = state.turn.company;
                if let (Some(id), Some(company)) = (state.in_hand(seat, card), company) {
                    state.put_unseen(id, Zone::Guard(company));
                    let company = state.company_mut(company);
                    company.used += 1;
                    company.guarded = true;
                    ctx.tell_apart(
                        SeatSet::only(seat),
                        || Event::OnGuardThis { seat, card },
                        || Event::OnGuard { seat },
                    );
                }
            }
            _ => {
                state.going_on.push(Self {
                    seat: state.active(),
                    passed: false,
                    ..self
                });
                state.begin_play(seat, self.moment, false, choice, ctx);
            }
        }
    }
}
