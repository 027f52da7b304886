//! Which corruption card of the Nazgûl's wounds does a character try to shed, who rests at a haven instead of
//! untapping or healing (SATM-11.13)?

use table::{Explanation, Observer};

use crate::cards::Kind;
use crate::cards::statics::{Flag, May};
use crate::event::Said;
use crate::prelude::*;

/// One try for each character, before anything untaps.
pub struct Cleanse;

impl State {
    /// The kind of site where a corruption card is removed in the untap phase, if it says so; it is at no other time.
    pub(crate) fn rested_away(&self, card: PieceId) -> Option<&'static Kind> {
        let mut has = self.face(card).has.iter();
        has.find_map(|one| match one {
            Static::May(May { flag: Flag::BeRemoved(kind) }) => Some(kind),
            _ => None,
        })
    }

    /// May the bearer forgo rest to remove the card?
    fn may_cleanse(&self, seat: Seat, card: PieceId) -> Verdict {
        let zone = self.pieces.get(card.index()).map(|piece| piece.zone);
        let Some(Zone::On(bearer)) = zone else {
            return Err(Why::NOT_NOW);
        };
        require(self.piece(bearer).owner == seat && self.is_character(bearer), Why::REMOVAL)?;
        let company = self.company_of(bearer).and_then(|id| self.find_company(id));
        let kind = self.rested_away(card).ok_or(Why::REMOVAL)?;
        require(company.is_some_and(|company| self.site_is(company.site, kind)), Why::REMOVAL)?;
        require(!self.piece(bearer).tried, Why::REMOVAL_ONCE)
    }

    fn each_cleansing(&self, offer: &mut impl FnMut(PieceId)) {
        let borne = self.in_play.iter().copied();
        borne.filter(|card| self.rested_away(*card).is_some()).for_each(offer);
    }
}

impl Question<Wizards> for Cleanse {
    const CLAUSE: Clause = Clause("SATM-11.13");

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active())
    }

    fn prompt(&self, state: &State, _: Observer) -> Message {
        Message::new("wizards-ask-cleanse").with("seats", SeatSet::only(state.active()))
    }

    // The same words as in the organization phase, with another price; and who ends it says of what.
    fn explain(&self, state: &State, _: Seat, choice: &Choice) -> Explanation {
        match choice {
            Choice::Remove(card) => {
                let name = || state.piece(*card).card.said();
                Explanation::new(
                    Message::new("wizards-choice-remove").with("piece", name()),
                    Message::new("wizards-effect-remove-resting").with("piece", name()),
                    Self::CLAUSE,
                )
            }
            Choice::Pass => Explanation::new(
                Message::new("wizards-pass-cleanse"),
                Message::new("wizards-effect-pass"),
                Self::CLAUSE,
            ),
            _ => choice.explain(state, Self::CLAUSE),
        }
    }

    fn answers(&self, state: &State, _: Seat, offer: &mut impl FnMut(Choice)) {
        state.each_cleansing(&mut |card| offer(Choice::Remove(card)));
        offer(Choice::Pass);
    }

    fn objection(&self, state: &State, seat: Seat, choice: &Choice) -> Verdict {
        match *choice {
            Choice::Pass => Ok(()),
            Choice::Remove(card) => state.may_cleanse(seat, card),
            _ => Err(Why::NOT_NOW),
        }
    }

    fn moot(&self, state: &State) -> Moot<Choice> {
        let mut able = false;
        state.each_cleansing(&mut |card| able |= state.may_cleanse(state.active(), card).is_ok());
        Moot::lapses(!able)
    }

    fn answer(self, state: &mut State, _: Seat, choice: &Choice, ctx: &mut Ctx<'_>) {
        let Choice::Remove(card) = *choice else { return };
        state.frames.push(self);
        if let Some(bearer) = state.bearer(card) {
            // A character that tries neither untaps nor heals.
            state.piece_mut(bearer).tried = true;
        }
        state.try_removal(card, 0, ctx);
    }
}
