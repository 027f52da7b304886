//! The abilities of monsters in a combat: each by its word, in the order of the reference cards (MEQ-8.11).

use super::{FOE, HERO};
use crate::prelude::*;
use crate::questions::combat::fury::Fury;

impl State {
    fn foe_word(&self) -> &'static str {
        let monster = self.combat.as_ref().and_then(|combat| combat.monster);
        monster.map_or("", |monster| monster.id())
    }

    /// e: after the cards' own abilities.
    pub(crate) fn foe_now(&mut self, ctx: &mut Ctx<'_>) {
        let (own, hero) = (self.melee(FOE), self.melee(HERO));
        let cancelled = self.combat.as_ref().is_some_and(|combat| combat.now[FOE].cancelled);
        if cancelled {
            return;
        }
        match (self.foe_word(), own, hero) {
            ("snaga", Some(false), _) | ("huorn", Some(true), _) => {
                if let Some(combat) = &mut self.combat {
                    combat.now[FOE].attack += 1;
                }
            }
            ("orc", Some(true), Some(true)) => {
                ctx.tell(|| Event::Struck { sauron: true, points: 1 });
                self.hurt(HERO, 1, ctx);
            }
            ("cave_troll", Some(false), Some(true)) => self.cancel(HERO, None, ctx),
            _ => {}
        }
    }

    /// f: the enemy's attack comes through.
    pub(crate) fn hurt_by_foe(&mut self, points: u8, ctx: &mut Ctx<'_>) {
        if points == 0 {
            return;
        }
        let melee = self.melee(FOE);
        match (self.foe_word(), melee) {
            ("crebain", Some(false)) => {
                self.must_extend(points);
            }
            ("oliphaunt", Some(true)) => {
                let Some(combat) = &mut self.combat else { return };
                let seat = combat.seat;
                combat.now[HERO].suffered += points;
                self.damage(seat, points, 1, ctx);
            }
            _ => self.hurt(HERO, points, ctx),
        }
    }

    /// After damage: the enemy's damage dealt, and its abilities then.
    pub(crate) fn foe_after(&mut self, dealt: u8, ctx: &mut Ctx<'_>) {
        let melee = self.melee(FOE);
        let Some(combat) = &mut self.combat else { return };
        let (seat, prevented, used) = (combat.seat, combat.now[FOE].prevented, combat.used);
        match (self.foe_word(), melee) {
            ("agent", Some(false)) if dealt > 0 && !used => {
                if let Some(combat) = &mut self.combat {
                    combat.used = true;
                }
                self.corrupt(seat, 1, ctx);
            }
            ("dunlending", Some(true)) if prevented > 0 => {
                ctx.tell(|| Event::Struck { sauron: true, points: 1 });
                self.hurt(HERO, 1, ctx);
            }
            ("uruk_hai", Some(true)) if dealt > 0 => self.frames.push(Fury),
            ("giant_spider", Some(true)) if dealt >= 2 => self.combat_discard(HERO, 1, ctx),
            ("balrog", Some(true)) if dealt >= 3 => {
                if let Some(combat) = &mut self.combat {
                    combat.blind = true;
                }
            }
            _ => {}
        }
    }

    /// The round ends: the memory for the next, and healing.
    pub(crate) fn round_ends(&mut self, ctx: &mut Ctx<'_>) {
        let types = [HERO, FOE].map(|side| self.melee(side));
        let fallen = self.foe_fallen();
        if self.foe_word() == "barrow_wight"
            && types[FOE] == Some(false)
            && !fallen
            && let Some(combat) = &mut self.combat
            && combat.damage > 0
        {
            combat.damage -= 1;
            ctx.tell(|| Event::FoeHealed { points: 1 });
        }
        if let Some(combat) = &mut self.combat {
            combat.types = types;
            for side in [HERO, FOE] {
                let play = combat.now[side];
                combat.before[side] = play.card.filter(|_| !play.cancelled);
            }
        }
    }
}
