//! Fireworks: whoever has set them off wants a longer rest.

use super::prelude::*;

statics! {
    /// The next time that its bearer would untap, the bearer stays tapped, or becomes so, and the card is discarded.
    "tires" => Tires;
}

impl State {
    /// Somebody would untap now: does a card keep this one tapped instead? That one goes.
    pub(crate) fn is_tired(&mut self, id: PieceId, ctx: &mut Ctx<'_>) -> bool {
        let tires = |card: &PieceId| self.face(*card).has.contains(&Static::Tires);
        let card = self.lying_on(id).find(tires);
        card.into_iter().for_each(|card| self.discard(card, ctx));
        card.is_some()
    }
}
