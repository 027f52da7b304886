//! Corruption cards are removed (SATM-11.13, SATM-11.14).

use crate::prelude::*;
use crate::questions::HelpRemoval;

impl State {
    /// Calls `offer` with every corruption card on the player's characters.
    pub(crate) fn each_removal(&self, seat: Seat, offer: &mut impl FnMut(Choice)) {
        for card in self.in_play.iter().copied() {
            let Zone::On(bearer) = self.piece(card).zone else {
                continue;
            };
            if self.face(card).removal.is_some() && self.piece(bearer).owner == seat {
                offer(Choice::Remove(card));
                if self.rules.standard {
                    offer(Choice::Try(card));
                }
            }
        }
    }

    /// May a corruption card be removed: by tapping; or in the standard game without, at -3, once a turn for
    /// each card (SATM-11.14)?
    pub(crate) fn may_remove(&self, seat: Seat, card: PieceId, tapping: bool) -> Verdict {
        let zone = self.pieces.get(card.index()).map(|piece| piece.zone);
        let Some(Zone::On(bearer)) = zone else {
            return Err(Why::NOT_NOW);
        };
        require(self.piece(bearer).owner == seat && self.face(card).removal.is_some(), Why::REMOVAL)?;
        require(!self.piece(card).tried, Why::REMOVAL_ONCE)?;
        require(self.rested_away(card).is_none(), Why::REMOVAL)?;
        if tapping {
            require(self.is_untapped(bearer), Why::TAPPED)
        } else {
            require(self.rules.standard, Why::UNTAPPED_REMOVAL)
        }
    }

    /// Tries it: a roll above the card's number discards it.
    pub(crate) fn remove_corruption(&mut self, card: PieceId, tapping: bool, ctx: &mut Ctx<'_>) {
        let Some(bearer) = self.bearer(card) else { return };
        if tapping {
            self.tap(bearer);
        } else {
            self.piece_mut(card).tried = true;
        }
        self.try_removal(card, if tapping { 0 } else { -3 }, ctx);
    }

    /// The roll for a removal, once those have helped who may.
    pub(crate) fn try_removal(&mut self, card: PieceId, bonus: i8, ctx: &mut Ctx<'_>) {
        let Some(bearer) = self.bearer(card) else { return };
        if !self.hands_of(bearer).is_empty() {
            return self.frames.push(HelpRemoval { card, bonus });
        }
        self.roll_removal(card, bonus, ctx);
    }

    pub(crate) fn roll_removal(&mut self, card: PieceId, bonus: i8, ctx: &mut Ctx<'_>) {
        let Some(bearer) = self.bearer(card) else { return };
        let seat = self.piece(bearer).owner;
        let total = self.roll(seat, "removal", ctx) + bonus;
        if self.face(card).removal.is_some_and(|number| total > number) {
            self.discard(card, ctx);
        }
    }
}
