//! The Will of Sauron: hazard long-events stay as long as it does, and go with it.

use super::statics::Flag;
use crate::card::Duration;
use crate::cards::Condition;
use crate::prelude::*;

/// The static of the card.
const STAY: Static = Static::may_not(Flag::LongHazardsLeave);

impl State {
    /// Do hazard long-events stay?
    pub(crate) fn long_hazards_stay(&self) -> bool {
        self.in_play.iter().any(|card| self.face(*card).has.contains(&STAY))
    }

    /// Discards the long-events kept by this card, which has left play.
    pub(crate) fn will_is_broken(&mut self, gone: PieceId, ctx: &mut Ctx<'_>) {
        if !self.face(gone).has.contains(&STAY) {
            return;
        }
        let long = |id: &PieceId| {
            let face = self.face(*id);
            face.is_hazard() && face.duration == Duration::Long && self.piece(*id).zone == Zone::Table
        };
        for id in self.in_play.iter().copied().filter(long).collect::<Vec<_>>() {
            self.discard(id, ctx);
        }
    }

    /// A deck has been exhausted: effects that last until then end.
    pub(crate) fn exhaustion_ends(&mut self, ctx: &mut Ctx<'_>) {
        let ends = |id: &PieceId| self.face(*id).leaves.contains(&Condition::DeckExhausted);
        for id in self.in_play.iter().copied().filter(ends).collect::<Vec<_>>() {
            if self.piece(id).zone.in_play() {
                self.discard(id, ctx);
            }
        }
    }
}
