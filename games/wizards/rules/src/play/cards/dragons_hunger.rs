//! Dragon's Hunger: which creature of the hand is given up to the beast? Where there is none, it goes.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The opponent discards a creature of the hand, which makes the hazard limit one less; or the attack is cancelled, and the
    /// hand is shown.
    "feed" => Feeding,
}

impl Does for Feeding {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        let seat = deed.link.seat;
        let theirs = other(seat);
        // Whoever sees the attack go on or not learns whether there is one.
        ctx.journal.reveal();
        if state.sides[theirs].hand.iter().any(|id| state.face(*id).kind == CardKind::Creature) {
            return state.frames.push(Feed { seat: theirs });
        }
        if let Some(combat) = state.combat.as_mut().filter(|combat| !combat.firm) {
            combat.cancelled = true;
            ctx.tell(|| Event::AttackCancelled { seat });
        }
        state.look_at_hand(seat, theirs, ctx);
    }
}

/// A creature must be given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Feed {
    /// The owner of the hand.
    pub seat: Seat,
}

impl Question<Wizards> for Feed {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("feed");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == CardKind::Creature {
                offer(Choice::Card(card));
            }
        });
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Card(card) => {
                require(state.in_hand(seat, *card).is_some(), Why::NOT_IN_HAND)?;
                require(card.get().kind == CardKind::Creature, Why::NOT_NOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.sides[self.seat].hand.iter().any(|id| state.face(*id).kind == CardKind::Creature))
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        // That it was a creature must be seen.
        if let Some(id) = state.in_hand(seat, card) {
            state.discard_shown(id, ctx);
        }
        let company = state.combat.as_ref().map(|combat| combat.company);
        if let Some(id) = company.filter(|id| state.find_company(*id).is_some()) {
            let company = state.company_mut(id);
            company.limit = company.limit.saturating_sub(1);
        }
    }
}
