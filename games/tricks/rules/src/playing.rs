//! Playing tricks (LDT-3 to LDT-5, LDT-7, LDT-8).

use table::{Chance, Journal};

use crate::book::cards::Ability;
use crate::book::effect::Leader;
use crate::book::{Action, Effect};
use crate::choice::How;
use crate::event::Ending;
use crate::goal::Mark;
use crate::goal::Status;
use crate::judge::Judge;
use crate::knowledge::Place;
use crate::pack::Pack;
use crate::prelude::*;
use crate::questions::{DiscardDrawn, PlayCard, UntuckCard};
use crate::state::{Current, Flip, Trick};

impl State {
    /// Setting up is done: how many tricks there are, and who leads the first.
    pub(crate) fn begin_play(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        self.deal.total = self.tricks_in_all(0) as u8;
        let leader = self.with_cards(self.first_leader());
        self.deal.current = Current::led_by(leader);
        journal.tell(|| Event::Begins { who: Actor::at(self, leader) });
        self.next_trick(chance, journal);
    }

    /// The chairs whose hands say how many tricks there are.
    pub(crate) fn in_step(&self) -> impl Iterator<Item = Chair> + Clone {
        // LDT-11.3: who gave cards away plays until the hand is empty, and the others go on.
        let apart = |chair: Chair| {
            self.sets_up(chair, Action::GiveEach) || self.is_solo() && self.holds_whole_hand(chair)
        };
        Chair::all(self.chairs()).filter(move |chair| !apart(*chair))
    }

    /// The number of tricks in the whole round, when `played` are complete.
    pub(crate) fn tricks_in_all(&self, played: usize) -> usize {
        let chairs = self.in_step();
        let left = chairs
            .clone()
            .map(|chair| self.cards_to_play(chair) + usize::from(self.deal.current.cards[chair].is_some()));
        let tricks = played + left.min().unwrap_or(0);
        if self.is_solo() { self.tricks_to_come(tricks, chairs.count()) } else { tricks }
    }

    /// LDT-2.9, LDT-3.1: the first assigned leads if its card says so, else whose card does.
    pub(crate) fn first_leader(&self) -> Chair {
        let leads = |chair: &Chair| self.sheet(*chair).is_some_and(|sheet| sheet.leads);
        let count = self.chairs();
        let mut order = (0..count).map(|steps| self.deal.first.left(steps, count));
        order.find(leads).unwrap_or(self.deal.first)
    }

    /// The cards that a chair has to play, the tucked one with them.
    pub(crate) fn cards_to_play(&self, chair: Chair) -> usize {
        self.deal.hands[chair].len() + usize::from(self.deal.tucked[chair].is_some())
    }

    /// This chair, or the next to its left that has something to play.
    fn with_cards(&self, chair: Chair) -> Chair {
        let count = self.chairs();
        let mut from_here = (0..count).map(|steps| chair.left(steps, count));
        from_here.find(|chair| self.cards_to_play(*chair) > 0).unwrap_or(chair)
    }

    /// The chairs that play to the trick after this one, in their order. An empty hand is passed over.
    pub fn players_after(&self, chair: Chair) -> impl Iterator<Item = Chair> {
        let count = self.chairs();
        let leader = self.deal.current.leader;
        (1..count)
            .map(move |steps| chair.left(steps, count))
            .take_while(move |next| *next != leader)
            .filter(|next| self.cards_to_play(*next) > 0)
    }

    /// LDT-C28.2: before a trick one draws from the side deck, and discards; then the trick comes.
    fn next_trick(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        match self.draw_from_side(chance, journal) {
            Some(chair) => self.phase = DiscardDrawn { chair }.into(),
            None => self.before_trick(journal),
        }
    }

    /// Draws a card from the side deck for the chair that gets one, while there are cards.
    fn draw_from_side(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) -> Option<Chair> {
        let who = self.effects().find_map(|effect| match effect {
            Effect::SideDeck(_, who) => Some(*who),
            _ => None,
        })?;
        let chair = self.chair_of(who)?;
        let card = Pack::new(self.deal.side).draw(chance)?;
        self.deal.side.remove(card);
        self.gain_unseen(chair, card, Place::Side, journal);
        Some(chair)
    }

    /// Between tricks: tucked cards may return (LDT-2.8); then the leader plays.
    pub(crate) fn before_trick(&mut self, journal: &mut Journal<Event>) {
        let leader = self.deal.current.leader;
        let count = self.chairs();
        for steps in 0..count {
            let chair = leader.left(steps, count);
            if self.deal.tucked[chair].is_none() || self.deal.asked.has(chair) {
                continue;
            }
            self.deal.asked.add(chair);
            self.phase = UntuckCard { chair }.into();
            return;
        }
        self.ask_to_play(leader, journal);
    }

    /// May what the chair has tucked come back while it plays? Between tricks all are asked; the pyramid's may still come
    /// when it is about to play (LDT-C20.2).
    #[inline]
    pub(crate) fn may_untuck(&self, chair: Chair) -> bool {
        self.deal.tucked[chair].is_some() && self.is_pyramid(chair)
    }

    /// A tucked card returns to the hand.
    pub(crate) fn untuck(&mut self, chair: Chair, journal: &mut Journal<Event>) {
        let Some(card) = self.deal.tucked[chair].take() else {
            return;
        };
        self.join(chair, card);
        let seats = self.witnesses(chair);
        let open = self.is_pyramid(chair);
        if open {
            self.everybody_knows(card, Place::Hand(chair));
        } else {
            self.track(card, Place::Tuck(chair), Place::Hand(chair), seats, CardSet::EMPTY);
        }
        let told = |card| Event::Returned { who: Actor::at(self, chair), card };
        if open {
            journal.tell(|| told(Some(card)));
        } else {
            journal.tell_apart(seats, || told(Some(card)), || told(None));
        }
    }

    pub(crate) fn ask_to_play(&mut self, chair: Chair, journal: &mut Journal<Event>) {
        if self.may_be_stuck(chair) {
            // The question reveals something of its hand, either way.
            journal.reveal();
        }
        self.phase = PlayCard { chair }.into();
    }

    /// Ends the round because the chair to play has no legal card (LDT-5.3, LDT-8.2).
    pub(crate) fn nothing_to_play(&mut self, journal: &mut Journal<Event>) {
        let ending = if self.deal.current.is_empty() { Ending::OrcLed } else { Ending::FatigueFollowed };
        // This reveals something of the hand.
        journal.reveal();
        self.lose_round(ending, journal);
    }

    /// Could its hand, by open knowledge, hold no card that may be played: Orcs to lead, Fatigue to follow
    /// with (LDT-5.3, LDT-8.2)?
    fn may_be_stuck(&self, chair: Chair) -> bool {
        let stuck = if self.deal.current.is_empty() { CardSet::ORCS } else { CardSet::FATIGUE };
        if stuck.len() < self.deal.hands[chair].len() {
            return false;
        }
        let left = self.unseen().minus(self.deal.current.set()).and(stuck).len();
        left > 0 && left >= self.deal.hands[chair].len()
    }

    /// The cards a chair may play now. This is the whole rule of leading and following.
    pub fn legal_cards(&self, chair: Chair) -> CardSet {
        let hand = self.open_hand(chair);
        if self.deal.current.is_empty() {
            return self.may_lead(chair, hand);
        }
        match self.deal.current.suit {
            // LDT-3.2: who can follow must.
            Some(suit) if !hand.and(suit.cards()).is_empty() && !self.can(chair, Ability::IgnoresSuit) => {
                hand.and(suit.cards())
            }
            // LDT-8.1: Fatigue only leads.
            _ if self.follows_with_fatigue(chair) => hand,
            _ => hand.minus(CardSet::FATIGUE),
        }
    }

    fn may_lead(&self, chair: Chair, hand: CardSet) -> CardSet {
        // LDT-5.3
        let mut may = hand.minus(CardSet::ORCS);
        // LDT-7.2, LDT-A19: Rings only when one has been played, or when there is nothing else to lead.
        let others = may.minus(Suit::Rings.cards());
        if !self.deal.rings_broken && !others.is_empty() && !self.can(chair, Ability::LeadsRings) {
            may = others;
        }
        if self.deal.tricks.is_empty() && self.leads_highest(chair) {
            may = highest(may);
        }
        may
    }

    fn leads_highest(&self, chair: Chair) -> bool {
        self.effects().any(|effect| match effect {
            Effect::HighestFirst(who) => self.deal.cast[chair].is_some_and(|character| who.has(character)),
            _ => false,
        })
    }

    /// Can the character in this chair do that?
    pub fn can(&self, chair: Chair, ability: Ability) -> bool {
        self.sheet(chair).is_some_and(|sheet| sheet.can(ability))
    }

    /// LDT-C35.5: may this chair follow with Fatigue?
    pub(crate) fn follows_with_fatigue(&self, chair: Chair) -> bool {
        self.can(chair, Ability::FollowsWithFatigue)
            || self.is_solo() && self.can(chair, Ability::FollowsWithFatigueSolo)
    }

    /// LDT-C35.4: may this chair use the Light now?
    pub(crate) fn may_light(&self, chair: Chair) -> bool {
        !self.deal.light_spent
            && self.effects().any(|effect| match effect {
                Effect::Light(who) => self.deal.cast[chair].is_some_and(|character| who.has(character)),
                _ => false,
            })
    }

    /// A chair plays a card.
    pub(crate) fn play(
        &mut self,
        chair: Chair,
        laid: Card,
        how: How,
        chance: &mut Chance,
        journal: &mut Journal<Event>,
    ) {
        let leads = self.deal.current.is_empty();
        // A card that others have seen cannot be taken back: it would tell them what is in the hand.
        if !self.is_solo() && !self.deal.shown.has(laid) {
            journal.reveal();
        }
        self.leave(chair, laid);
        // LDT-C22.2: who plays one trick late plays the card under the token.
        let played = if self.can(chair, Ability::Pending) {
            self.deal.pending[chair].replace(laid).unwrap_or(laid)
        } else {
            laid
        };
        self.deal.current.cards[chair] = Some(played);
        match how {
            How::Plain => {}
            How::Ring => self.deal.current.claimed = Some(chair),
            How::Light => {
                self.deal.current.light = Some(chair);
                self.deal.light_spent = true;
            }
        }
        if played != laid {
            journal.tell(|| Event::Placed { who: Actor::at(self, chair), card: laid });
        }
        journal.tell(|| Event::Played { who: Actor::at(self, chair), card: played, how });
        self.take_token(chair, laid);
        self.fix_suit(chair, laid, journal);
        self.note_played(chair, played, journal);
        if leads && self.forbidden_lead(chair, laid) {
            self.lose_round(Ending::ForbiddenLead, journal);
            return;
        }
        let next = self.players_after(chair).next();
        match next {
            Some(next) => self.ask_to_play(next, journal),
            None => self.finish_trick(chance, journal),
        }
    }

    /// Records the effects of playing a card that are the same for any trick.
    pub(crate) fn note_played(&mut self, chair: Chair, card: Card, journal: &mut Journal<Event>) {
        self.take_token(chair, card);
        if Suit::Rings.cards().has(card) && !self.deal.rings_broken {
            self.deal.rings_broken = true;
            journal.tell(|| Event::RingsBroken);
        }
        self.flip_at(card, journal);
    }

    /// LDT-3.1, LDT-4.3: the first card with a suit fixes it. Who does not follow has none of it.
    pub(crate) fn fix_suit(&mut self, chair: Chair, laid: Card, journal: &mut Journal<Event>) {
        match (self.deal.current.suit, laid.suit()) {
            (None, Some(suit)) => {
                self.deal.current.suit = Some(suit);
                journal.tell(|| Event::Suit { suit });
            }
            // Of the pyramid only the open cards must follow (LDT-A8).
            (Some(suit), other)
                if other != Some(suit)
                    && !self.is_pyramid(chair)
                    && !self.can(chair, Ability::IgnoresSuit) =>
            {
                for knows in &mut self.deal.knows {
                    knows.never(Place::Hand(chair), suit.cards());
                }
            }
            _ => {}
        }
    }

    /// LDT-C30.1, LDT-C31.2
    pub(crate) fn forbidden_lead(&self, chair: Chair, laid: Card) -> bool {
        self.effects().any(|effect| match effect {
            Effect::LoseIfLed(who, cards) => {
                let meant = match self.deal.cast[chair] {
                    Some(character) => who.is(character),
                    None => *who == Leader::Any,
                };
                meant && cards.has(laid)
            }
            _ => false,
        })
    }

    /// LDT-C29.1, LDT-C29.2: objectives that are checked when this card is played.
    fn flip_at(&mut self, card: Card, journal: &mut Journal<Event>) {
        let Some(mark) =
            [Mark::Ring, Mark::BlackTower, Mark::WhiteTower].into_iter().find(|mark| mark.card() == card)
        else {
            return;
        };
        for chair in Chair::all(self.chairs()) {
            let Some(sheet) = self.sheet(chair) else { continue };
            let crate::goal::Goal::Flip(on, first, _) = &sheet.goal else {
                continue;
            };
            if *on != mark || self.deal.flips[chair] != Flip::NotYet {
                continue;
            }
            // The trick with this card is not over, and so not counted.
            let met = Judge::now(self).status(first, chair) == Status::Met;
            self.deal.flips[chair] = if met { Flip::Met } else { Flip::Turned };
            let status = if met { Status::Met } else { Status::Open };
            journal.tell(|| Event::Objective { who: Actor::at(self, chair), status });
        }
    }

    fn finish_trick(&mut self, chance: &mut Chance, journal: &mut Journal<Event>) {
        let winner = self.deal.current.winner();
        let current = self.deal.current;
        let set = current.set();
        let number = self.deal.tricks.len() as u8 + 1;
        let trick = Trick {
            leader: current.leader,
            cards: current.cards,
            suit: current.suit,
            winner,
            void: false,
            set,
        };
        self.deal.tricks.push(trick);
        match winner {
            Some(chair) => {
                self.deal.won[chair] = self.deal.won[chair].or(set);
                self.deal.count[chair] += 1;
                journal.tell(|| Event::Won {
                    who: Actor::at(self, chair),
                    trick: number,
                    with: current.cards[chair].unwrap_or(Card::RING),
                });
            }
            // LDT-5.5, LDT-8.3, LDT-C22.5: set aside; the same leader leads again.
            None => journal.tell(|| Event::NoWinner { trick: number }),
        }
        self.deal.current = Current::led_by(winner.unwrap_or(current.leader));
        self.deal.asked = ChairSet::EMPTY;
        self.unmask(journal);
        self.turn_pyramid(journal);
        self.draw_after_trick(chance, journal);
        if self.tricks_left() > 0 {
            self.deal.current.leader = self.with_cards(self.deal.current.leader);
        }
        self.note_completions(number);
        if !self.decide(journal) {
            self.next_trick(chance, journal);
        }
    }

    /// LDT-C23.2, LDT-C23.3: when both of the pair have won a trick, they are unmasked.
    fn unmask(&mut self, journal: &mut Journal<Event>) {
        let Some(gandalf) = self.deal.masked else { return };
        let pair = self.masked_pair();
        if pair.iter().any(|chair| self.deal.count[chair] == 0) {
            return;
        }
        self.deal.masked = None;
        let [white, other] = Character::UNMASKED;
        for chair in pair.iter() {
            self.deal.cast[chair] = Some(if chair == gandalf { white } else { other });
            self.deal.count[chair] = 0;
            self.deal.won[chair] = CardSet::EMPTY;
        }
        for trick in &mut self.deal.tricks {
            trick.void |= trick.winner.is_some_and(|winner| pair.has(winner));
        }
        journal.reveal();
        journal.tell(|| Event::Unmasked { who: Actor::at(self, gandalf) });
        self.take_lost(gandalf, true, journal);
    }

    /// Notes with which trick each objective was completed, for the Stair (LDT-C33.2, LDT-A21).
    fn note_completions(&mut self, number: u8) {
        if self.deal.steps.0.iter().all(Option::is_none) {
            return;
        }
        for chair in Chair::all(self.chairs()) {
            if self.deal.completed_at[chair] != 0 {
                continue;
            }
            let Some(sheet) = self.sheet(chair) else { continue };
            let goal = sheet.complete.as_ref().unwrap_or(&sheet.goal);
            if Judge::now(self).status(goal, chair) == Status::Met {
                self.deal.completed_at[chair] = number;
            }
        }
    }
}

/// The highest cards: a Tower above all, else the highest value (LDT-C31.1).
fn highest(cards: CardSet) -> CardSet {
    let towers = cards.and(CardSet::TOWERS);
    if !towers.is_empty() {
        return towers;
    }
    let most = cards.iter().map(Card::value).max().flatten();
    cards.iter().filter(|card| card.value() == most).collect()
}
