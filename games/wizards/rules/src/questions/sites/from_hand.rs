//! Which creature of the hand attacks, where the site says that one may (SATM-29.13)?

use serde::{Deserialize, Serialize};
use table::flow::{Moot, Question};
use table::{Clause, Message, Seat, SeatSet};

use crate::card::{Kind, SiteKind};
use crate::choice::Choice;
use crate::ctx::Ctx;
use crate::ids::{CardId, CompanyId};
use crate::rules_of_play::Wizards;
use crate::state::{Key, State, Zone};
use crate::why::{Verdict, Why, unless};

/// An automatic-attack that the opponent chooses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackFromHand {
    /// Upon which company.
    pub company: CompanyId,
}

impl AttackFromHand {
    /// What sort of site the creature has to be at home at.
    fn place(self, state: &State) -> Option<SiteKind> {
        state.find_company(self.company)?.site.get().from_hand
    }

    fn fits(self, state: &State, card: CardId) -> bool {
        let face = card.get();
        let place = self.place(state);
        face.kind == Kind::Creature
            && !face.unique
            && face.missing.is_none()
            && place.is_some_and(|place| face.keys.places.contains(&place))
    }
}

impl AttackFromHand {
    fn facts(&self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-attack-from-hand-of")
    }
}

impl Question<Wizards> for AttackFromHand {
    const CLAUSE: Clause = Clause("SATM-29.13");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    words!("attack-from-hand" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if card.get().kind == Kind::Creature {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                unless(state.in_hand(seat, card).is_some(), Why::NOT_IN_HAND)?;
                unless(self.fits(state, card), Why::FROM_HAND)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.place(state).is_none() || state.sides[state.hazarding()].hand.is_empty())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let (Choice::Card(card), Some(place)) = (*choice, self.place(state)) else {
            return;
        };
        if let Some(piece) = state.in_hand(seat, card) {
            ctx.journal.reveal();
            state.put(piece, Zone::Chain);
            let combat = state.creature_attack(self.company, piece, 0, Key::Place(place));
            state.begin_attack(combat, ctx);
        }
    }
}
