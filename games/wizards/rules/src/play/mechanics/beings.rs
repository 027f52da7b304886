//! Beings of several cards, and hunting Dragons: who is in play as another card already, or is no more (SATM-25.3 to
//! SATM-25.5).

use crate::card::Face;
use crate::cards::conditions::InPlay;
use crate::cards::{Condition, When};
use crate::prelude::*;

impl State {
    /// Is no other manifestation of the same being in the way?
    pub(super) fn may_manifest(&self, card: CardId) -> Verdict {
        let face = card.get();
        let second = self.turn.woken && is_great_dragon(face);
        require(!(second && self.is_said(|one| one.bars_second_dragon())), Why::ONCE)?;
        let Some(being) = &face.being else { return Ok(()) };
        let others = self
            .pieces
            .iter()
            .filter(|piece| piece.card != card && piece.card.get().being.as_ref() == Some(being));
        for piece in others {
            // SATM-25.4: a Dragon that was defeated lies in a marshalling pile.
            let gone = matches!(piece.zone, Zone::Out | Zone::Won(_));
            require(!gone, Why::BEING_GONE)?;
            // A card that gives way to this one does not bar it.
            let alone = face.race != Some(Race::Dragon) && !gives_way(piece.card.get(), card);
            require(!(alone && piece.zone.in_play()), Why::BEING)?;
        }
        Ok(())
    }

    /// A card is played: if it is one of the great Dragons, the turn remembers that.
    pub(crate) fn notes_dragon(&mut self, card: CardId) {
        self.turn.woken |= is_great_dragon(card.get());
    }

    /// A company's movement phase begins: creatures that hunt where it goes, and the cards on it.
    pub(crate) fn movement_begins(&mut self, company: CompanyId) {
        for card in self.in_play.clone() {
            let lies = self.lies_in_the_land(card) || self.company_of(card) == Some(company);
            if lies && !self.face(card).on.is_empty() {
                let scope = Scope { company: Some(company), ..Scope::of(self, card) };
                self.trigger(card, When::MovementBegins, &scope);
            }
        }
    }
}

impl State {
    /// Does a card lie where it is about all companies?
    fn lies_in_the_land(&self, card: PieceId) -> bool {
        self.piece(card).zone == Zone::Table || self.lies_on_faction(card)
    }

    /// A card comes into play while a company is on its way: what it adds to the hazard limit counts at once, and if it attacks
    /// whoever comes through its lands, it attacks that company now.
    pub(crate) fn comes_late(&mut self, card: PieceId, company: CompanyId) {
        if self.find_company(company).is_none_or(|company| company.moved) {
            return;
        }
        let more = self.more_hazards(card, company);
        let limit = &mut self.company_mut(company).limit;
        *limit = limit.saturating_add_signed(more);
        let mut hunting = self.face(card).on.iter().filter(|on| on.event == When::MovementBegins);
        if self.lies_in_the_land(card) && hunting.any(|on| on.does.iter().any(|op| op.waylays())) {
            let scope = Scope { company: Some(company), ..Scope::of(self, card) };
            self.trigger(card, When::MovementBegins, &scope);
        }
    }
}

/// Is it a manifestation of a unique Dragon?
fn is_great_dragon(face: &Face) -> bool {
    face.race == Some(Race::Dragon) && face.unique
}

/// Is it discarded as soon as that one is in play?
fn gives_way(face: &Face, to: CardId) -> bool {
    face.leaves.contains(&Condition::InPlay(InPlay { card: to }))
}
