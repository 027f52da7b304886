//! A card for the lost card (LDT-C36.1).

use table::Observer;

use super::words::{about, exchanging, leaving, no_answer, passing};
use crate::book::Action;
use crate::book::action::ForLost;
use crate::knowledge::Place;
use crate::prelude::*;

/// Which card does a chair exchange for the lost card, if any? Or which chair does it exchange with instead?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForTheLost {
    /// The chair that exchanges.
    pub chair: Chair,
}

impl Question<Tricks> for ForTheLost {
    const CLAUSE: Clause = Clause("LDT-C36.1");

    fn asked(&self, state: &State) -> SeatSet {
        state.only(self.chair)
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        about(state, "tricks-prompt-give-lost", self.chair)
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let cards = state.passable(self.chair).minus(not_these(state)).minus(CardSet::TOWERS);
        let lost = state.deal.lost.is_some() && !cards.is_empty();
        let somebody = !instead(state, self.chair).is_empty();
        Moot::lapses(!lost && !somebody || state.exchange_is_spent())
    }

    fn lapse(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.done(ctx);
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let hand = state.open_hand(self.chair);
        hand.iter().for_each(|card| offer(Choice::Pass(card)));
        let others = Chair::all(state.chairs()).filter(|other| *other != self.chair);
        others.for_each(|other| offer(Choice::With(other)));
        offer(Choice::Skip);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Result<(), Why> {
        match *choice {
            Choice::Pass(card) => {
                require(state.deal.lost.is_some(), Why::NothingLost)?;
                state.may_pass(self.chair, card)?;
                require(!card.is_tower(), Why::TowerLost)?;
                require(!not_these(state).has(card), Why::NotTheLost { card })
            }
            Choice::With(with) => {
                let partners = instead(state, self.chair);
                require(partners.has(with), Why::NotAPartner { with: state.cast_of(partners) })
            }
            Choice::Skip => Ok(()),
            _ => Err(Why::NotNow),
        }
    }

    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        match *choice {
            Choice::Pass(card) => passing(card),
            Choice::With(with) => exchanging(state, with),
            Choice::Skip => leaving(),
            _ => no_answer(),
        }
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let given = match *choice {
            Choice::Pass(given) => given,
            Choice::With(with) => {
                state.spend_exchange();
                return state.exchange(self.chair, with, ctx);
            }
            _ => return state.skip(self.chair, ctx),
        };
        state.spend_exchange();
        if let Some(taken) = state.deal.lost.replace(given) {
            state.lend(self.chair, given);
            state.join(self.chair, taken);
            state.everybody_knows(taken, Place::Hand(self.chair));
            ctx.journal.reveal();
            ctx.tell(|| Event::LostExchanged { who: Actor::at(state, self.chair), given, taken });
        }
        state.forget_holes();
        state.done(ctx);
    }
}

/// The terms of the action.
fn terms(state: &State) -> ForLost {
    match state.present_action() {
        Some((_, Action::ExchangeLost(terms))) => *terms,
        _ => ForLost { not: CardSet::EMPTY, or: CharacterSet::EMPTY },
    }
}

/// Cards that the action does not let become the lost card; a Tower never does (LDT-2.2).
fn not_these(state: &State) -> CardSet {
    terms(state).not
}

/// The chairs that the action lets it exchange a card with instead.
fn instead(state: &State, chair: Chair) -> ChairSet {
    if state.passable(chair).is_empty() {
        return ChairSet::EMPTY;
    }
    let with = terms(state).or;
    let plays = |other: &Chair| {
        let character = state.deal.cast[*other];
        *other != chair && character.is_some_and(|character| with.has(character))
    };
    Chair::all(state.chairs()).filter(plays).collect()
}
