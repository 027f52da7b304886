//! Sentinels of Númenor: the lands of the South stand together, and no stranger stirs them.

use super::prelude::*;
use crate::cards::statics::{Against, Flag};

operations! {
    /// A faction that its player has just influenced lies under the card, if it is such a one.
    "rank" => Rank { kind: Kind },
}

impl Does for Rank {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let (this, scope) = (deed.link.piece, deed.scope());
        if let Some(faction) = scope.target_piece()
            && state.piece(faction).zone == Zone::Won(scope.seat)
            && state.piece_is(faction, &self.kind, &scope)
        {
            state.piece_mut(faction).under = Some(this);
        }
    }
}

impl State {
    /// Is the card that a faction lies under, and that makes it worth more, in play?
    pub(crate) fn is_ranked(&self, faction: PieceId) -> bool {
        matches!(self.piece(faction).zone, Zone::Won(_)) && self.piece(faction).under.is_some()
    }

    /// Does a card in play say that what this card does helps no attempt to influence such a faction?
    pub(crate) fn is_deaf_to(&self, faction: PieceId, card: CardId) -> bool {
        let deaf = Static::may_not(Flag::BeHelped(card));
        self.in_play.iter().filter(|by| self.face(**by).touches.special()).any(|by| {
            self.face(*by).has.iter().any(|one| match one {
                Static::Against(Against { kind, says }) => {
                    **says == deaf && self.piece_is(faction, kind, &Scope::of(self, *by))
                }
                _ => false,
            })
        })
    }

    /// A card goes out of play, or a faction is lost: the cards under the card lie there no more, and a ring
    /// or a creature goes.
    pub(crate) fn uncover(&mut self, by: PieceId) {
        for at in 0..self.pieces.len() {
            if self.pieces[at].under == Some(by) {
                self.pieces[at].under = None;
                if self.pieces[at].zone == Zone::Aside {
                    self.pieces[at].zone = Zone::Discard;
                }
            }
        }
    }
}
