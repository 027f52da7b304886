//! Setting up (LDT-2.6, LDT-2.8): the order of actions, and those on one's own cards.

use cardlang::Bounds;
use table::{Chance, Journal};

use crate::book::{Action, Effect};
use crate::knowledge::Place;
use crate::pack::Pack;
use crate::prelude::*;
use crate::questions::{
    DiscardCard, ForTheLost, KeepDrawn, Phase, PlaceCard, RevealCard, TuckCard, WhichBurden, WhichStep,
    WithWhom,
};
use crate::state::Cursor;

impl State {
    /// The chair at a place of the order of setting up: in the first part from the left of the first, in the
    /// second from the first (LDT-2.6, LDT-7.5, LDT-10.3, LDT-A1).
    pub(crate) fn in_order(&self, place: u8) -> Chair {
        let from_left = !self.deal.cursor.events && !self.card().second && !self.is_solo();
        let steps = usize::from(place) + usize::from(from_left);
        self.deal.first.left(steps, self.chairs())
    }

    /// The chair that sets up now, and its action.
    pub(crate) fn present_action(&self) -> Option<(Chair, &Action)> {
        let cursor = self.deal.cursor;
        if cursor.events {
            return None;
        }
        let chair = self.in_order(cursor.chair);
        let action = self.sheet(chair)?.setup.get(usize::from(cursor.action))?;
        Some((chair, action))
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

    /// Sets up on until there is something to ask, or the play begins.
    pub(crate) fn proceed(&mut self, ctx: &mut Ctx<'_>) {
        let count = self.chairs() as u8;
        loop {
            let cursor = self.deal.cursor;
            if !cursor.events {
                if cursor.chair == count {
                    self.deal.cursor = Cursor { events: true, ..Cursor::default() };
                    continue;
                }
                let present = self.present_action().map(|(chair, action)| (chair, *action));
                let question = match present {
                    Some((chair, action)) => self.begin_action(chair, action, ctx),
                    None => {
                        self.deal.cursor = Cursor { chair: cursor.chair + 1, ..Cursor::default() };
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
                    return self.begin_play(ctx.chance, ctx.journal);
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
    pub(crate) fn done(&mut self, ctx: &mut Ctx<'_>) {
        if self.deal.cursor.events {
            self.deal.cursor.chair += 1;
        } else {
            self.deal.cursor.action += 1;
            self.deal.cursor.times = 0;
        }
        self.proceed(ctx);
    }

    /// The present action is done once more, and may have to be repeated.
    pub(crate) fn once_more(&mut self, ctx: &mut Ctx<'_>) {
        self.deal.cursor.times += 1;
        self.proceed(ctx);
    }

    /// Begins an action of a character while setting up: at once, or by a question, which may turn out to be moot.
    fn begin_action(&mut self, chair: Chair, action: Action, ctx: &mut Ctx<'_>) -> Option<Phase> {
        match action {
            Action::Exchange(_) => {
                let may_skip = self.is_solo();
                return Some(WithWhom { chair, may_skip }.into());
            }
            Action::ExchangeLost(_) => return Some(ForTheLost { chair }.into()),
            Action::GiveEach => {
                if self.deal.cursor.times == 0 {
                    self.draw_whole_hand(chair, ctx);
                }
                return self.give_each(chair);
            }
            Action::TakeCard(card) => return self.take_card(chair, card, ctx),
            Action::TakeLost(open) => self.take_lost(chair, open, ctx.journal),
            Action::Add(cards) => {
                for card in cards.minus(self.card().deck).iter() {
                    self.gain(chair, card, ctx.journal);
                }
            }
            Action::Discard(count) if self.deal.cursor.times < count => {
                return Some(DiscardCard { chair }.into());
            }
            Action::Discard(_) => {}
            Action::Tuck => return Some(TuckCard { chair }.into()),
            Action::Place => return Some(PlaceCard { chair }.into()),
            Action::RevealHand => {
                self.draw_whole_hand(chair, ctx);
                self.reveal_hand(chair, ctx.journal);
            }
            Action::Draw(suit, of) => {
                let taken = self.deal.drawn.0.into_iter().fold(CardSet::EMPTY, CardSet::or);
                let outside = suit.cards().minus(CardSet::FANGORN).minus(self.card().deck);
                let mut pack = Pack::new(outside.minus(taken));
                let cards = (0..of).filter_map(|_| pack.draw(ctx.chance)).collect::<CardSet>();
                self.deal.drawn[chair] = cards;
                let who = Actor::at(self, chair);
                ctx.tell(|| Event::Drew { who, cards });
                return Some(KeepDrawn { chair }.into());
            }
            Action::Burden(Bounds { least, most }) => {
                return Some(WhichBurden { chair, least, most }.into());
            }
        }
        None
    }

    /// Is this a setup action of the character in the chair?
    pub(crate) fn sets_up(&self, chair: Chair, action: Action) -> bool {
        self.sheet(chair).is_some_and(|sheet| sheet.setup.contains(&action))
    }

    /// Alone, who plays an open hand or gives cards away holds all cards of the round from the beginning (LDT-11.3).
    pub(crate) fn holds_whole_hand(&self, chair: Chair) -> bool {
        [Action::RevealHand, Action::GiveEach].into_iter().any(|action| self.sets_up(chair, action))
    }

    /// A whole hand is turned face up.
    fn reveal_hand(&mut self, chair: Chair, journal: &mut Journal<Event>) {
        let cards = self.deal.hands[chair];
        self.deal.shown = self.deal.shown.or(cards);
        for card in cards.iter() {
            self.everybody_knows(card, Place::Hand(chair));
            self.take_token(chair, card);
        }
        journal.reveal();
        let who = Actor::at(self, chair);
        journal.tell(|| Event::Revealed { who, cards });
    }

    /// A card that all see joins a hand.
    fn gain(&mut self, chair: Chair, card: Card, journal: &mut Journal<Event>) {
        self.join(chair, card);
        self.everybody_knows(card, Place::Hand(chair));
        let (who, card) = (Actor::at(self, chair), Some(card));
        journal.tell(|| Event::Gained { who, card });
    }

    /// The lost card joins a hand.
    pub(crate) fn take_lost(&mut self, chair: Chair, open: bool, journal: &mut Journal<Event>) {
        let Some(card) = self.deal.lost.take() else { return };
        if open {
            self.deal.shown.add(card);
        }
        self.gain(chair, card, journal);
    }

    /// Begins an effect of an event on a chair: the question it asks, if any.
    fn begin_effect(&self, chair: Chair, effect: Effect) -> Option<Phase> {
        match effect {
            Effect::ExchangeLeft => Some(WithWhom { chair, may_skip: true }.into()),
            Effect::DiscardAndDraw => Some(DiscardCard { chair }.into()),
            Effect::RevealEach => Some(RevealCard { chair }.into()),
            Effect::Steps(count) => {
                let taken = self.deal.steps.0.iter().flatten().count();
                let left = usize::from(count).saturating_sub(taken);
                let choosers = self.chairs() - usize::from(self.deal.cursor.chair);
                let may_skip = left < choosers;
                (left > 0).then(|| WhichStep { chair, may_skip }.into())
            }
            _ => None,
        }
    }

    /// A chair leaves it.
    pub(crate) fn skip(&mut self, chair: Chair, ctx: &mut Ctx<'_>) {
        let who = Actor::at(self, chair);
        ctx.tell(|| Event::Skipped { who });
        self.done(ctx);
    }

    /// A card is laid away: face down, but from an open hand all have seen which.
    pub(crate) fn discard(&mut self, chair: Chair, card: Card, ctx: &mut Ctx<'_>) {
        let open = self.is_pyramid(chair);
        let seats = if open { SeatSet::all(self.players()) } else { self.witnesses(chair) };
        let not = self.kept(chair);
        self.leave(chair, card);
        self.deal.discards.add(card);
        self.track(card, Place::Hand(chair), Place::Discards, seats, not);
        let who = Actor::at(self, chair);
        let told = |card| Event::Discarded { who, card };
        ctx.tell_apart(seats, || told(Some(card)), || told(None));
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
        let seats = if open { SeatSet::all(self.players()) } else { self.witnesses(chair) };
        self.track(card, from, Place::Hand(chair), seats, CardSet::EMPTY);
        if open {
            journal.reveal();
        } else {
            journal.reveal_to(seats);
        }
        let told = |card| Event::Gained { who: Actor::at(self, chair), card };
        journal.tell_apart(seats, || told(Some(card)), || told(None));
    }
}
