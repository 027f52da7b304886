//! Setting up (LDT-2.6, LDT-2.8): who does what in which order, and what is done with one's own cards.

use crate::book::action::Not;
use crate::book::{Action, Effect};
use crate::card::{Card, CardSet};
use crate::chair::Chair;
use crate::dealing::Pack;
use crate::event::{Actor, Event};
use crate::knowledge::Place;
use crate::state::{Ask, Cursor, Next, Phase, State, Step};
use cardlang::Bounds;
use table::{Chance, Journal, SeatSet};

impl State {
    /// The chair at a place of the order of setting up: in the first part from the left of the first, in the
    /// second from the first (LDT-2.6, LDT-7.5, LDT-10.3, LDT-A1).
    pub(crate) fn in_order(&self, place: u8) -> Chair {
        let from_left = !self.deal.cursor.events && !self.card().second && self.players() > 1;
        let steps = usize::from(place) + usize::from(from_left);
        self.deal.first.left(steps, self.chairs())
    }

    /// The chair whose turn it is to set up, and what it does.
    pub(crate) fn present_action(&self) -> Option<(Chair, Action)> {
        let cursor = self.deal.cursor;
        let chair = self.in_order(cursor.chair);
        let action = self.sheet(chair)?.setup.get(usize::from(cursor.action))?;
        (!cursor.events).then_some((chair, *action))
    }

    pub(crate) fn present_effect(&self) -> Option<Effect> {
        let asks = |effect: &&Effect| {
            matches!(
                effect,
                Effect::ExchangeLeft | Effect::DiscardAndDraw | Effect::RevealEach | Effect::Steps(_)
            )
        };
        let at = usize::from(self.deal.cursor.action);
        self.effects().filter(asks).nth(at).copied()
    }

    /// Runs setting up on until somebody must decide, or the play begins.
    pub(crate) fn proceed(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        let count = self.chairs() as u8;
        loop {
            let cursor = self.deal.cursor;
            if !cursor.events {
                if cursor.chair == count {
                    self.deal.cursor = Cursor {
                        events: true,
                        ..Cursor::default()
                    };
                    continue;
                }
                let question = match self.present_action() {
                    Some((chair, action)) => self.begin_action(chair, action, chance, journal),
                    None => {
                        self.deal.cursor = Cursor {
                            chair: cursor.chair + 1,
                            ..Cursor::default()
                        };
                        continue;
                    }
                };
                match question {
                    Some(phase) => return self.phase = phase,
                    None => {
                        self.deal.cursor.action += 1;
                        self.deal.cursor.times = 0;
                    }
                }
            } else {
                let Some(effect) = self.present_effect() else {
                    return self.begin_play(chance, journal);
                };
                if cursor.chair == count {
                    self.deal.cursor.action += 1;
                    self.deal.cursor.chair = 0;
                    continue;
                }
                let chair = self.in_order(cursor.chair);
                match self.begin_effect(chair, effect) {
                    Some(phase) => return self.phase = phase,
                    None => self.deal.cursor.chair += 1,
                }
            }
        }
    }

    /// The present action, or event, is done for this chair.
    pub(crate) fn done(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        if self.deal.cursor.events {
            self.deal.cursor.chair += 1;
        } else {
            self.deal.cursor.action += 1;
            self.deal.cursor.times = 0;
        }
        self.proceed(chance, journal);
    }

    /// The present action is done once more, and may have to be repeated.
    pub(crate) fn once_more(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        self.deal.cursor.times += 1;
        self.proceed(chance, journal);
    }

    pub(crate) fn begin_action(
        &mut self,
        chair: Chair,
        action: Action,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) -> Option<Phase> {
        let ask = |ask| Some(Phase::Prepare { chair, ask });
        match action {
            Action::Exchange(_) => {
                let partners = self.partners(chair);
                if partners.is_empty() || self.passable(chair).is_empty() {
                    return None;
                }
                if self.players() == 1 {
                    // LDT-10.3: one character's exchange in a round.
                    return if self.deal.exchanged {
                        None
                    } else {
                        ask(Ask::Partner { may_skip: true })
                    };
                }
                match partners.first() {
                    Some(only) if partners.len() == 1 => Some(self.exchange(chair, only, journal)),
                    _ => ask(Ask::Partner { may_skip: false }),
                }
            }
            Action::ExchangeLost(Not(not)) => {
                let may = self.deal.lost.is_some() && !self.passable(chair).but(not).is_empty();
                if may { ask(Ask::GiveLost) } else { None }
            }
            Action::GiveEach => {
                let times = usize::from(self.deal.cursor.times);
                if times + 1 >= self.chairs() || self.passable(chair).is_empty() {
                    return None;
                }
                let to = chair.left(times + 1, self.chairs());
                ask(Ask::Give { to, returns: false })
            }
            Action::TakeCard(card) => self.take_card(chair, card, journal),
            Action::TakeLost(open) => {
                self.take_lost(chair, open, journal);
                None
            }
            Action::Add(cards) => {
                for card in cards.but(self.card().deck).iter() {
                    self.join(chair, card);
                    self.everybody_knows(card, Place::Hand(chair));
                    journal.tell(|| Event::Gained {
                        who: Actor::at(self, chair),
                        card: Some(card),
                    });
                }
                None
            }
            Action::Discard(count) => {
                let more = self.deal.cursor.times < count && !self.passable(chair).is_empty();
                if more { ask(Ask::Discard) } else { None }
            }
            Action::Tuck => {
                let may = !self.open_hand(chair).is_empty();
                if may { ask(Ask::Tuck) } else { None }
            }
            Action::Place => {
                let may = !self.open_hand(chair).is_empty();
                if may { ask(Ask::Place) } else { None }
            }
            Action::RevealHand => {
                let cards = self.deal.hands[chair];
                self.deal.shown = self.deal.shown.or(cards);
                for card in cards.iter() {
                    self.everybody_knows(card, Place::Hand(chair));
                    self.take_token(chair, card);
                }
                journal.reveal();
                journal.tell(|| Event::Revealed {
                    who: Actor::at(self, chair),
                    cards,
                });
                None
            }
            Action::Draw(suit, of) => {
                let taken = self
                    .deal
                    .drawn
                    .0
                    .iter()
                    .fold(CardSet::EMPTY, |all, drawn| all.or(*drawn));
                let outside = suit
                    .cards()
                    .but(CardSet::FANGORN)
                    .but(self.card().deck)
                    .but(taken);
                let mut pack = Pack::new(outside);
                let cards = (0..of).filter_map(|_| pack.draw(chance)).collect::<CardSet>();
                self.deal.drawn[chair] = cards;
                journal.tell(|| Event::Drew {
                    who: Actor::at(self, chair),
                    cards,
                });
                if cards.is_empty() { None } else { ask(Ask::Keep) }
            }
            Action::Burden(Bounds { least, most }) => ask(Ask::Burden { least, most }),
        }
    }

    /// The lost card joins a hand.
    pub(crate) fn take_lost(&mut self, chair: Chair, open: bool, journal: &mut Journal<Event>) {
        let Some(card) = self.deal.lost.take() else { return };
        self.join(chair, card);
        self.everybody_knows(card, Place::Hand(chair));
        if open {
            self.deal.shown.add(card);
        }
        journal.tell(|| Event::Gained {
            who: Actor::at(self, chair),
            card: Some(card),
        });
    }

    pub(crate) fn begin_effect(&self, chair: Chair, effect: Effect) -> Option<Phase> {
        let ask = |ask| Some(Phase::Prepare { chair, ask });
        let next = chair.left(1, self.chairs());
        match effect {
            Effect::ExchangeLeft => {
                let may = !self.passable(chair).is_empty() && !self.passable(next).is_empty();
                if may {
                    ask(Ask::Partner { may_skip: true })
                } else {
                    None
                }
            }
            // LDT-C25.6: the pyramid neither discards nor draws.
            Effect::DiscardAndDraw => {
                let may = !self.is_pyramid(chair) && !self.deal.stock.is_empty();
                if may { ask(Ask::Discard) } else { None }
            }
            // The pyramid lies open already, and so do the hands of the solitary game.
            Effect::RevealEach => {
                let may = !self.is_pyramid(chair) && self.players() > 1;
                if may { ask(Ask::Reveal) } else { None }
            }
            Effect::Steps(count) => {
                let taken = self.deal.steps.0.iter().flatten().count();
                let left = usize::from(count).saturating_sub(taken);
                let choosers = self.chairs() - usize::from(self.deal.cursor.chair);
                if left == 0 {
                    return None;
                }
                ask(Ask::Step {
                    may_skip: left < choosers,
                })
            }
            _ => None,
        }
    }

    pub(crate) fn skip(&mut self, chair: Chair, chance: &mut Chance, journal: &mut Journal<Event>) {
        journal.tell(|| Event::Skipped {
            who: Actor::at(self, chair),
        });
        self.done(chance, journal);
    }

    pub(crate) fn tuck(
        &mut self,
        chair: Chair,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        let open = self.deal.shown.has(card);
        let seats = if open {
            SeatSet::all(self.players())
        } else {
            self.witnesses(chair)
        };
        self.leave(chair, card);
        self.deal.tucked[chair] = Some(card);
        self.track(
            card,
            Place::Hand(chair),
            Place::Tuck(chair),
            seats,
            CardSet::EMPTY,
        );
        let told = |card| Event::Tucked {
            who: Actor::at(self, chair),
            card,
        };
        journal.tell_apart(seats, || told(Some(card)), || told(None));
        self.done(chance, journal);
    }

    pub(crate) fn place(
        &mut self,
        chair: Chair,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.leave(chair, card);
        self.deal.pending[chair] = Some(card);
        self.take_token(chair, card);
        journal.reveal();
        journal.tell(|| Event::Placed {
            who: Actor::at(self, chair),
            card,
        });
        self.done(chance, journal);
    }

    pub(crate) fn discard(
        &mut self,
        chair: Chair,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        let open = self.is_pyramid(chair);
        let seats = if open {
            SeatSet::all(self.players())
        } else {
            self.witnesses(chair)
        };
        let not = self.kept(chair);
        self.leave(chair, card);
        self.deal.discards.add(card);
        self.track(card, Place::Hand(chair), Place::Discards, seats, not);
        let told = |card| Event::Discarded {
            who: Actor::at(self, chair),
            card,
        };
        journal.tell_apart(seats, || told(Some(card)), || told(None));
        if self.deal.cursor.events {
            self.draw_from_stock(chair, chance, journal);
            self.done(chance, journal);
        } else {
            self.once_more(chance, journal);
        }
    }

    /// A card that was not dealt joins a hand: alone, face up (LDT-10.4).
    pub(crate) fn draw_from_stock(
        &mut self,
        chair: Chair,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        let Some(card) = Pack::new(self.deal.stock).draw(chance) else {
            return;
        };
        self.deal.stock.remove(card);
        self.gain_unseen(chair, card, Place::Stock, journal);
    }

    /// A card from a hidden place joins a hand; only its player sees it.
    pub(crate) fn gain_unseen(
        &mut self,
        chair: Chair,
        card: Card,
        from: Place,
        journal: &mut Journal<Event>,
    ) {
        self.join(chair, card);
        let open = self.is_pyramid(chair);
        let seats = if open {
            SeatSet::all(self.players())
        } else {
            self.witnesses(chair)
        };
        self.track(card, from, Place::Hand(chair), seats, CardSet::EMPTY);
        if open {
            journal.reveal();
        } else {
            journal.reveal_to(seats);
        }
        let told = |card| Event::Gained {
            who: Actor::at(self, chair),
            card,
        };
        journal.tell_apart(seats, || told(Some(card)), || told(None));
    }

    pub(crate) fn reveal(
        &mut self,
        chair: Chair,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.deal.shown.add(card);
        self.everybody_knows(card, Place::Hand(chair));
        self.take_token(chair, card);
        journal.reveal();
        journal.tell(|| Event::Revealed {
            who: Actor::at(self, chair),
            cards: CardSet::only(card),
        });
        self.done(chance, journal);
    }

    pub(crate) fn keep(
        &mut self,
        chair: Chair,
        card: Card,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.deal.param[chair] = card.value().unwrap_or(0);
        journal.tell(|| Event::Kept {
            who: Actor::at(self, chair),
            card,
        });
        self.done(chance, journal);
    }

    pub(crate) fn choose_burden(
        &mut self,
        chair: Chair,
        burden: u8,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.deal.burden = burden;
        journal.tell(|| Event::Burden {
            who: Actor::at(self, chair),
            burden,
        });
        self.done(chance, journal);
    }

    pub(crate) fn take_step(
        &mut self,
        chair: Chair,
        step: Step,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        self.deal.steps[chair] = Some(step);
        journal.tell(|| Event::Stepped {
            who: Actor::at(self, chair),
            step,
        });
        self.done(chance, journal);
    }

    /// What comes after a round, where that is the question.
    pub fn next(&self) -> Option<Next> {
        match self.phase {
            Phase::Between { next, .. } => Some(next),
            _ => None,
        }
    }
}
