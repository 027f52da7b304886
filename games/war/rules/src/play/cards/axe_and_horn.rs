//! Axe and Bow (`event:fp-character-06`) and Horn of Gondor (`event:fp-character-07`): Companions answer a Hunt tile.

use super::prelude::*;

pub(super) const AXE: Lying = Lying::new(Card::AXE_AND_BOW).answering(LESS_DAMAGE);
pub(super) const HORN: Lying = Lying::new(Card::HORN_OF_GONDOR).answering(LESS_DAMAGE);

const LESS_DAMAGE: TileAnswer = TileAnswer {
    objection: |state| {
        let hunt = state.hunt();
        require(!hunt.sure && !hunt.breaking, Why::CARD_TEXT)?;
        require(hunt.damage > 0, Why::NO_EFFECT)
    },
    does: |state, ctx| state.soften(1, ctx),
};
