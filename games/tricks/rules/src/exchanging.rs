//! Cards that go from hand to hand (LDT-2.7, LDT-9.6, LDT-C21.2, LDT-C34.1, LDT-C36.1).

use crate::book::{Action, Effect};
use crate::card::{Card, CardSet};
use crate::chair::{Chair, ChairSet};
use crate::event::{Actor, Event};
use crate::knowledge::Place;
use crate::state::{Ask, Phase, State};
use table::{Chance, Journal, SeatSet};

impl State {
    /// Cards a chair may pass to another hand: of the pyramid, those of the bottom row (LDT-9.6).
    pub fn passable(&self, chair: Chair) -> CardSet {
        let cards = match &self.deal.pyramid {
            Some(pyramid) if self.is_pyramid(chair) => pyramid.bottom().and(pyramid.uncovered()),
            _ => self.deal.hands[chair],
        };
        cards.but(self.kept(chair))
    }

    /// Cards a chair may not pass: those its character keeps, and a card that it takes is not given for itself
    /// (LDT-C21.2).
    pub fn kept(&self, chair: Chair) -> CardSet {
        let keeps = self.sheet(chair).map_or(CardSet::EMPTY, |sheet| sheet.keeps);
        match self.present_action() {
            Some((taker, Action::TakeCard(card))) if taker == chair => keeps.with(card),
            _ => keeps,
        }
    }

    pub(crate) fn simultaneous(&self) -> bool {
        self.effects().any(|effect| *effect == Effect::Simultaneous)
    }

    /// With whom the chair may exchange now.
    pub fn partners(&self, chair: Chair) -> ChairSet {
        let others = Chair::all(self.chairs()).filter(|other| *other != chair);
        if self.deal.cursor.events {
            return ChairSet::only(chair.left(1, self.chairs()));
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

    /// LDT-C21.2: the card comes from whoever holds it, for a card that is passed back.
    pub(crate) fn take_card(
        &mut self,
        chair: Chair,
        card: Card,
        journal: &mut Journal<Event>,
    ) -> Option<Phase> {
        // Also when nobody passes anything: then all know who has it.
        journal.reveal();
        let holder = Chair::all(self.chairs()).find(|holder| self.deal.hands[*holder].has(card))?;
        let hidden = self.is_pyramid(holder) && !self.deal.shown.has(card);
        if holder == chair {
            self.everybody_knows(card, Place::Hand(chair));
        }
        if holder == chair || hidden || self.kept(holder).has(card) {
            return None;
        }
        self.lend(holder, card);
        self.join(chair, card);
        self.everybody_knows(card, Place::Hand(chair));
        self.take_token(chair, card);
        journal.tell(|| Event::Passed {
            who: Actor::at(self, holder),
            with: Actor::at(self, chair),
            card: Some(card),
        });
        Some(Phase::Prepare {
            chair,
            ask: Ask::Give {
                to: holder,
                returns: false,
            },
        })
    }

    /// An exchange begins: one passes first, or both at the same time.
    pub(crate) fn exchange(&mut self, chair: Chair, with: Chair, journal: &mut Journal<Event>) -> Phase {
        journal.tell(|| Event::Exchange {
            who: Actor::at(self, chair),
            with: Actor::at(self, with),
        });
        if self.simultaneous() {
            return Phase::Together {
                chairs: [chair, with],
                passed: [None; 2],
            };
        }
        let ask = Ask::Give {
            to: with,
            returns: true,
        };
        Phase::Prepare { chair, ask }
    }

    pub(crate) fn choose_partner(&mut self, chair: Chair, with: Chair, journal: &mut Journal<Event>) {
        if self.players() == 1 && !self.deal.cursor.events {
            self.deal.exchanged = true;
        }
        self.phase = self.exchange(chair, with, journal);
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

    /// A card goes from hand to hand; both know it, and everybody when the pyramid takes part.
    pub(crate) fn hand_over(&mut self, from: Chair, to: Chair, card: Card, journal: &mut Journal<Event>) {
        let open = self.is_pyramid(from) || self.is_pyramid(to) || self.deal.shown.has(card);
        let both = self
            .witnesses(from)
            .iter()
            .chain(self.witnesses(to).iter())
            .collect::<SeatSet>();
        let witnesses = if open { SeatSet::all(self.players()) } else { both };
        let not = self.kept(from);
        self.lend(from, card);
        self.join(to, card);
        self.track(card, Place::Hand(from), Place::Hand(to), witnesses, not);
        if open {
            journal.reveal();
        } else {
            journal.reveal_to(witnesses);
        }
        let told = |card| Event::Passed {
            who: Actor::at(self, from),
            with: Actor::at(self, to),
            card,
        };
        journal.tell_apart(witnesses, || told(Some(card)), || told(None));
    }

    pub(crate) fn give(
        &mut self,
        chair: Chair,
        to: Chair,
        returns: bool,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.hand_over(chair, to, card, journal);
        if returns {
            let ask = Ask::Return {
                to: chair,
                given: card,
            };
            self.phase = Phase::Prepare { chair: to, ask };
            return;
        }
        self.forget_holes();
        match self.present_action() {
            Some((_, Action::GiveEach)) => self.once_more(chance, journal),
            _ => self.done(chance, journal),
        }
    }

    pub(crate) fn give_back(
        &mut self,
        chair: Chair,
        to: Chair,
        given: Card,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.hand_over(chair, to, card, journal);
        if self.is_pyramid(chair) && given != card {
            self.fill_hole(given);
        }
        self.forget_holes();
        self.done(chance, journal);
    }

    /// What came to the pyramid lies where the card was that it gave back.
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

    /// LDT-C34.1: one of two has passed; when both have, the cards change hands.
    pub(crate) fn pass_together(
        &mut self,
        at: usize,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        let Phase::Together { chairs, passed } = &mut self.phase else {
            return;
        };
        passed[at] = Some(card);
        let ([one, other], [Some(first), Some(second)]) = (*chairs, *passed) else {
            return;
        };
        for (from, to, card) in [(one, other, first), (other, one, second)] {
            self.hand_over(from, to, card, journal);
        }
        if self.is_pyramid(other) {
            self.fill_hole(first);
        }
        self.forget_holes();
        self.done(chance, journal);
    }

    pub(crate) fn give_lost(
        &mut self,
        chair: Chair,
        given: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        if let Some(taken) = self.deal.lost.replace(given) {
            self.lend(chair, given);
            self.join(chair, taken);
            self.everybody_knows(taken, Place::Hand(chair));
            journal.reveal();
            journal.tell(|| Event::LostExchanged {
                who: Actor::at(self, chair),
                given,
                taken,
            });
        }
        self.forget_holes();
        self.done(chance, journal);
    }
}
