//! The solitary game (LDT-10): its differences, when one plays all four hands. They are dealt in part, and
//! grow after every trick.

use table::{Chance, Journal};

use crate::pack::Pack;
use crate::prelude::*;

/// The cards of the first hands (LDT-10.1).
const FIRST_HAND: usize = 4;

/// The cards of a hand before Wormtongue's counsel (LDT-C24.2).
pub(crate) const COUNSEL: usize = 2;

impl State {
    /// Does one play all hands?
    pub(crate) fn is_solo(&self) -> bool {
        self.players() == 1
    }

    /// The cards that are among the first hands (LDT-10.1, LDT-C20.3); none in company.
    pub(crate) fn special_cards(&self) -> CardSet {
        let chapter = self.card();
        // LDT-C25.7: none at Helm's Deep.
        if !self.is_solo() || !chapter.rounds.is_empty() {
            return CardSet::EMPTY;
        }
        let part = if chapter.second { CardSet::only(Card::RING) } else { CardSet::TOWERS };
        part.or(chapter.solo)
    }

    /// Fills the first hands, those special cards among them that are not out yet.
    pub(crate) fn deal_first_hands(&mut self, pack: &mut Pack, chance: &mut Chance) {
        let special = self.special_cards();
        let dealt = self.deal.hands[Chair::at(0)].len();
        let mut first = self.few_with(pack, special, FIRST_HAND - dealt, chance);
        self.deal_hands(&mut first, FIRST_HAND, chance);
    }

    /// Alone, the cards that would be dealt to this hand trick by trick join it.
    pub(crate) fn draw_whole_hand(&mut self, chair: Chair, ctx: &mut Ctx<'_>) {
        if !self.is_solo() {
            return;
        }
        let before = (0..self.deal.cursor.chair).map(|place| self.in_order(place));
        let drawn = before.filter(|chair| self.holds_whole_hand(*chair)).count();
        let share = self.deal.stock.len() / (self.chairs() - drawn);
        for _ in 0..share {
            self.draw_from_stock(chair, ctx.chance, ctx.journal);
        }
    }

    /// The number of tricks to come when `tricks` can be played from the hands and `hands` hands grow: each is dealt as
    /// many more (LDT-10.4), at Helm's Deep only up to the round's hand (LDT-C25.7).
    pub(crate) fn tricks_to_come(&self, tricks: usize, hands: usize) -> usize {
        let tricks = tricks + self.deal.stock.len() / hands.max(1);
        if self.card().rounds.is_empty() { tricks } else { tricks.min(self.deal_size()) }
    }

    /// Every hand gets a card (LDT-10.4).
    pub(crate) fn draw_after_trick(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        let left = usize::from(self.tricks_left());
        // LDT-C25.7: at Helm's Deep only until every hand has been dealt the round's.
        if self.is_solo() && (self.card().rounds.is_empty() || left >= FIRST_HAND) {
            let chairs = Chair::all(self.chairs()).filter(|chair| !self.holds_whole_hand(*chair));
            for chair in chairs.collect::<ChairSet>().iter() {
                self.draw_from_stock(chair, chance, journal);
            }
        }
    }

    /// LDT-10.3: alone, one character's exchange in a round.
    pub(crate) fn exchange_is_spent(&self) -> bool {
        self.is_solo() && self.deal.exchanged && !self.deal.cursor.events
    }

    /// Alone, this was the one exchange of the round, be it with another hand or for the lost card.
    pub(crate) fn spend_exchange(&mut self) {
        if self.is_solo() && !self.deal.cursor.events {
            self.deal.exchanged = true;
        }
    }
}
