//! Which cards are played on the strike, before its roll (SATM-15.29)?

use crate::mechanics::Moment;
use crate::prelude::*;
use crate::state::{Combat, Fate};

/// Until the defender is done.
pub struct StrikeCards;

impl StrikeCards {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_strike("wizards-asked-strike-cards-of")
    }
}

impl Question<Wizards> for StrikeCards {
    const CLAUSE: Clause = Clause("SATM-15.29");

    fn asked(&self, state: &State) -> SeatSet {
        state.combat.as_ref().map_or(SeatSet::EMPTY, |combat| SeatSet::only(other(combat.attacker)))
    }

    sentences!("strike-cards" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_offer(seat, offer);
        if let Some(combat) =
            state.combat.as_ref().filter(|combat| state.is_series(combat) || state.is_shielded(combat))
        {
            let company = state.characters(combat.company);
            company.for_each(|id| offer(Choice::Pick(id)));
        }
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Pick(id) => require(state.may_call_off(*id), Why::NOT_NOW),
            _ => state.may_play(seat, Moment::Strike, false, choice),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let open = state
            .combat
            .as_ref()
            .and_then(|combat| combat.strike())
            .is_some_and(|strike| strike.fate == Fate::Open);
        Moot::lapses(!open)
    }

    fn ahead(&self, state: &State, seat: Seat, choice: &Choice) -> Vec<Choice> {
        state.aims(seat, Moment::Strike, choice)
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        if let Choice::Pick(id) = *choice {
            state.tap(id);
            let shielded = state.combat.as_ref().is_some_and(|combat| state.is_shielded(combat));
            if shielded {
                let strike = state.combat.as_mut().and_then(Combat::strike_mut);
                strike.into_iter().for_each(|strike| strike.fate = Fate::Cancelled);
                return;
            }
            if let Some(combat) = &mut state.combat {
                combat.series.called_off += 1;
                combat.cancelled = true;
                combat.strike_mut().into_iter().for_each(|strike| strike.fate = Fate::Cancelled);
            }
            ctx.tell(|| Event::AttackCancelled { seat });
        } else if *choice != Choice::Pass {
            state.frames.push(self);
            state.begin_play(seat, Moment::Strike, false, choice, ctx);
        }
    }
}
