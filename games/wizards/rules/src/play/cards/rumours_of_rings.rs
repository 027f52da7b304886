//! Rumours of Rings: rings of which one has heard lie ready. Which one is added?

use super::effect::{Deed, Does};
use super::prelude::operations;
use crate::card::Keyword;
use crate::prelude::*;
use crate::questions::sentences;

operations! {
    /// A special ring but The One Ring is taken from the sideboard or the discard pile and set aside with the card.
    "hear_of" => HearingOf,
}

/// The greatest number that lie with the card.
const MOST: usize = 2;

impl Does for HearingOf {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(HearOf { card: deed.link.piece });
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        scope.piece().is_some_and(|card| state.has_answer(scope.seat, &HearOf { card }))
    }
}

impl State {
    /// The rings that lie with a player's rumours.
    fn rumoured(&self, seat: Seat) -> impl Iterator<Item = PieceId> + '_ {
        let tells = |id: PieceId| {
            let mut ops = self.face(id).uses.iter().flat_map(|mode| &mode.does);
            self.piece(id).zone.in_play() && ops.any(|op| *op == Op::HearingOf)
        };
        self.pile(seat, Zone::Aside).filter(move |id| self.piece(*id).under.is_some_and(tells))
    }

    /// A ring of the hand, or one that lies with rumours, by its name.
    pub(crate) fn ring_at_hand(&self, seat: Seat, card: CardId) -> Option<PieceId> {
        self.in_hand(seat, card).or_else(|| self.rumoured(seat).find(|id| self.piece(*id).card == card))
    }

    /// Calls `offer` with each card of the hand, and with each ring that lies with rumours.
    pub(crate) fn each_ring_at_hand(&self, seat: Seat, mut offer: impl FnMut(CardId)) {
        self.each_in_hand(seat, &mut offer);
        for id in self.rumoured(seat).collect::<Vec<_>>() {
            let card = self.piece(id).card;
            if self.in_hand(seat, card).is_none() {
                offer(card);
            }
        }
    }
}

/// One of them, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HearOf {
    /// The card it lies with.
    pub card: PieceId,
}

impl HearOf {
    fn all(self, state: &State) -> Vec<PieceId> {
        let seat = state.piece(self.card).owner;
        let with = state.pile(seat, Zone::Aside).filter(|id| state.piece(*id).under == Some(self.card));
        if with.count() >= MOST {
            return Vec::new();
        }
        let rings = [Keyword::DwarvenRing, Keyword::MagicRing, Keyword::LesserRing];
        let fits = |id: &PieceId| {
            let face = state.face(*id);
            face.class == Some(ItemClass::Special) && rings.iter().any(|ring| face.is(*ring))
        };
        let lost = state.pile(seat, Zone::Discard).filter(|_| state.may_search(seat));
        // SATM-2.12: by the basic rules there is no sideboard.
        let aside = state.pile(seat, Zone::Sideboard).filter(|_| state.rules.standard);
        let mut all = lost.chain(aside).filter(fits).collect::<Vec<_>>();
        all.sort_by_key(|id| (state.piece(*id).card, *id));
        all
    }
}

impl Question<Wizards> for HearOf {
    const CLAUSE: Clause = Clause("SATM-0.4");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.piece(self.card).owner)
    }

    sentences!("hear-of");

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        let mut cards = self.all(state).into_iter().map(|id| state.piece(id).card).collect::<Vec<_>>();
        cards.dedup();
        cards.into_iter().for_each(|card| offer(Choice::Card(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, _: Seat, choice: &Choice) -> Verdict {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Card(card) => {
                require(self.all(state).iter().any(|id| state.piece(*id).card == *card), Why::NOT_NOW)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        Moot::lapses(!state.piece(self.card).zone.in_play())
    }

    fn answer(self, state: &mut State, seat: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Card(card) = *choice else { return };
        let Some(ring) = self.all(state).into_iter().find(|id| state.piece(*id).card == card) else {
            return;
        };
        if state.piece(ring).zone == Zone::Sideboard {
            ctx.tell(|| Event::FromSideboard { seat, count: 1 });
        }
        state.put(ring, Zone::Aside);
        state.piece_mut(ring).under = Some(self.card);
        state.turn_up(ring, ctx);
    }
}
