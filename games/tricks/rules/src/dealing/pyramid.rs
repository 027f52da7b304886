//! Dealing and turning the pyramid (LDT-9).

use table::{Chance, Journal};

use crate::pack::Pack;
use crate::prelude::*;
use crate::pyramid::Pyramid;

impl State {
    /// The pyramid's chair, with two players.
    pub(crate) fn pyramid_chair(&self) -> Option<Chair> {
        (self.rules.players == 2).then(|| Chair::at(2))
    }

    /// Is it the pyramid?
    pub(crate) fn is_pyramid(&self, chair: Chair) -> bool {
        self.pyramid_chair() == Some(chair)
    }

    /// Deals the pyramid up to `size` cards, before the hands.
    pub(crate) fn deal_pyramid(&mut self, pack: &mut Pack, size: usize, chance: &mut Chance) {
        let Some(chair) = self.pyramid_chair() else { return };
        let rows = self.card().pyramid;
        let mut pyramid = self.deal.pyramid.unwrap_or(Pyramid::new(rows));
        // LDT-C21.4: the Towers come in after this number of cards.
        let late = usize::from(self.card().pyramid_before_towers);
        let towers = pack.rest().and(CardSet::TOWERS);
        if late > 0 {
            pack.take_out(towers);
        }
        for slot in 0..size.min(pyramid.size()) {
            if slot == late && late > 0 {
                pack.put_in(towers);
            }
            if pyramid.slots[slot].is_some() {
                continue;
            }
            if let Some(card) = pack.draw(chance) {
                pyramid.slots[slot] = Some(card);
                self.deal.hands[chair].add(card);
            }
        }
        self.deal.shown = self.deal.shown.or(pyramid.face_up());
        self.deal.pyramid = Some(pyramid);
    }

    /// After a trick: cards that lie free now are turned up (LDT-9.4).
    pub(crate) fn turn_pyramid(&mut self, journal: &mut Journal<Event>) {
        let Some(pyramid) = &mut self.deal.pyramid else {
            return;
        };
        let cards = pyramid.turn();
        if !cards.is_empty() {
            self.deal.shown = self.deal.shown.or(cards);
            journal.reveal();
            journal.tell(|| Event::Turned { cards });
        }
    }
}
