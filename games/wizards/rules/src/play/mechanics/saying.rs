//! The statics of cards in play, and their reactions to what happens.

use crate::cards::Condition;
use crate::cards::effect::Happens;
use crate::prelude::*;

impl State {
    /// Does a static of a card in play say so?
    pub(crate) fn is_said(&self, says: impl Fn(&Static) -> bool) -> bool {
        self.in_play.iter().any(|card| self.face(*card).has.iter().any(&says))
    }

    /// Does a static of a card that lies on a company say so?
    pub(crate) fn is_said_on(&self, company: CompanyId, says: impl Fn(&Static) -> bool) -> bool {
        self.in_play.iter().any(|card| {
            self.piece(*card).zone == Zone::OnCompany(company) && self.face(*card).has.iter().any(&says)
        })
    }

    /// Does a static of a card that lies on a character say so, one that touches its bearer?
    pub(crate) fn is_said_of(&self, bearer: PieceId, says: impl Fn(&Static) -> bool) -> bool {
        self.in_play.iter().any(|card| {
            let lies = self.piece(*card).zone == Zone::On(bearer) && self.face(*card).touches.bearer();
            lies && self.face(*card).has.iter().any(&says)
        })
    }

    /// Every card in play hears what happens.
    pub(crate) fn all_hear(&mut self, what: Happens, ctx: &mut Ctx<'_>) {
        for card in self.in_play.clone() {
            self.hears(card, what, ctx);
        }
    }

    /// One card hears what happens.
    pub(crate) fn hears(&mut self, card: PieceId, what: Happens, ctx: &mut Ctx<'_>) {
        for one in &self.face(card).has {
            one.hears(what, card, self, ctx);
        }
    }

    /// A card is about to leave play: the cards on it hear it.
    pub(crate) fn bearer_leaves(&mut self, bearer: PieceId, ctx: &mut Ctx<'_>) {
        for card in self.held(bearer) {
            self.hears(card, Happens::BearerLeaves(bearer), ctx);
        }
    }

    /// Discards the cards on a company that mind that its members are others.
    pub(crate) fn members_part(&mut self, company: CompanyId, left: bool, ctx: &mut Ctx<'_>) {
        let over = self.in_play.iter().copied().filter(|card| {
            let ends = |leaves: &Condition| leaves.ends_with_members(self, company, left);
            self.piece(*card).zone == Zone::OnCompany(company) && self.face(*card).leaves.iter().any(ends)
        });
        let mut over = over.collect::<Vec<_>>();
        // If several go at once, in the order of the book.
        over.sort_by_key(|card| self.piece(*card).card);
        over.into_iter().for_each(|card| self.discard(card, ctx));
    }
}
