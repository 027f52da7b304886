//! The abilities of combat cards (MEQ-8.4d, MEQ-8.4e, MEQ-8.7 to MEQ-8.9).

use super::{Combat, FOE, HERO};
use crate::effect::{Ability, Odd, Test};
use crate::prelude::*;

/// Reduces a printed number to `points`, if nothing has reduced it further (MEQ-8.9).
fn reduce(to: &mut Option<u8>, points: u8) {
    *to = Some(to.map_or(points, |before| before.min(points)));
}

impl State {
    /// Does a test hold for a side?
    fn test(&self, side: usize, test: Test) -> bool {
        let other = 1 - side;
        let Some(combat) = &self.combat else { return false };
        match test {
            Test::Melee => self.melee(other) == Some(true),
            Test::Ranged => self.melee(other) == Some(false),
            Test::OwnMelee => self.melee(side) == Some(true),
            Test::OwnRanged => self.melee(side) == Some(false),
            Test::Repeats => self.melee(other).is_some() && self.melee(other) == combat.types[other],
            Test::DefenceAtMost { points } => {
                self.printed_defence(other).is_some_and(|printed| printed <= points)
            }
            Test::DefenceAtLeast { points } => {
                self.printed_defence(other).is_some_and(|printed| printed >= points)
            }
            Test::CostAtLeast { points } => {
                combat.now[other].card.is_some_and(|card| self.pack.card(card).cost >= points)
            }
            Test::Other => match (self.melee(other), combat.named[side]) {
                (Some(melee), Some(named)) => melee != named,
                _ => false,
            },
        }
    }

    /// Cancels a side's card, unless it cannot be (MEQ-8.7): another card does it, or the enemy by itself.
    pub fn cancel(&mut self, side: usize, by: Option<Card>, ctx: &mut Ctx<'_>) {
        let Some(combat) = &mut self.combat else { return };
        let Some(card) = combat.now[side].card else { return };
        let abilities = &self.pack.card(card).abilities;
        if !combat.now[side].cancelled && !abilities.contains(&Ability::Uncancelable) {
            combat.now[side].cancelled = true;
            let sauron = side == FOE;
            ctx.tell(|| by.map_or(Event::Thwarted { sauron }, |by| Event::Cancelled { sauron, by }));
        }
    }

    /// e: cards that cancel each other are both cancelled; the targets of all cards are found before any is cancelled.
    pub(crate) fn cancel_each_other(&mut self, ctx: &mut Ctx<'_>) {
        let cancels = [HERO, FOE].map(|side| self.would_cancel(side));
        for side in [HERO, FOE] {
            if cancels[side] {
                let (before, own) = (self.weights(), self.played(side));
                self.steal_attack(side);
                self.tell_changes(before, own, ctx);
            }
        }
        for side in [HERO, FOE] {
            if cancels[side] {
                let own = self.played(side);
                self.cancel(1 - side, own, ctx);
            }
        }
    }

    /// The card that a side has played in this round.
    fn played(&self, side: usize) -> Option<Card> {
        self.combat.as_ref()?.now[side].card
    }

    /// Attack and defence of both sides, as they stand.
    pub fn weights(&self) -> [[u8; 2]; 2] {
        let of = |combat: &Combat, side| [combat.attack(side, &self.pack), combat.defence(side, &self.pack)];
        let combat = self.combat.as_ref();
        combat.map_or([[0; 2]; 2], |combat| [HERO, FOE].map(|side| of(combat, side)))
    }

    /// Reports the changes of attack and defence, and their source: a card, or the enemy's own ability.
    pub(crate) fn tell_changes(&self, before: [[u8; 2]; 2], by: Option<Card>, ctx: &mut Ctx<'_>) {
        let now = self.weights();
        for side in [HERO, FOE].into_iter().filter(|side| now[*side] != before[*side]) {
            let [attack, defence] = now[side];
            let sauron = side == FOE;
            ctx.tell(|| match by {
                Some(by) => Event::Changed { sauron, by, attack, defence },
                None => Event::Stronger { sauron, attack, defence },
            });
        }
    }

    /// Does a side's card cancel the other's?
    fn would_cancel(&self, side: usize) -> bool {
        let Some(combat) = &self.combat else { return false };
        let play = &combat.now[side];
        let Some(card) = play.card.filter(|_| !play.cancelled) else {
            return false;
        };
        let facts = self.pack.card(card);
        let reversal = facts.odd == Some(Odd::Reversal) && self.melee(1 - side) == Some(true);
        reversal || facts.abilities.iter().any(|ability| self.is_cancel(side, ability))
    }

    fn is_cancel(&self, side: usize, ability: &Ability) -> bool {
        match ability {
            Ability::Cancel { of } => {
                self.melee(1 - side).is_some_and(|melee| of.has(melee)) || {
                    let any = *of == crate::effect::Deck::Any;
                    any && self.combat.as_ref().is_some_and(|combat| combat.now[1 - side].card.is_some())
                }
            }
            Ability::If(tested) => {
                self.test(side, tested.so) && tested.then.iter().any(|then| self.is_cancel(side, then))
            }
            Ability::All(all) => all.iter().any(|ability| self.is_cancel(side, ability)),
            _ => false,
        }
    }

    /// e: the other abilities of this round's card.
    pub(crate) fn abilities_now(&mut self, side: usize, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let play = combat.now[side];
        if let Some(card) = play.card.filter(|_| !play.cancelled) {
            let (pack, before) = (self.pack.clone(), self.weights());
            for ability in &pack.card(card).abilities {
                if !matches!(ability, Ability::Cancel { .. }) {
                    self.use_ability(side, card, ability, ctx);
                }
            }
            if let Some(odd) = pack.card(card).odd {
                self.odd_now(side, odd, ctx);
            }
            self.tell_changes(before, Some(card), ctx);
        }
        if side == FOE {
            let before = self.weights();
            self.foe_now(ctx);
            self.tell_changes(before, None, ctx);
        }
    }

    /// A side uses an ability of a card.
    pub(crate) fn use_ability(&mut self, side: usize, card: Card, ability: &Ability, ctx: &mut Ctx<'_>) {
        let other = 1 - side;
        match ability {
            Ability::If(tested) => {
                if self.test(side, tested.so) {
                    tested.then.iter().for_each(|then| self.use_ability(side, card, then, ctx));
                }
                return;
            }
            Ability::All(all) => {
                return all.iter().for_each(|ability| self.use_ability(side, card, ability, ctx));
            }
            Ability::Cancel { .. } => {
                if self.is_cancel(side, ability) {
                    self.cancel(other, Some(card), ctx);
                }
                return;
            }
            Ability::Damage { points } => {
                let points = *points;
                ctx.tell(|| Event::Struck { sauron: side == FOE, points });
                return self.hurt(other, points, ctx);
            }
            Ability::SelfDamage { points } => return self.hurt(side, *points, ctx),
            Ability::RandomDiscard { cards } => return self.combat_discard(other, *cards, ctx),
            Ability::ShowCounts => return self.show_counts(other, ctx),
            _ => {}
        }
        let Some(combat) = &mut self.combat else { return };
        let others = |deck: crate::effect::Deck| {
            let below = combat.stacks[side].len().saturating_sub(1);
            let below = combat.stacks[side].iter().take(below);
            below.filter(|card| deck.has(self.pack.card(*card).melee)).count() as i8
        };
        match ability {
            Ability::Attack { by } => combat.now[side].attack += by,
            Ability::Defence { by } => combat.now[side].defence += by,
            Ability::AttackPerOther { of } => {
                let more = others(*of);
                combat.now[side].attack += more;
            }
            Ability::DefencePerOther { of } => {
                let more = others(*of);
                combat.now[side].defence += more;
            }
            Ability::DefenceFloor { points } => combat.now[side].floor = *points,
            Ability::DamageCap { points } => combat.now[side].cap = Some(*points),
            Ability::OpposingAttack { points } => reduce(&mut combat.now[other].new_attack, *points),
            Ability::OpposingDefence { points } => reduce(&mut combat.now[other].new_defence, *points),
            // It was so when cards were chosen.
            Ability::FaceUp => {}
            _ => {}
        }
    }

    /// A side says how many ranged and melee cards it holds.
    fn show_counts(&mut self, side: usize, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let count = |melee: bool| {
            let is = |card: &crate::ids::Card| self.pack.card(*card).melee == melee;
            if side == FOE {
                combat.hand.iter().filter(is).count() as u8
            } else {
                self.hero(combat.seat).hand.iter().filter(is).count() as u8
            }
        };
        let (ranged, melee) = (count(false), count(true));
        ctx.journal.reveal();
        ctx.tell(|| Event::Counts { sauron: side == FOE, ranged, melee });
    }

    /// A side discards combat cards at random; the last one is returned.
    pub(crate) fn combat_discard(&mut self, side: usize, cards: u8, ctx: &mut Ctx<'_>) {
        for _ in 0..cards {
            self.combat_discard_one(side, ctx);
        }
    }

    /// A side discards one combat card by chance.
    pub(crate) fn combat_discard_one(&mut self, side: usize, ctx: &mut Ctx<'_>) -> Option<crate::ids::Card> {
        let combat = self.combat.as_mut()?;
        let seat = combat.seat;
        ctx.journal.reveal();
        let card = if side == FOE {
            let card = combat.hand.draw(ctx.chance)?;
            combat.out.add(card);
            card
        } else {
            let card = self.hero_mut(seat).hand.draw(ctx.chance)?;
            self.hero_mut(seat).open.take(card);
            self.to_rest(seat, card);
            card
        };
        ctx.tell(|| Event::CombatDiscarded { sauron: side == FOE, card });
        Some(card)
    }

    /// Applies the consequences of damage: "if it deals", "if it is dealt" (after step f).
    pub(crate) fn aftermath(&mut self, side: usize, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let play = combat.now[side];
        let (dealt, suffered) = (combat.now[1 - side].suffered, play.suffered);
        if let Some(card) = play.card.filter(|_| !play.cancelled) {
            let pack = self.pack.clone();
            for ability in &pack.card(card).abilities {
                let then = match ability {
                    Ability::IfDealt(then) if dealt > 0 => then,
                    Ability::IfDamaged(then) if suffered > 0 => then,
                    Ability::IfUnhurt(then) if suffered == 0 => then,
                    Ability::IfDefeated(then) if side == HERO && self.foe_fallen() => then,
                    _ => continue,
                };
                then.iter().for_each(|then| self.use_ability(side, card, then, ctx));
            }
            if let Some(odd) = pack.card(card).odd {
                self.odd_after(side, odd, dealt, suffered, ctx);
            }
        }
        if side == FOE {
            self.foe_after(dealt, ctx);
        }
    }
}
