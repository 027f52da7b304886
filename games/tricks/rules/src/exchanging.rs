//! Cards that go from hand to hand (LDT-2.7, LDT-9.6, LDT-C21.2, LDT-C34.1, LDT-C36.1).

use crate::book::cards::Ability;
use crate::book::{Action, Effect};
use crate::knowledge::Place;
use crate::prelude::*;
use crate::questions::{GiveCard, PassTogether, Phase};

impl State {
    /// Cards a chair may pass to another hand: of the pyramid, those of the bottom row (LDT-9.6).
    pub fn passable(&self, chair: Chair) -> CardSet {
        let cards = match &self.deal.pyramid {
            Some(pyramid) if self.is_pyramid(chair) => pyramid.bottom().and(pyramid.uncovered()),
            _ => self.deal.hands[chair],
        };
        cards.minus(self.kept(chair))
    }

    /// Cards a chair may not pass: those its character keeps, and a card that it takes is not given for itself
    /// (LDT-C21.2).
    pub fn kept(&self, chair: Chair) -> CardSet {
        let Some(sheet) = self.sheet(chair) else { return CardSet::EMPTY };
        let cursor = self.deal.cursor;
        // Few cards take one, so the turn to set up is looked at last.
        match sheet.setup.get(usize::from(cursor.action)) {
            Some(Action::TakeCard(card)) if !cursor.events && self.in_order(cursor.chair) == chair => {
                sheet.keeps.with(*card)
            }
            _ => sheet.keeps,
        }
    }

    /// May it play, tuck, lay or show this card of its hand?
    pub(crate) fn in_hand(&self, chair: Chair, card: Card) -> Result<(), Why> {
        require(self.open_hand(chair).has(card), Why::NotInHand { card })
    }

    /// May it pass this card to another hand (LDT-2.7, LDT-9.6)?
    pub(crate) fn may_pass(&self, chair: Chair, card: Card) -> Result<(), Why> {
        self.in_hand(chair, card)?;
        require(!self.kept(chair).has(card), self.why_kept(chair, card))?;
        require(self.passable(chair).has(card), Why::NotBottom)
    }

    /// The reason why a chair keeps this card.
    fn why_kept(&self, chair: Chair, card: Card) -> Why {
        let keeps = self.sheet(chair).is_some_and(|sheet| sheet.keeps.has(card));
        match card {
            _ if !keeps => Why::ForItself { card },
            Card::RING => Why::KeepsTheRing { card },
            _ if self.can(chair, Ability::Pending) => Why::KeepsLate { card },
            _ => Why::Keeps { card },
        }
    }

    /// The cards of its open hand that it may pass: those to which [`may_pass`](Self::may_pass) has no objection.
    pub(crate) fn may_be_passed(&self, chair: Chair) -> CardSet {
        self.open_hand(chair).and(self.passable(chair))
    }

    fn simultaneous(&self) -> bool {
        self.effects().any(|effect| *effect == Effect::Simultaneous)
    }

    /// The characters in these chairs.
    pub(crate) fn cast_of(&self, chairs: ChairSet) -> CharacterSet {
        chairs.iter().filter_map(|chair| self.deal.cast[chair]).collect()
    }

    /// The chairs that the chair may exchange with now.
    pub fn partners(&self, chair: Chair) -> ChairSet {
        let others = Chair::all(self.chairs()).filter(|other| *other != chair);
        if self.deal.cursor.events {
            let next = chair.left(1, self.chairs());
            let has_any = !self.passable(next).is_empty();
            return has_any.then_some(next).into_iter().collect();
        }
        let Some((_, Action::Exchange(partners))) = self.present_action() else {
            return ChairSet::EMPTY;
        };
        let both = self.simultaneous();
        let admitted = |other: &Chair| {
            self.deal.cast[*other].is_some_and(|character| partners.admit(character))
                && !(both && self.passable(*other).is_empty())
        };
        others.filter(admitted).collect()
    }

    /// A card for each of the others, one after the other.
    pub(crate) fn give_each(&self, chair: Chair) -> Option<Phase> {
        let steps = usize::from(self.deal.cursor.times) + 1;
        let give = GiveCard { chair, to: chair.left(steps, self.chairs()), returns: false };
        (steps < self.chairs()).then_some(give.into())
    }

    /// LDT-C21.2: the card comes from its holder, for a card that is passed back.
    pub(crate) fn take_card(&mut self, chair: Chair, card: Card, ctx: &mut Ctx<'_>) -> Option<Phase> {
        // Also when no card is passed: then all know who has it.
        ctx.journal.reveal();
        let holder = Chair::all(self.chairs()).find(|holder| self.deal.hands[*holder].has(card))?;
        let hidden = self.is_pyramid(holder) && !self.deal.shown.has(card);
        if holder == chair {
            self.everybody_knows(card, Place::Hand(chair));
            // LDT-4.4: its token goes with it, to any hand.
            self.take_token(chair, card);
        }
        if holder == chair || hidden || self.kept(holder).has(card) {
            return None;
        }
        self.lend(holder, card);
        self.join(chair, card);
        self.everybody_knows(card, Place::Hand(chair));
        self.take_token(chair, card);
        ctx.tell(|| Event::Passed {
            who: Actor::at(self, holder),
            with: Actor::at(self, chair),
            card: Some(card),
        });
        let give = GiveCard { chair, to: holder, returns: false };
        Some(give.into())
    }

    /// An exchange begins: one passes first, or both at the same time.
    pub(crate) fn exchange(&mut self, chair: Chair, with: Chair, ctx: &mut Ctx<'_>) {
        ctx.tell(|| Event::Exchange { who: Actor::at(self, chair), with: Actor::at(self, with) });
        let (chairs, passed) = ([chair, with], [None; 2]);
        let (to, returns) = (with, true);
        self.phase = if self.simultaneous() {
            PassTogether { chairs, passed }.into()
        } else {
            GiveCard { chair, to, returns }.into()
        };
    }

    /// A card leaves a hand for which another will come back.
    pub(crate) fn lend(&mut self, chair: Chair, card: Card) {
        if self.is_pyramid(chair)
            && let Some(pyramid) = &mut self.deal.pyramid
        {
            pyramid.lend(card);
        }
        self.leave(chair, card);
    }

    /// A card goes from hand to hand; both know it, and all when the pyramid takes part.
    pub(crate) fn hand_over(&mut self, from: Chair, to: Chair, card: Card, ctx: &mut Ctx<'_>) {
        let open = self.is_pyramid(from) || self.is_pyramid(to) || self.deal.shown.has(card);
        let both = self.witnesses(from).iter().chain(self.witnesses(to).iter()).collect::<SeatSet>();
        let witnesses = if open { SeatSet::all(self.players()) } else { both };
        let not = self.kept(from);
        self.lend(from, card);
        self.join(to, card);
        self.track(card, Place::Hand(from), Place::Hand(to), witnesses, not);
        if open {
            ctx.journal.reveal();
        } else {
            ctx.journal.reveal_to(witnesses);
        }
        let told = |card| Event::Passed { who: Actor::at(self, from), with: Actor::at(self, to), card };
        ctx.tell_apart(witnesses, || told(Some(card)), || told(None));
    }

    /// Puts the card the pyramid received where the card was that it gave back.
    pub(crate) fn fill_hole(&mut self, received: Card) {
        if let Some(pyramid) = &mut self.deal.pyramid
            && pyramid.hole.is_some()
        {
            pyramid.take(received);
            pyramid.add(received);
        }
    }

    pub(crate) fn forget_holes(&mut self) {
        if let Some(pyramid) = &mut self.deal.pyramid {
            pyramid.hole = None;
        }
    }
}
