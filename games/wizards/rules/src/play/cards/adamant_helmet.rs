//! Adamant Helmet: no dark enchantment has any hold on its bearer.

use super::prelude::*;
use crate::card::Keyword;

statics! {
    /// Dark enchantments that target the bearer are cancelled.
    "disenchants" => Disenchants;
}

impl State {
    /// Is a card a dark enchantment on somebody on whom none has any effect?
    pub(crate) fn is_disenchanted(&self, card: PieceId, target: Target) -> bool {
        let Target::Piece(on) = target else { return false };
        self.face(card).is(Keyword::DarkEnchantment)
            && self.lying_on(on).any(|by| self.face(by).has.contains(&Static::Disenchants))
    }

    /// Is an action such a card, as it is played?
    pub(crate) fn comes_disenchanted(&self, link: &Link) -> bool {
        self.piece(link.piece).zone == Zone::Chain && self.is_disenchanted(link.piece, link.target)
    }

    /// Discards dark enchantments that lie on those on whom they have no effect.
    pub(crate) fn disenchant(&mut self, ctx: &mut Ctx<'_>) {
        let lying = self.in_play.iter().copied().filter(|card| match self.piece(*card).zone {
            Zone::On(bearer) => self.is_disenchanted(*card, Target::Piece(bearer)),
            _ => false,
        });
        for card in lying.collect::<Vec<_>>() {
            self.discard(card, ctx);
        }
    }
}
