//! Chapter VI: a battle, round by round.

use crate::prelude::*;
use crate::questions::{CombatCard, Sorcery};
use crate::region::Site;
use crate::state::Round;

impl Battle {
    /// The side under attack.
    pub const fn defender(&self) -> Side {
        self.attacker.other()
    }

    /// The lowest face with which a die of `side` hits.
    pub const fn to_hit(&self, side: Side) -> u8 {
        let walls = match self.kind {
            Assault::Field => self.round == 1 && matches!(self.at.site(), Site::City | Site::Fortification),
            Assault::Siege => true,
            Assault::Sortie => false,
        };
        let attacks = side as u8 == self.attacker as u8;
        if walls && attacks { 6 } else { 5 }
    }
}

/// The strength of a side in the Combat roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Might {
    /// Army units.
    pub units: u8,
    /// Captains of the West.
    pub captains: u8,
    /// Dice at most.
    pub most: u8,
    /// Dice fewer, but one at least.
    pub fewer: u8,
}

impl Might {
    /// Dice in the Combat roll.
    pub fn dice(self) -> u8 {
        if self.units == 0 {
            return 0;
        }
        let dice = (self.units + self.captains).min(self.most);
        dice.saturating_sub(self.fewer).max(1)
    }
}

/// Does a die that shows `face` hit, with `bonus`, when it must show `need`? A 1 never does, a 6 always.
pub const fn hits(face: u8, bonus: i8, need: u8) -> bool {
    face == 6 || face != 1 && face as i8 + bonus >= need as i8
}

/// The names, in scripts, of a side's combat roll, also of an attack by a Combat card.
pub(crate) const COMBAT: BySide<&str> = BySide::from_array(["free combat", "shadow combat"]);
/// The names, in scripts, of its leader re-roll.
const AGAIN: BySide<&str> = BySide::from_array(["free reroll", "shadow reroll"]);

impl State {
    /// The battle that is being fought.
    ///
    /// # Panics
    /// When there is none.
    pub fn battle(&self) -> &Battle {
        self.battle.as_ref().expect("a battle is being fought")
    }

    /// The battle that is being fought, to change.
    ///
    /// # Panics
    /// When there is none.
    pub(crate) fn battle_mut(&mut self) -> &mut Battle {
        self.battle.as_mut().expect("a battle is being fought")
    }

    /// This round of `side`, to change.
    pub(crate) fn round(&mut self, side: Side) -> &mut Round {
        &mut self.battle_mut().rounds[side]
    }

    /// The figures that fight for `side`.
    pub fn fighting(&self, side: Side) -> Force {
        let battle = self.battle();
        if side == battle.attacker { battle.force } else { self.force_in(battle.at, side) }
    }

    /// The region in which the Army of `side` stands.
    pub fn stands_at(&self, side: Side) -> Region {
        let battle = self.battle();
        let attacks = side == battle.attacker;
        if attacks { battle.from } else { battle.at }
    }

    /// The Leadership of the Nazgûl in the battle.
    pub fn nazgul_leadership(&self) -> u8 {
        let battle = self.battle();
        // Words of Power take the White Rider's ability, too, for a round.
        let muted = battle.rounds[Side::Free].muted;
        if battle.white && !muted.has(Character::GandalfTheWhite) {
            return 0;
        }
        let force = self.fighting(Side::Shadow);
        let king = 2 * u8::from(force.people.has(Character::WitchKing));
        (force.figures.nazgul() + king).saturating_sub(battle.rounds[Side::Shadow].forfeit)
    }

    /// The Leadership of `side` in the battle.
    pub fn leadership(&self, side: Side) -> u8 {
        let battle = self.battle();
        let force = self.fighting(side);
        let mut people = force.people.minus(battle.rounds[side].silent);
        if battle.white {
            people.remove(Character::GandalfTheWhite);
        }
        // He is one of the Nazgûl.
        people.remove(Character::WitchKing);
        let leaders = match side {
            Side::Free => force.figures.all_leaders(),
            Side::Shadow => self.nazgul_leadership() + self.leading_elites(&force.figures),
        };
        leaders + people.iter().map(|who| who.facts().leadership).sum::<u8>()
    }

    /// The strength of `side` in the Combat roll.
    pub fn might(&self, side: Side) -> Might {
        let battle = self.battle();
        let round = &battle.rounds[side];
        let force = self.fighting(side);
        let heard = force.people.minus(round.muted).iter();
        Might {
            units: force.units(),
            captains: heard.filter(|who| who.facts().captain).count() as u8,
            most: if round.most > 0 { round.most.min(5) } else { 5 },
            fewer: round.fewer + if side == Side::Shadow { battle.hampered } else { 0 },
        }
    }

    /// Dice of `side` in the Combat roll.
    pub fn strength(&self, side: Side) -> u8 {
        self.might(side).dice()
    }

    /// Does a step of the battle.
    pub(crate) fn battle_step(&mut self, step: BattleStep, ctx: &mut Ctx<'_>) {
        let closing = matches!(step, BattleStep::Finish | BattleStep::Close);
        // The dice of an Onslaught are paid for, even if its own blood was the last.
        if !closing && !matches!(step, BattleStep::Onslaught(..)) {
            if self.battle().end.is_none() {
                self.check_destroyed(ctx);
            }
            if self.battle().end.is_some() {
                // A card only waits for its turn within a step: the step after it ends the battle.
                if !matches!(step, BattleStep::Apply(..)) {
                    self.frames.push(BattleStep::Finish);
                }
                return;
            }
        }
        if matches!(step, BattleStep::Round | BattleStep::Finish) && self.battle().cards != BySide::default()
        {
            // First what is left to do of the round that is over.
            self.frames.push(step);
            return self.close_round();
        }
        match step {
            BattleStep::Begin => self.begin_battle(ctx),
            BattleStep::Round => self.begin_round(ctx),
            BattleStep::Reveal => self.reveal_cards(ctx),
            BattleStep::Cards(first) => self.order_cards(first),
            BattleStep::Apply(side, first) => self.apply_combat_card(side, first, ctx),
            BattleStep::Roll => self.combat_roll(ctx),
            BattleStep::Reroll => self.leader_reroll(ctx),
            BattleStep::Casualties => self.casualties(ctx),
            BattleStep::Onslaught(side, dice) => {
                self.strike_at_once(side, dice, 4, ctx);
            }
            BattleStep::EndRound => self.ask_to_go_on(),
            BattleStep::Finish => self.finish_battle(ctx),
            BattleStep::Close => {
                // A new commander may lead what is left; the acting player goes on deciding for the own side.
                let defender = self.battle().defender();
                self.deciding[defender] = self.leading[defender];
                self.battle = None;
                self.trim();
            }
        }
    }

    fn begin_battle(&mut self, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        self.rouse_attacked(battle.at, battle.defender(), ctx);
        self.frames.push(BattleStep::Round);
        let rider = self.fighting(Side::Free).people.has(Character::GandalfTheWhite);
        if rider && self.nazgul_leadership() > 0 {
            self.frames.push(Frame::WhiteRider);
        }
    }

    fn begin_round(&mut self, ctx: &mut Ctx<'_>) {
        let battle = self.battle_mut();
        battle.round += 1;
        battle.cards = BySide::default();
        battle.chosen = BySide::default();
        battle.open = false;
        battle.cancelled = BySide::default();
        battle.rounds = BySide::default();
        let battle = *battle;
        ctx.tell(|| Event::RoundBegins { round: battle.round });
        self.frames.push(BattleStep::Reveal);
        self.frames.push(CombatCard(battle.defender()));
        self.frames.push(CombatCard(battle.attacker));
        if self.objection_to_withdraw().is_ok() {
            self.frames.push(Frame::Withdraw);
        }
    }

    /// May the defender withdraw into the Stronghold?
    pub(crate) fn objection_to_withdraw(&self) -> Verdict {
        let battle = self.battle();
        let own = self.strongholds(battle.defender()).has(battle.at);
        require(battle.kind == Assault::Field && own, Why::MAY_NOT_WITHDRAW)
    }

    fn reveal_cards(&mut self, ctx: &mut Ctx<'_>) {
        self.battle_mut().open = true;
        let battle = *self.battle();
        ctx.journal.reveal();
        for side in [battle.attacker, battle.defender()] {
            if let Some(card) = battle.cards[side] {
                ctx.tell(|| Event::CombatCard { side, card });
            }
        }
        self.frames.push(BattleStep::Cards(0));
    }

    fn order_cards(&mut self, first: u8) {
        let next = match first {
            0..=2 => BattleStep::Cards(first + 1),
            3 => BattleStep::Roll,
            4 => BattleStep::Reroll,
            5 => BattleStep::Cards(6),
            6 => BattleStep::Casualties,
            _ => BattleStep::EndRound,
        };
        self.frames.push(next);
        let battle = *self.battle();
        // Innermost last: of equal initiative the defender's card comes first.
        for side in [battle.attacker, battle.defender()] {
            let card = battle.cards[side];
            if card.is_some_and(|card: Card| card.facts().first.contains(&first)) {
                self.frames.push(BattleStep::Apply(side, first));
            }
        }
    }

    /// Rolls `dice` dice of `side`: hits, and ones.
    pub(crate) fn roll_attack(
        &mut self,
        what: BySide<&'static str>,
        side: Side,
        dice: u8,
        bonus: i8,
        need: u8,
        ctx: &mut Ctx<'_>,
    ) -> (u8, u8) {
        let faces = roll(what[side], dice.min(5), ctx);
        let hit = faces.iter().filter(|face| hits(**face, bonus, need)).count() as u8;
        let ones = faces.iter().filter(|face| **face == 1).count() as u8;
        if dice > 0 {
            ctx.tell(|| Event::BattleRoll { side, faces: faces.to_vec(), bonus, need, hits: hit });
        }
        (hit, ones)
    }

    fn combat_roll(&mut self, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        for side in [battle.attacker, battle.defender()] {
            let might = self.might(side);
            let dice = might.dice();
            let bonus = battle.rounds[side].bonus;
            ctx.tell(|| Event::Strength {
                side,
                units: might.units,
                captains: might.captains,
                most: might.most,
                fewer: might.fewer,
                dice,
            });
            let (hits, ones) = self.roll_attack(COMBAT, side, dice, bonus, battle.to_hit(side), ctx);
            let round = self.round(side);
            round.hits += hits;
            round.ones = ones;
            round.misses = dice - hits;
        }
        self.frames.push(BattleStep::Cards(4));
    }

    fn leader_reroll(&mut self, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        for side in [battle.attacker, battle.defender()] {
            let round = battle.rounds[side];
            let (leadership, missed) = (self.leadership(side), round.misses);
            let could = leadership.min(missed).min(5);
            let dice = if round.no_reroll { 0 } else { could };
            if could > 0 {
                ctx.tell(|| Event::Reroll { side, leadership, missed, dice, barred: round.no_reroll });
            }
            let (hits, _) = self.roll_attack(AGAIN, side, dice, round.again, battle.to_hit(side), ctx);
            let round = self.round(side);
            round.hits += hits;
            round.reroll_hits = hits;
            round.misses -= hits;
        }
        self.frames.push(BattleStep::Cards(5));
    }

    fn casualties(&mut self, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        let [free, shadow] = Side::ALL.map(|side| battle.rounds[side].hits);
        ctx.tell(|| Event::RoundHits { free, shadow });
        self.frames.push(BattleStep::Cards(7));
        // Innermost last: the attacker removes first.
        for side in [battle.defender(), battle.attacker] {
            let left = battle.rounds[side.other()].hits;
            self.ask_hits(side, left);
        }
    }

    /// An Army whose last unit fell takes its Leaders with it, and the battle ends.
    pub(crate) fn check_destroyed(&mut self, ctx: &mut Ctx<'_>) {
        for side in Side::ALL {
            let force = self.fighting(side);
            if force.units() > 0 {
                continue;
            }
            let at = self.stands_at(side);
            self.lose_all(at, &force, ctx);
            if side == self.battle().attacker {
                self.deeds_lose(at, &force);
            }
            // A partner's Leaders who stood aside have no troops left to lead, either.
            if side == Side::Free {
                self.strand_leaders(at, ctx);
            }
            let battle = self.battle_mut();
            if side == battle.attacker {
                battle.force = Force::default();
            }
            battle.end.get_or_insert(BattleEnd::Destroyed);
        }
    }

    /// The battle that is being fought, if `side` attacks.
    pub(crate) fn attack_by(&mut self, side: Side) -> Option<&mut Battle> {
        self.battle.as_mut().filter(|battle| battle.attacker == side)
    }

    /// One figure is lost that may fight in a battle: an attacker is then no part of the attacking Army either.
    pub(crate) fn lose_fighting(&mut self, at: Region, figure: Figure, ctx: &mut Ctx<'_>) {
        if let Some(battle) = self.attack_by(figure.side()) {
            match figure {
                Figure::Person(who) => battle.force.people.remove(who),
                other => battle.force.figures.lose(other),
            }
            let mut lost = Force::default();
            lost.add(figure);
            self.deeds_lose(at, &lost);
        }
        self.lose(at, figure, ctx);
    }

    /// The round is quite over, and whether the battle goes on is settled: the Combat cards go, and the Witch-king may
    /// have learned from the first (GDA-19.13).
    fn close_round(&mut self) {
        let cards = std::mem::take(&mut self.battle_mut().cards);
        for card in cards.values().flatten() {
            self.cards.discarded.add(*card);
        }
        let king = self.fighting(Side::Shadow).people.has(Character::WitchKing);
        let learns = self.battle().round == 1 && king;
        if let Some(card) = cards[Side::Shadow].filter(|_| learns) {
            self.frames.push(Sorcery(card.deck()));
        }
    }

    fn ask_to_go_on(&mut self) {
        let battle = *self.battle();
        if battle.kind == Assault::Siege && battle.round >= battle.free_rounds {
            self.frames.push(Frame::Press);
        } else if battle.no_cease {
            self.go_on();
        } else {
            self.frames.push(Frame::Cease);
        }
    }

    /// The attacker goes on: the defender may retreat.
    pub fn go_on(&mut self) {
        self.frames.push(BattleStep::Round);
        self.ask_retreat(false);
    }

    /// The battle ends in this way.
    pub(crate) fn end_battle(&mut self, end: BattleEnd) {
        self.battle_mut().end = Some(end);
        self.frames.push(BattleStep::Finish);
    }

    /// Nations whose Elites the attacker could reduce for one more round of the siege.
    pub(crate) fn objection_to_press(&self, nation: Nation) -> Verdict {
        let battle = self.battle();
        let elites = battle.force.figures.count(Figure::Unit(nation, Rank::Elite));
        require(nation.side() == battle.attacker && elites > 0, Why::NO_REGULAR)?;
        require(self.regular_for(nation), Why::NO_REGULAR)
    }

    /// Regions to which the defender may retreat.
    pub fn retreats(&self) -> RegionSet {
        let battle = self.battle();
        if battle.kind == Assault::Siege {
            return RegionSet::EMPTY;
        }
        let defender = battle.defender();
        let near = battle.at.near().iter();
        near.filter(|to| self.is_free(*to, defender)).collect()
    }

    /// The defender retreats to `to`.
    pub fn retreat(&mut self, to: Region, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        self.battle_mut().end = Some(BattleEnd::Retreated);
        self.fall_back(battle.at, to, battle.defender(), ctx);
    }

    fn finish_battle(&mut self, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        let end = battle.end.unwrap_or(BattleEnd::Ceased);
        ctx.tell(|| Event::BattleEnds { end });
        self.frames.push(BattleStep::Close);
        match battle.kind {
            Assault::Siege => self.seize(battle.at, battle.attacker, ctx),
            Assault::Sortie => self.seize(battle.at, battle.defender(), ctx),
            Assault::Field => {
                let won = end != BattleEnd::Ceased && battle.force.units() > 0;
                let open = !self.board.armies(battle.defender()).has(battle.at) || end == BattleEnd::Withdrew;
                if won && open {
                    let (purpose, led) = (Purpose::Advance, Led::Freely);
                    self.ask_force(purpose, battle.from, battle.at, led);
                }
            }
        }
    }
}
