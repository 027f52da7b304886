//! Dealing a round (LDT-2.2, LDT-2.3, LDT-9.1, LDT-10.1) and who is assigned first (LDT-2.4, LDT-2.9).
//!
//! Cards are drawn one by one, so that a script can say which: first the lost card, then the pyramid from the
//! top, then hand after hand. The cards left for the last hand are not drawn.

mod pyramid;

use arrayvec::ArrayVec;
use table::{Chance, Journal};

use crate::book::Effect;
use crate::chair::{ByChair, CHAIRS};
use crate::knowledge::{Knowledge, Place};
use crate::pack::Pack;
use crate::prelude::*;
use crate::questions::WhichGroup;
use crate::solo;
use crate::state::{Current, Cursor, Round};

impl Round {
    /// A round before it is dealt.
    pub(crate) fn empty() -> Self {
        Self {
            cast: ByChair::default(),
            first: Chair::at(0),
            before: CharacterSet::EMPTY,
            deck: CardSet::EMPTY,
            hands: ByChair::default(),
            shown: CardSet::EMPTY,
            tucked: ByChair::default(),
            pending: ByChair::default(),
            pyramid: None,
            pyramid_seat: Seat::new(0),
            lost: None,
            aside: CardSet::EMPTY,
            stock: CardSet::EMPTY,
            discards: CardSet::EMPTY,
            side: CardSet::EMPTY,
            param: ByChair::default(),
            drawn: ByChair::default(),
            burden: 0,
            steps: ByChair::default(),
            completed_at: ByChair::default(),
            flips: ByChair::default(),
            masked: None,
            exchanged: false,
            light_spent: false,
            rings_broken: false,
            towers: [None; 2],
            total: 0,
            tricks: ArrayVec::new(),
            won: ByChair::default(),
            count: ByChair::default(),
            current: Current::led_by(Chair::at(0)),
            asked: ChairSet::EMPTY,
            cursor: Cursor::default(),
            knows: [Knowledge::NOTHING; CHAIRS],
        }
    }
}

impl State {
    /// Begins a round: the group, where one must be chosen, and the deal.
    pub(crate) fn begin_round(&mut self, ctx: &mut Ctx<'_>) {
        self.deal = Round { before: self.completed, ..Round::empty() };
        self.group = None;
        if self.card().groups.is_empty() {
            self.deal_round(ctx);
        } else {
            self.phase = WhichGroup.into();
        }
    }

    /// Cards dealt to a hand in this round: in every hand as many, also when Orcs under Gimli leave too few
    /// for the hands that the round lays down (LDT-C25.3).
    pub(crate) fn deal_size(&self) -> usize {
        let chapter = self.card();
        match chapter.rounds.get(usize::from(self.round) - 1) {
            Some(plan) => {
                let dealt = self.deal.deck.len() - usize::from(chapter.lost);
                usize::from(plan.deal).min(dealt / self.chairs())
            }
            None => usize::from(chapter.deal),
        }
    }

    /// The deck of this round, with the cards that lie aside.
    pub(crate) fn deck(&self) -> CardSet {
        let chapter = self.card();
        match chapter.rounds.get(usize::from(self.round) - 1) {
            // LDT-C25.3: Orcs under Gimli are not in the deck.
            Some(plan) => {
                let orcs = CardSet::ORCS.iter().take(usize::from(plan.orcs)).collect();
                chapter.deck.minus(CardSet::ORCS).or(orcs).minus(self.under)
            }
            None => chapter.deck,
        }
    }

    /// Deals a round; then characters are taken.
    pub(crate) fn deal_round(&mut self, ctx: &mut Ctx<'_>) {
        let (chapter, round, roster) = (self.card().number, self.round, self.round_roster());
        ctx.tell(|| Event::Round { chapter, round, roster });
        let mut deck = self.deck();
        self.deal.deck = deck;
        let mut not_lost = CardSet::TOWERS;
        let mut counsel = None;
        for effect in self.effects().copied().collect::<ArrayVec<Effect, 16>>() {
            match effect {
                Effect::SetAside(cards) => {
                    self.deal.aside = self.deal.aside.or(cards.and(deck));
                    deck = deck.minus(cards);
                }
                Effect::SideDeck(cards, _) => {
                    self.deal.side = cards.and(deck);
                    deck = deck.minus(cards);
                    let side = self.deal.side;
                    for card in side.iter() {
                        self.everybody_knows(card, Place::Side);
                    }
                }
                Effect::LostNot(cards) => not_lost = not_lost.or(cards),
                Effect::Counsel(count, card) => counsel = Some((usize::from(count), card)),
                _ => {}
            }
        }
        let aside = self.deal.aside;
        if !aside.is_empty() {
            ctx.tell(|| Event::Aside { cards: aside });
        }
        let mut pack = Pack::new(deck);
        if self.card().lost {
            self.deal_lost(&mut pack, not_lost, ctx);
        }
        match counsel {
            Some((count, card)) => {
                // LDT-C24.2, LDT-C24.3: `count` cards to each, the card among them.
                let count = if self.is_solo() { solo::COUNSEL } else { count };
                let mut few = self.few_with(&mut pack, CardSet::only(card), count, ctx.chance);
                self.deal_hands(&mut few, count, ctx.chance);
                self.deal.stock = pack.rest();
            }
            None => self.deal_all(pack, ctx.chance),
        }
        self.assign_first(ctx.journal);
        self.go_on_taking(ctx);
    }

    /// LDT-2.2, LDT-A2: the lost card, drawn again until it is none of those it may not be.
    fn deal_lost(&mut self, pack: &mut Pack, not: CardSet, ctx: &mut Ctx<'_>) {
        // LDT-10.1: the special cards of the solitary game are set aside before.
        let special = self.special_cards().and(pack.rest());
        pack.take_out(special);
        while let Some(card) = pack.draw(ctx.chance) {
            if !not.has(card) {
                self.deal.lost = Some(card);
                ctx.tell(|| Event::Lost { card });
                break;
            }
            pack.put_in(CardSet::only(card));
        }
        pack.put_in(special);
    }

    /// A few cards for each hand, these among them.
    pub(crate) fn few_with(
        &self,
        pack: &mut Pack,
        these: CardSet,
        count: usize,
        chance: &mut Chance,
    ) -> Pack {
        let these = these.and(pack.rest());
        pack.take_out(these);
        let more = (count * self.chairs()).saturating_sub(these.len());
        Pack::new(pack.draw_some(more, chance).or(these))
    }

    /// Deals what has not been dealt: all of it, or alone the first hands.
    fn deal_all(&mut self, mut pack: Pack, chance: &mut Chance) {
        self.deal_on(&mut pack, chance);
        self.deal.stock = pack.rest();
        self.give_from_outside(&pack);
    }

    /// After Wormtongue's counsel: the rest, up to full hands (LDT-C24.2).
    pub(crate) fn deal_rest(&mut self, chance: &mut Chance) {
        let mut pack = Pack::new(self.deal.stock);
        self.deal_on(&mut pack, chance);
        self.deal.stock = pack.rest();
    }

    /// Fills the hands: to their full size, or alone that of the first hands.
    fn deal_on(&mut self, pack: &mut Pack, chance: &mut Chance) {
        if self.is_solo() {
            self.deal_first_hands(pack, chance);
        } else {
            let size = self.deal_size();
            self.deal_hands(pack, size, chance);
        }
    }

    /// Fills every hand to `size` cards, the pyramid first.
    pub(crate) fn deal_hands(&mut self, pack: &mut Pack, size: usize, chance: &mut Chance) {
        self.deal_pyramid(pack, size, chance);
        for chair in Chair::all(self.chairs()) {
            if self.is_pyramid(chair) {
                continue;
            }
            let missing = size - self.deal.hands[chair].len();
            let drawn = pack.draw_some(missing, chance);
            self.deal.hands[chair] = self.deal.hands[chair].or(drawn);
        }
    }

    /// LDT-C31.3: a card of these for each.
    fn give_from_outside(&mut self, pack: &Pack) {
        let mut given = CardSet::EMPTY;
        for effect in self.effects() {
            if let Effect::GiveEach(cards) = effect {
                given = given.or(cards.minus(pack.rest()).minus(self.card().deck));
            }
        }
        for (chair, card) in Chair::all(self.chairs()).zip(given.iter()) {
            self.join(chair, card);
            self.everybody_knows(card, Place::Hand(chair));
        }
    }

    /// LDT-2.4, LDT-2.9: the holder of the card is assigned the character.
    fn assign_first(&mut self, journal: &mut Journal<Event>) {
        let (card, character) = self.card().first;
        let holder = Chair::all(self.chairs()).find(|chair| self.deal.hands[*chair].has(card));
        // LDT-C25.7: alone at Helm's Deep no hand may hold it yet.
        let first = holder.unwrap_or(Chair::at(0));
        self.deal.first = first;
        self.deal.cast[first] = Some(character);
        if let Some(pyramid) = self.pyramid_chair() {
            // LDT-9.3, LDT-A18
            let controls = if first == pyramid { pyramid.left(1, 3) } else { first };
            // LDT-C25.6: at Helm's Deep it is the dealer, and they deal in turn.
            let seat = match self.card().rounds.is_empty() {
                true => controls.index(),
                false => usize::from(self.round - 1) % 2,
            };
            self.deal.pyramid_seat = Seat::new(seat);
        }
        if holder.is_some() {
            self.everybody_knows(card, Place::Hand(first));
            self.take_token(first, card);
        }
        journal.reveal();
        journal.tell(|| Event::Assigned { who: Actor::at(self, first), card });
    }

    /// LDT-4.4: the token of a Tower that was played or shown.
    pub(crate) fn take_token(&mut self, chair: Chair, card: Card) {
        if card == Card::WHITE_TOWER {
            self.deal.towers[0] = Some(chair);
        } else if card == Card::BLACK_TOWER {
            self.deal.towers[1] = Some(chair);
        }
    }

    /// A card joins a hand: the pyramid's lies face up.
    pub(crate) fn join(&mut self, chair: Chair, card: Card) {
        self.deal.hands[chair].add(card);
        if self.is_pyramid(chair)
            && let Some(pyramid) = &mut self.deal.pyramid
        {
            pyramid.add(card);
            self.deal.shown.add(card);
        }
    }

    /// A card leaves a hand.
    pub(crate) fn leave(&mut self, chair: Chair, card: Card) {
        self.deal.hands[chair].remove(card);
        self.deal.shown.remove(card);
        if self.is_pyramid(chair)
            && let Some(pyramid) = &mut self.deal.pyramid
        {
            pyramid.take(card);
        }
    }

    /// Records that all seats know where this card is.
    pub(crate) fn everybody_knows(&mut self, card: Card, place: Place) {
        for knows in &mut self.deal.knows {
            knows.locate(card, place);
        }
    }

    /// A card goes from one hidden place to another. Witnesses know which; the others that it is none of `not`.
    pub(crate) fn track(&mut self, card: Card, from: Place, to: Place, witnesses: SeatSet, not: CardSet) {
        for (index, knows) in self.deal.knows.iter_mut().enumerate() {
            if witnesses.has(Seat::new(index)) {
                knows.locate(card, to);
            } else {
                knows.passed(from, to, not);
            }
        }
    }
}
