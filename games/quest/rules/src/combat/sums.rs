//! The arithmetic of a round: cost, attack, defence, type.

use super::{Combat, FOE, HERO};
use crate::ids::Card;
use crate::pack::Pack;
use crate::state::State;

impl Combat {
    /// Is a side's card melee, ranged or of no type? A cancelled card has none (MEQ-B1), nor has an exhausted side.
    pub fn melee(&self, side: usize, pack: &Pack, errata: bool) -> Option<bool> {
        let play = &self.now[side];
        let card = play.card?;
        (!play.cancelled || !errata).then(|| pack.card(card).melee)
    }

    /// What the cards of a stack cost together. Monsters' own abilities lower it.
    pub fn cost(&self, side: usize, pack: &Pack) -> u8 {
        let stack = &self.stacks[side];
        let top = stack.len().saturating_sub(1);
        let each = stack.iter().enumerate().map(|(index, card)| {
            if index == top && self.now[side].free && self.now[side].card.is_some() {
                return 0;
            }
            let facts = pack.card(card);
            match (side == FOE).then_some(self.monster).flatten().map(crate::ids::Monster::id) {
                Some("southron") if facts.melee => facts.cost.saturating_sub(1),
                Some("warg_rider") if facts.melee && index == 0 => 0,
                _ => facts.cost,
            }
        });
        each.sum()
    }

    /// Attack of a side, as it stands.
    pub fn attack(&self, side: usize, pack: &Pack) -> u8 {
        let play = &self.now[side];
        if play.cancelled || play.new_attack == Some(0) {
            return 0;
        }
        let printed = play.new_attack.unwrap_or_else(|| play.card.map_or(0, |card| pack.card(card).attack));
        printed.saturating_add_signed(play.attack)
    }

    /// Defence of a side, as it stands. What is reduced to 0 is not raised again (MEQ-8.9).
    pub fn defence(&self, side: usize, pack: &Pack) -> u8 {
        let play = &self.now[side];
        if play.cancelled {
            return 0;
        }
        if play.new_defence == Some(0) {
            return play.floor;
        }
        let printed = play.new_defence.unwrap_or_else(|| play.card.map_or(0, |card| pack.card(card).defence));
        printed.saturating_add_signed(play.defence).max(play.floor)
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
        let new = play.new_defence.filter(|_| !self.options.changed_print);
        Some(new.unwrap_or_else(|| self.pack.card(card).defence))
    }

    /// Is a side's card melee, ranged or of no type?
    pub fn melee(&self, side: usize) -> Option<bool> {
        self.combat.as_ref()?.melee(side, &self.pack, !self.options.errata)
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
