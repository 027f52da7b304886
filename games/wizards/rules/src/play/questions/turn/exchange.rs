//! Which cards of an exhausted deck are exchanged with the sideboard (SATM-3.6)?

use crate::prelude::*;

/// One card goes, one comes; up to five times (SATM-1.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Exchange {
    /// The player.
    pub seat: Seat,
    /// The number still to exchange.
    pub left: u8,
    /// The card that goes: the one that comes for it is asked for next.
    pub taken: Option<PieceId>,
}

impl Exchange {
    const fn zone(self) -> Zone {
        if self.taken.is_some() { Zone::Sideboard } else { Zone::Discard }
    }

    fn find(self, state: &State, card: CardId) -> Option<PieceId> {
        state.copy_of(card, state.pile(self.seat, self.zone()))
    }
}

impl Question<Wizards> for Exchange {
    const CLAUSE: Clause = Clause("SATM-3.6");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    sentences!("exchange");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut seen = Vec::new();
        for id in state.pile(self.seat, self.zone()) {
            let card = state.piece(id).card;
            if !seen.contains(&card) {
                seen.push(card);
                offer(Choice::Card(card));
            }
        }
        if self.taken.is_none() {
            offer(Choice::Pass);
        }
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => require(self.taken.is_none(), Why::NOT_NOW),
            Choice::Card(card) => require(self.find(state, *card).is_some(), Why::SIDEBOARD),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let empty = |zone| state.pile(self.seat, zone).next().is_none();
        Moot::lapses(
            self.taken.is_none() && (self.left == 0 || empty(Zone::Sideboard) || empty(Zone::Discard)),
        )
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = choice else { return };
        let Some(id) = self.find(state, *card) else { return };
        match self.taken {
            None => state.frames.push(Self { taken: Some(id), ..self }),
            Some(gone) => {
                state.put(id, Zone::Discard);
                state.put(gone, Zone::Sideboard);
                // Both piles lie face down: from now on the other player is sure of none of their cards.
                state.mingle(seat, Zone::Discard);
                state.mingle(seat, Zone::Sideboard);
                ctx.tell(|| Event::Exchanged { seat });
                state.frames.push(Self { taken: None, left: self.left - 1, ..self });
            }
        }
    }
}
