//! Memories Recalled: a sage's memory stands in for lost writings.

use super::prelude::*;
use crate::card::{Keyword, Skill};

/// The card that stands in for Lost Knowledge that a company gives up.
const MEMORY: &str = "memories_recalled";

impl State {
    /// A sage of a company who may tap.
    fn remembering(&self, company: Option<CompanyId>) -> Option<PieceId> {
        let mut sages = self.characters(company?);
        sages.find(|id| self.is_untapped(*id) && self.has_skill(*id, Skill::Sage, None))
    }

    /// The card of the hand that may be discarded in place of one that a company gives up, with a sage who taps for it.
    pub(crate) fn remembered(&self, kind: &Kind, scope: &Scope) -> Option<PieceId> {
        let lost = *kind == Kind::Keyword(Keyword::LostKnowledge);
        self.remembering(scope.company).filter(|_| lost)?;
        let mut hand = self.sides[scope.seat].hand.iter().copied();
        hand.find(|id| Some(*id) != scope.piece() && self.face(*id).id == MEMORY)
    }

    /// Something is given up: if it comes out of the hand, a sage taps, and all have seen it.
    pub(crate) fn remember(&mut self, id: PieceId, company: Option<CompanyId>, ctx: &mut Ctx<'_>) {
        if self.piece(id).zone == Zone::Hand {
            self.remembering(company).into_iter().for_each(|sage| self.tap(sage));
            ctx.journal.reveal();
            self.piece_mut(id).show();
        }
    }
}
