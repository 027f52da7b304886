//! The arithmetic of a round: cost, attack, defence, type.

use super::{Combat, FOE, HERO};
use crate::effect::Ability;
use crate::ids::{Card, Monster};
use crate::pack::Pack;
use crate::state::State;

impl Combat {
    /// Is a side's card melee, ranged or of no type? A cancelled card has none (MEQ-B1), nor has an exhausted side.
    pub fn melee(&self, side: usize, pack: &Pack, errata: bool) -> Option<bool> {
        let play = &self.now[side];
        let card = play.card?;
        (!play.cancelled || !errata).then(|| pack.card(card).melee)
    }

    /// The total cost of a stack's cards.
    pub fn cost(&self, side: usize, pack: &Pack) -> u8 {
        let stack = &self.stacks[side];
        let top = stack.len().saturating_sub(1);
        let each = stack.iter().enumerate().map(|(index, card)| {
            if index == top && self.now[side].free && self.now[side].card.is_some() {
                return 0;
            }
            self.price(side, index, card, pack)
        });
        each.sum()
    }

    /// What it would be with this card on top, before it is laid.
    pub fn cost_with(&self, side: usize, card: Card, pack: &Pack) -> u8 {
        let free = side == HERO && self.is_ready_for(card, pack);
        let price = if free { 0 } else { self.price(side, self.stacks[side].len(), card, pack) };
        self.cost(side, pack).saturating_add(price)
    }

    /// The cost of a card at this place of a side's stack. Monsters' own abilities lower it.
    fn price(&self, side: usize, index: usize, card: Card, pack: &Pack) -> u8 {
        let facts = pack.card(card);
        match (side == FOE).then_some(self.monster).flatten().map(Monster::id) {
            Some("southron") if facts.melee => facts.cost.saturating_sub(1),
            Some("warg_rider") if facts.melee && index == 0 => 0,
            _ => facts.cost,
        }
    }

    /// Attack of a side, as it stands. Reducing a printed number never raises it, and one reduced to 0 is not
    /// raised again (MEQ-8.9).
    pub fn attack(&self, side: usize, pack: &Pack) -> u8 {
        let play = &self.now[side];
        if play.cancelled || play.new_attack == Some(0) {
            return 0;
        }
        let printed = play.card.map_or(0, |card| pack.card(card).attack);
        printed.min(play.new_attack.unwrap_or(u8::MAX)).saturating_add_signed(play.attack)
    }

    /// Defence of a side, as it stands; the same holds.
    pub fn defence(&self, side: usize, pack: &Pack) -> u8 {
        let play = &self.now[side];
        if play.cancelled {
            return 0;
        }
        match (play.new_defence, self.reduced_defence(side, pack)) {
            (Some(0), 0) => 0,
            (_, printed) => printed.saturating_add_signed(play.defence).max(self.floor(side, pack)),
        }
    }

    /// The printed defence of a side's card that another card's reduction leaves.
    fn reduced_defence(&self, side: usize, pack: &Pack) -> u8 {
        let play = &self.now[side];
        let printed = play.card.map_or(0, |card| pack.card(card).defence);
        let least = play.new_defence.map(|new| new.max(self.floor(side, pack)));
        printed.min(least.unwrap_or(u8::MAX))
    }

    /// The floor under which the defence of a side's card cannot be reduced: it holds before its abilities come to act.
    fn floor(&self, side: usize, pack: &Pack) -> u8 {
        let play = &self.now[side];
        let own = play.card.filter(|_| !play.cancelled).map(|card| &pack.card(card).abilities);
        let floors = own.into_iter().flatten().filter_map(|ability| match ability {
            Ability::DefenceFloor { points } => Some(*points),
            _ => None,
        });
        floors.chain([play.floor]).max().unwrap_or(0)
    }
}

impl State {
    /// The printed defence of a side's card, for cards that ask (MEQ-8.9, MEQ-B19, MEQ-B20); none, where nothing is
    /// printed.
    pub fn printed_defence(&self, side: usize) -> Option<u8> {
        let combat = self.combat.as_ref()?;
        let play = &combat.now[side];
        if self.options.printed && (play.cancelled || play.card.is_none()) {
            return Some(0);
        }
        let card: Card = play.card?;
        if self.options.changed_print {
            return Some(self.pack.card(card).defence);
        }
        Some(combat.reduced_defence(side, &self.pack))
    }

    /// Is a side's card melee, ranged or of no type?
    pub fn melee(&self, side: usize) -> Option<bool> {
        self.combat.as_ref()?.melee(side, &self.pack, !self.options.errata)
    }

    /// Would this card exhaust the side that lays it now (MEQ-8.4c)?
    pub fn exhausts(&self, side: usize, card: Card) -> bool {
        let over = |combat: &Combat| combat.cost_with(side, card, &self.pack) > self.combat_strength(side);
        self.combat.as_ref().is_some_and(|combat| combat.round > 0 && !combat.exhausted[side] && over(combat))
    }

    /// The damage of the enemy so far.
    pub fn foe_damage(&self) -> u8 {
        let Some(combat) = &self.combat else { return 0 };
        match combat.minion() {
            Some(minion) => self.board.wounds[minion.index()],
            None => combat.damage,
        }
    }

    /// Has the enemy as much damage as health?
    pub(crate) fn foe_fallen(&self) -> bool {
        let Some(combat) = &self.combat else { return false };
        combat.doomed || self.foe_damage() >= combat.fighter.health
    }

    /// Has the hero no card left?
    pub(crate) fn hero_fallen(&self) -> bool {
        let Some(combat) = &self.combat else { return false };
        let hero = self.hero(combat.seat);
        hero.life.is_empty()
            && hero.hand.is_empty()
            && (!self.options.last_card || combat.now[HERO].suffered > 0)
    }
}
