//! Thrice Outnumbered: it stays only as long as its player feeds it.

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::cards::Kind;
use crate::mechanics::face_is;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// Its player discards such a card of the hand, or the card itself.
    "keep_up" => KeepUp { kind: Kind },
}

impl Does for KeepUp {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Upkeep { link: *deed.link, op: deed.index });
    }
}

/// Is a card of the hand given for the upkeep of a card in play?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Upkeep {
    /// The action.
    pub link: Link,
    /// The index of its operation.
    pub op: u8,
}

impl Upkeep {
    fn keeps(self, state: &State, card: CardId) -> bool {
        match state.ops(&self.link).get(usize::from(self.op)) {
            Some(Op::KeepUp(KeepUp { kind })) => face_is(card.get(), card, kind),
            _ => false,
        }
    }

    fn facts(self, state: &State, _: bool) -> Option<Message> {
        Some(state.of_card(self.link.piece, "wizards-asked-upkeep-of"))
    }
}

impl Question<Wizards> for Upkeep {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.link.seat)
    }

    sentences!("upkeep" by facts);

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_in_hand(seat, |card| {
            if self.keeps(state, card) {
                offer(Choice::Card(card));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(state.in_hand(seat, *card).is_some(), Why::NOT_IN_HAND)?;
                require(self.keeps(state, *card), Why::NOT_NOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        if !state.piece(self.link.piece).zone.in_play() {
            Moot::Lapses
        } else if state.sides[self.link.seat].hand.is_empty() {
            Moot::Answer(Choice::Pass)
        } else {
            Moot::No
        }
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        match *choice {
            Choice::Card(card) => {
                // That it was such a card must be seen.
                if let Some(id) = state.in_hand(seat, card) {
                    state.discard_shown(id, ctx);
                }
            }
            _ => state.discard(self.link.piece, ctx),
        }
    }
}
