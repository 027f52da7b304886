//! Fury of the Iron Crown: a servant of the crown spends himself, and the crown may be found with him.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// The creature goes to the defender, however the attack has ended; and the defender may play that card from the hand.
    "forfeit" => Forfeit { prize: CardId },
}

impl Does for Forfeit {
    fn does(&self, _: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Some(combat) = &mut state.combat else { return };
        combat.forfeit = true;
        let (company, seat) = (combat.company, other(combat.attacker));
        state.frames.push(Prize { seat, company, card: self.prize });
    }
}

/// Is the card played with a character of the company?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prize {
    /// The player who may have it in hand.
    pub seat: Seat,
    pub company: CompanyId,
    pub card: CardId,
}

impl Question<Wizards> for Prize {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("prize");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.characters(self.company).for_each(|by| offer(Choice::Gain(self.card, by)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                let there = card == self.card && state.characters(self.company).any(|one| one == by);
                let item = state.in_hand(seat, card).filter(|_| there).ok_or(Why::NOT_IN_HAND)?;
                state.is_free(card)?;
                state.may_bear(item, by)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // The hand is hidden.
    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(state.sides[self.seat].hand.is_empty() || state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, by) = *choice else { return };
        if let Some(item) = state.in_hand(seat, card) {
            ctx.journal.reveal();
            state.goes_along(item);
            state.put(item, Zone::On(by));
            state.piece_mut(item).fresh = true;
            let by_card = state.piece(by).card;
            ctx.tell(|| Event::Gained { seat, card, by: by_card });
            state.item_gained(self.company, item, by);
        }
    }
}
