//! The Reach of Ulmo: the waters under the earth rise, before the way is found.

use super::effect::{Happens, Says};
use super::statics::Unmakes;
use crate::card::Duration;
use crate::prelude::*;
use crate::questions::sentences;

cardlang::op_types! {
    /// The card may be played when a site of the Under-deeps is shown, before the roll; it is discarded once one is reached from another,
    /// or as the turn ends in which a card was played that it cancels.
    "rises" => Rises,
}

/// Does a card rise before the roll?
fn rises(card: CardId) -> bool {
    card.get().has.contains(&Static::Rises) && card.get().duration == Duration::Permanent
}

impl Says for Rises {
    fn hears(&self, what: Happens, card: PieceId, state: &mut State, ctx: &mut Ctx<'_>) {
        match what {
            // What it cancels was played: it remembers that until the turn ends.
            Happens::Declared(other) => {
                let drowns = state.face(card).has.contains(&Static::Unmakes(Unmakes { card: other }));
                state.piece_mut(card).tried |= drowns;
            }
            // By the Under-deeps the waters fall again.
            Happens::Came(from, to) if from.get().under_deeps && to.get().under_deeps => {
                state.discard(card, ctx);
            }
            Happens::TurnEnds if state.piece(card).tried => state.discard(card, ctx),
            _ => {}
        }
    }
}

/// Do the waters rise before a company finds its way?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rise {
    pub company: CompanyId,
}

impl Rise {
    fn facts(self, state: &State, _: bool) -> Option<Message> {
        state.of_company(self.company, "wizards-asked-rise-of")
    }
}

impl Question<Wizards> for Rise {
    const CLAUSE: Clause = Clause("SATM-29.9");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.hazarding())
    }

    sentences!("rise" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if rises(card) {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(state.in_hand(seat, card).is_some() && rises(card), Why::NOT_IN_HAND)?;
                require(!state.is_in_play(card), Why::ONCE)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    // Whatever the hand holds, it is asked.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let none = state.sides[state.hazarding()].hand.is_empty();
        Moot::lapses(none || state.find_company(self.company).is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(id) = state.in_hand(seat, card) else { return };
        ctx.journal.reveal();
        ctx.tell(|| Event::Declared { seat, card });
        state.put(id, Zone::Table);
        state.piece_mut(id).fresh = true;
        state.unmake(id);
        state.company_mut(self.company).used += 1;
        ctx.tell(|| Event::Resolved { seat, card });
    }
}
