//! Ringlore: which ring takes the place of a gold ring, without a roll?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::card::Keyword;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// A gold ring of the company may be replaced by any ring but The One Ring.
    "replace_ring" => ChangeRing,
}

impl Does for ChangeRing {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        if let Some(company) = deed.link.company {
            state.frames.push(ReplaceRing { company });
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.company.is_some_and(|company| state.has_answer(scope.seat, &ReplaceRing { company }))
    }
}

/// Any ring of the hand but The One Ring; or the gold ring stays what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReplaceRing {
    pub company: CompanyId,
}

impl ReplaceRing {
    fn gold(self, state: &State) -> impl Iterator<Item = PieceId> + '_ {
        let all = state.in_play.iter().copied();
        all.filter(move |id| {
            state.face(*id).class == Some(ItemClass::GoldRing) && state.company_of(*id) == Some(self.company)
        })
    }
}

fn is_ring(card: CardId) -> bool {
    let rings = [Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing];
    rings.iter().any(|ring| card.get().is(*ring))
}

impl Question<Wizards> for ReplaceRing {
    const CLAUSE: Clause = Clause("SATM-21.3");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    sentences!("replace-ring");

    fn answers(&self, state: &State, seat: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_ring_at_hand(seat, |card| {
            if is_ring(card) {
                self.gold(state)
                    .filter_map(|gold| state.bearer(gold))
                    .for_each(|by| offer(Choice::Gain(card, by)));
            }
        });
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Gain(card, by) => {
                let piece = state.ring_at_hand(seat, card).ok_or(Why::NOT_IN_HAND)?;
                require(is_ring(card), Why::RING_TEST)?;
                require(card.get().missing.is_none(), Why::NOT_SUPPORTED)?;
                let bears = self.gold(state).any(|gold| state.bearer(gold) == Some(by));
                require(bears, Why::RING_TEST)?;
                state.is_free(card)?;
                state.may_bear(piece, by)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(self.gold(state).next().is_none())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Gain(card, by) = *choice else { return };
        let gold = self.gold(state).find(|gold| state.bearer(*gold) == Some(by));
        let (Some(gold), Some(ring)) = (gold, state.ring_at_hand(seat, card)) else {
            return;
        };
        ctx.journal.reveal();
        state.discard(gold, ctx);
        state.put(ring, Zone::On(by));
        state.ring_is_played(ring);
        let by = state.piece(by).card;
        ctx.tell(|| Event::Gained { seat, card, by });
    }
}
