//! Waylaid, Wounded, and Orc-dragged: a Hobbit is carried off, and his ring may be lost on the way.

use super::prelude::*;

operations! {
    /// Rolls for a prisoner who bears a ring: below `number`, the ring is discarded.
    "drop_ring" => DropRing { number: i8 },
}

impl Does for DropRing {
    fn does(&self, deed: Deed<'_>, state: &mut State, ctx: &mut Ctx<'_>) {
        for id in state.prisoners(deed.link.piece).collect::<Vec<_>>() {
            let ring = state.held(id).into_iter().find(|held| state.is_ring(*held));
            let Some(ring) = ring else { continue };
            if state.roll(state.piece(id).owner, "card", ctx) < self.number {
                state.discard(ring, ctx);
            }
        }
    }
}
