//! Which characters of the draft that are left go into the play deck (SATM-3.5)?

use crate::prelude::*;
use crate::questions::Begin;

/// Characters are chosen one by one, unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Leftovers {
    /// The player.
    pub seat: Seat,
}

/// SATM-2.8: characters in a play deck, wizards not counted.
const MOST: usize = 10;

impl Leftovers {
    fn find(state: &State, seat: Seat, choice: &Choice) -> Option<PieceId> {
        let Choice::Card(card) = choice else { return None };
        state.pile(seat, Zone::Aside).find(|id| state.piece(*id).card == *card)
    }
}

impl Question<Wizards> for Leftovers {
    const CLAUSE: Clause = Clause("SATM-3.5");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("leftovers");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.pile(seat, Zone::Aside).for_each(|id| offer(Choice::Card(state.piece(id).card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        if *choice == Choice::Pass {
            return Ok(());
        }
        Self::find(state, seat, choice).ok_or(Why::NOT_NOW)?;
        let characters = state.sides[seat].deck.iter().filter(|id| {
            let face = state.face(**id);
            face.kind == CardKind::Character && !face.is_wizard()
        });
        require(characters.count() < MOST, Why::DECK_FULL)
    }

    // The number left is open: whether one is asked reveals nothing.
    fn moot(&self, state: &State) -> Moot<Choice> {
        let left = state.pile(self.seat, Zone::Aside).next().is_some();
        if left { Moot::No } else { Moot::Answer(Choice::Pass) }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, _: &mut Ctx<'_>) {
        let left = state.pile(seat, Zone::Aside).collect::<Vec<_>>();
        // Those that both had chosen are known: what is left of them would tell which has gone.
        left.iter().for_each(|id| state.piece_mut(*id).hide());
        if let Some(id) = Self::find(state, seat, choice) {
            state.put(id, Zone::Deck);
            state.piece_mut(id).fresh = false;
            return state.frames.push(self);
        }
        for id in left {
            state.put(id, Zone::Unused);
        }
        let second = other(seat);
        if second.index() > seat.index() {
            state.frames.push(Self { seat: second });
        } else {
            state.frames.push(Begin);
        }
    }
}
