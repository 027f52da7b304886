//! The hero's cards, favor and corruption. Chapters 4, 7 and 9.

use crate::effect::Burden;
use crate::frame::Do;
use crate::ids::Corruption;
use crate::prelude::*;
use crate::questions::hero::damage::Damage;
use crate::questions::hero::discard::Discard;
use crate::steps::defeat::Defeat;

impl State {
    /// Draws from the life pool, as far as it goes (MEQ-4.1).
    pub(crate) fn draw_cards(&mut self, seat: Seat, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            let hero = self.hero_mut(seat);
            let Some(card) = hero.life.draw(ctx.chance) else {
                break;
            };
            hero.hand.add(card);
            ctx.journal.reveal_to(table::SeatSet::only(seat));
            ctx.tell_apart(
                table::SeatSet::only(seat),
                || Event::Drew { seat, card: Some(card) },
                || Event::Drew { seat, card: None },
            );
        }
        self.limit_hand(seat);
    }

    /// A hand that is too large is discarded down.
    pub(crate) fn limit_hand(&mut self, seat: Seat) {
        let limit = self.limit(seat, |burden| match burden {
            Burden::HandAtMost { cards } => Some(*cards),
            _ => None,
        });
        let over = self.hero(seat).hand.len().saturating_sub(limit.map_or(usize::MAX, usize::from));
        if over > 0 && self.combat.is_none() {
            self.frames.push(Discard { seat, left: over as u8 });
        }
    }

    /// A card comes to lie face up on the rest pool (MEQ-7.8).
    pub fn to_rest(&mut self, seat: Seat, card: Card) {
        self.show_skill(seat, card);
        self.hero_mut(seat).rest.push(card);
    }

    /// Records that all have seen this skill card as this hero's.
    pub(crate) fn show_skill(&mut self, seat: Seat, card: Card) {
        if self.pack.card(card).skill {
            let bit = crate::state::skill_bit(&self.pack, card);
            self.hero_mut(seat).shown |= bit;
        }
    }

    /// A hand card is discarded, face up.
    pub fn discard(&mut self, seat: Seat, card: Card, ctx: &mut Ctx<'_>) {
        if self.hero_mut(seat).hand.take(card) {
            self.hero_mut(seat).open.take(card);
            self.to_rest(seat, card);
            ctx.journal.show(seat);
            ctx.tell(|| Event::Discarded { seat, card });
        }
        self.check_fallen(seat);
    }

    /// Hand cards are discarded by chance.
    pub(crate) fn discard_random(&mut self, seat: Seat, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            let Some(card) = self.hero_mut(seat).hand.draw(ctx.chance) else {
                break;
            };
            self.hero_mut(seat).open.take(card);
            self.to_rest(seat, card);
            ctx.journal.reveal();
            ctx.tell(|| Event::Discarded { seat, card });
        }
        self.check_fallen(seat);
    }

    /// Damage: the hero says card by card where it is taken from (MEQ-9.1).
    pub fn damage(&mut self, seat: Seat, points: u8, from_hand: u8, ctx: &mut Ctx<'_>) {
        if points > 0 {
            ctx.tell(|| Event::Damaged { seat, points });
            self.frames.push(Damage { seat, left: points, from_hand: from_hand.min(points) });
        }
    }

    /// The top card of the life pool goes to the damage pool, unseen.
    pub(crate) fn lose_life(&mut self, seat: Seat, ctx: &mut Ctx<'_>) {
        let hero = self.hero_mut(seat);
        if let Some(card) = hero.life.draw(ctx.chance) {
            hero.known &= !(1 << hero.damage.len());
            hero.damage.push(card);
            ctx.tell(|| Event::Lost { seat, hand: false, card: None });
        }
    }

    /// A hand card goes to the damage pool, face down.
    pub fn lose_hand(&mut self, seat: Seat, card: Card, ctx: &mut Ctx<'_>) {
        let hero = self.hero_mut(seat);
        if hero.hand.take(card) {
            hero.forget();
            hero.known |= 1 << hero.damage.len();
            hero.damage.push(card);
            ctx.tell_apart(
                table::SeatSet::only(seat),
                || Event::Lost { seat, hand: true, card: Some(card) },
                || Event::Lost { seat, hand: true, card: None },
            );
        }
    }

    /// A hero with no card in hand or life pool is defeated; in a combat that waits for the damage step (MEQ-9.1,
    /// MEQ-B4).
    pub(crate) fn check_fallen(&mut self, seat: Seat) {
        let fighting = self.combat.as_ref().is_some_and(|combat| combat.seat == seat);
        if !self.options.last_card && !fighting {
            self.check_damaged(seat);
        }
    }

    /// Would so many cards be the last that this hero has in hand and life pool, so that who pays them is defeated (MEQ-B4)?
    pub fn pays_the_last(&self, seat: Seat, cards: u8) -> bool {
        let hero = self.hero(seat);
        !self.options.last_card && hero.life.is_empty() && hero.hand.len() <= usize::from(cards)
    }

    /// The same after damage.
    pub(crate) fn check_damaged(&mut self, seat: Seat) {
        let fighting = self.combat.as_ref().is_some_and(|combat| combat.seat == seat);
        let hero = self.hero(seat);
        let waits = self.falls(seat);
        if hero.life.is_empty() && hero.hand.is_empty() && !fighting && !waits && !self.concluded {
            self.frames.push(Defeat { seat, step: 0 });
        }
    }

    /// Is this hero being defeated?
    pub fn falls(&self, seat: Seat) -> bool {
        let falls = |frame: &crate::frame::Frame| matches!(frame, crate::frame::Frame::Defeat(defeat) if defeat.seat == seat);
        self.frames.iter().any(falls)
    }

    /// The rest pool is shuffled into the life pool.
    pub(crate) fn rest_to_life(&mut self, seat: Seat) {
        let hero = self.hero_mut(seat);
        hero.rest.pour_into(&mut hero.life);
    }

    /// The damage pool is shuffled into the life pool.
    pub fn damage_to_life(&mut self, seat: Seat) {
        let hero = self.hero_mut(seat);
        hero.damage.pour_into(&mut hero.life);
        hero.known = 0;
    }

    /// Favor is gained or lost, as far as it goes; corruption may limit it.
    pub fn favor(&mut self, seat: Seat, by: i8, ctx: &mut Ctx<'_>) {
        let before = self.hero(seat).favor;
        let now = if by < 0 {
            before.saturating_sub(by.unsigned_abs())
        } else {
            let mut gain = by.unsigned_abs();
            if self.turn.of == Some(seat) {
                let limit = self.turn_limit(seat, |burden| match burden {
                    Burden::FavorATurn { tokens } => Some(*tokens),
                    _ => None,
                });
                gain = gain.min(limit.map_or(u8::MAX, |limit| limit.saturating_sub(self.turn.gained)));
                self.turn.gained += gain;
            }
            before.saturating_add(gain)
        };
        self.hero_mut(seat).favor = now;
        self.limit_favor(seat);
        let now = self.hero(seat).favor;
        if now != before {
            let by = now as i8 - before as i8;
            ctx.tell(|| Event::Favor { seat, by, now });
        }
    }

    /// Favor over a limit is lost.
    pub(crate) fn limit_favor(&mut self, seat: Seat) {
        let limit = self.limit(seat, |burden| match burden {
            Burden::FavorAtMost { tokens } => Some(*tokens),
            _ => None,
        });
        let hero = self.hero_mut(seat);
        hero.favor = hero.favor.min(limit.unwrap_or(u8::MAX));
    }

    /// The next corruption card; the deck is made anew from its discards.
    pub(crate) fn next_corruption(&mut self, ctx: &mut Ctx<'_>) -> Option<Corruption> {
        let decks = &mut self.decks;
        if decks.corruption.is_empty() {
            decks.corruption_out.pour_into(&mut decks.corruption);
        }
        decks.corruption.draw(ctx.chance)
    }

    /// A hero draws corruption cards (MEQ-7.7).
    pub fn corrupt(&mut self, seat: Seat, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            let Some(card) = self.next_corruption(ctx) else {
                break;
            };
            self.take_corruption(seat, card, ctx);
        }
    }

    /// A hero takes a corruption card that was drawn.
    pub(crate) fn take_corruption(&mut self, seat: Seat, card: Corruption, ctx: &mut Ctx<'_>) {
        ctx.journal.reveal();
        ctx.tell(|| Event::Corrupted { seat, card });
        match self.pack.corruption(card).at_once {
            Some(op) => {
                self.decks.corruption_out.add(card);
                self.frames.push(Do::new(op, seat, None, Source::Corruption(card)));
            }
            None => {
                self.hero_mut(seat).corruption.add(card);
                if self.turn.of == Some(seat) {
                    self.turn.fresh.add(card);
                }
                self.limit_favor(seat);
                self.limit_hand(seat);
            }
        }
    }

    /// Discards a hero's corruption card.
    pub fn cure(&mut self, seat: Seat, card: Corruption, ctx: &mut Ctx<'_>) {
        if self.hero_mut(seat).corruption.take(card) {
            self.turn.fresh.take(card);
            self.decks.corruption_out.add(card);
            ctx.tell(|| Event::Cured { seat, card });
        }
    }

    /// May a hero receive this item (MEQ-7.5)?
    pub(crate) fn may_have(&self, seat: Seat, item: Item) -> bool {
        self.options.same_item || !self.hero(seat).items.has(item)
    }

    /// A hero gains an item, if one is left.
    pub fn gain_item(&mut self, seat: Seat, item: Item, ctx: &mut Ctx<'_>) {
        if self.may_have(seat, item) && self.decks.items.take(item) {
            self.hero_mut(seat).items.add(item);
            ctx.tell(|| Event::ItemGained { seat, item });
        }
    }

    /// A hero discards an item.
    pub fn lose_item(&mut self, seat: Seat, item: Item, ctx: &mut Ctx<'_>) {
        if self.hero_mut(seat).items.take(item) {
            self.decks.items.add(item);
            ctx.tell(|| Event::ItemLost { seat, item });
        }
    }

    /// May an attribute be raised once more (MEQ-7.1)?
    pub(crate) fn may_raise(&self, seat: Seat, attribute: Attribute) -> bool {
        self.hero(seat).levels[attribute.index()] < 2
    }

    /// An attribute is raised.
    pub fn raise(&mut self, seat: Seat, attribute: Attribute, ctx: &mut Ctx<'_>) {
        if self.may_raise(seat, attribute) {
            self.hero_mut(seat).levels[attribute.index()] += 1;
            ctx.tell(|| Event::Raised { seat, attribute });
        }
    }
}
