//! Chapter VI: what event cards do in a battle.

use crate::card::Combat;
use crate::event::Turns;
use crate::nation::BySide;
use crate::prelude::*;
use crate::questions::{CombatChoice, Hits, Retreat};
use crate::state::{Assault, Round};

impl State {
    /// May the deciding player of `side` use `card` as a Combat card now?
    pub(crate) fn objection_to_combat_card(&self, side: Side, card: Card) -> Verdict {
        let lies = self.fights_from_table(side) == Some(card);
        unless(
            card.side() == side && (self.hand(side).has(card) || lies),
            Why::NOT_IN_HAND,
        )?;
        if let Some(why) = self.combat_barred(side) {
            return Err(why);
        }
        unless(
            self.combat_requirement(side, card.facts().combat),
            Why::COMBAT_NEEDS,
        )
    }

    /// What keeps `side` from using Combat cards, if anything does.
    pub(crate) fn combat_barred(&self, side: Side) -> Option<Why> {
        let battle = self.battle();
        let folly = self.folly_at(battle.at);
        let helpless = battle.barred && battle.round == 1 && self.fighting(Side::Free).people.is_empty();
        match (side, folly, helpless) {
            (Side::Shadow, ..) | (_, false, false) => None,
            (_, true, _) => Some(Why::FOLLY),
            (_, false, true) => Some(Why::COMBAT_BARRED),
        }
    }

    fn combat_requirement(&self, side: Side, combat: Combat) -> bool {
        let battle = self.battle();
        let force = self.fighting(side);
        let companions = || !self.fighting(Side::Free).people.is_empty();
        let led = || force.figures.all_leaders() > 0 || !force.people.is_empty();
        let any = |all: &[Character]| all.iter().any(|who| force.people.has(*who));
        let elites = |nation: Nation| force.figures.count(Figure::Unit(nation, Rank::Elite));
        match combat {
            Combat::Gift | Combat::Darklord => {
                self.fellowship.mordor.is_none() && self.fellowship.at == battle.at
            }
            Combat::Westernesse => any(&[Character::Meriadoc, Character::Peregrin]),
            Combat::Mighty | Combat::Defiance | Combat::Brave => companions(),
            Combat::Secretfire => any(&[Character::GandalfTheGrey, Character::GandalfTheWhite]),
            Combat::Anduril => any(&[Character::Strider, Character::Aragorn]),
            Combat::Heroic | Combat::Fateful | Combat::Sudden => led(),
            Combat::Entsrage | Combat::Huorndark | Combat::Nameless => {
                battle.at.nation() == Some(Nation::Rohan)
                    || matches!(battle.at, Region::FANGORN | Region::ORTHANC)
            }
            Combat::Noquarter | Combat::Shieldwall | Combat::Confusion | Combat::Daylight => true,
            Combat::Advantage => battle
                .at
                .nation()
                .is_some_and(|nation| nation.side() == Side::Free),
            // A sortie is a fight in the field as well.
            Combat::Scouts => battle.attacker == Side::Shadow && battle.kind != Assault::Siege,
            Combat::Charge | Combat::Valour | Combat::Kill => force.figures.army_of(side, Rank::Elite) > 0,
            Combat::Cruel => self.nazgul_leadership() >= 2,
            Combat::Terrible | Combat::Dread | Combat::Stench => self.nazgul_leadership() >= 1,
            Combat::Breath | Combat::Words => {
                force.figures.nazgul() > 0 || force.people.has(Character::WitchKing)
            }
            Combat::Durin => RegionSet::only(Region::MORIA)
                .within(2, RegionSet::EMPTY, RegionSet::EMPTY)
                .has(battle.at),
            Combat::Devilry => battle.kind == Assault::Siege && force.figures.nation(Nation::Isengard) > 0,
            Combat::Mumakil => elites(Nation::Southrons) > 0,
            Combat::Relentless
            | Combat::Host
            | Combat::Bats
            | Combat::Strife
            | Combat::Onslaught
            | Combat::Desperate => true,
        }
    }

    fn round(&mut self, side: Side) -> &mut Round {
        self.battle_mut().round_of(side)
    }

    fn both_rounds(&mut self, bonus: i8) {
        for side in Side::ALL {
            let round = self.round(side);
            round.bonus += bonus;
            round.again += bonus;
        }
    }

    /// Nazgûl Leadership is forfeited, figure by figure. The two points of the Witch-king go together: he is only
    /// spent where the others are too few, and then for two.
    fn forfeit(&mut self, points: u8) {
        let nazgul = self.fighting(Side::Shadow).figures.nazgul();
        let spent = if points <= nazgul { points } else { points.max(2) };
        self.round(Side::Shadow).forfeit += spent;
    }

    /// An attack before or after the Combat roll: casualties at once.
    fn extra_attack(&mut self, side: Side, dice: u8, need: u8, ctx: &mut Ctx<'_>) {
        let (hits, _) = self.roll_attack(crate::battle::COMBAT, side, dice, 0, need, ctx);
        self.round(side).early += hits;
        self.frames.push(Hits {
            side: side.other(),
            left: hits,
        });
    }

    /// The dice for hits that `side` has inflicted on itself.
    pub(crate) fn onslaught(&mut self, side: Side, dice: u8, ctx: &mut Ctx<'_>) {
        let (hits, _) = self.roll_attack(crate::battle::COMBAT, side, dice, 0, 4, ctx);
        self.frames.push(Hits {
            side: side.other(),
            left: hits,
        });
    }

    /// Applies the Combat card of `side` at this initiative.
    pub(crate) fn apply_combat_card(&mut self, side: Side, first: u8, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        if let Some(card) = battle.cards[side].filter(|_| !battle.cancelled[side]) {
            self.telling_changes(card, ctx, |state, ctx| {
                state.combat_effect(side, card, first, ctx);
            });
        }
    }

    /// Does what a Combat card does, and tells what has changed by it: so the numbers of a round can be checked.
    fn telling_changes(&mut self, card: Card, ctx: &mut Ctx<'_>, act: impl FnOnce(&mut Self, &mut Ctx<'_>)) {
        if !ctx.journal.listens() {
            return act(self, ctx);
        }
        let sums = |state: &Self| {
            let battle = state.battle();
            BySide::new(|side| {
                let round = &battle.rounds[side];
                [
                    (Turns::Bonus, round.bonus),
                    (Turns::Again, round.again),
                    (Turns::Most, round.most as i8),
                    (Turns::Fewer, round.fewer as i8),
                    (Turns::Leadership, state.leadership(side) as i8),
                    (Turns::NoReroll, round.no_reroll.into()),
                    (Turns::Cancelled, battle.cancelled[side].into()),
                ]
            })
        };
        let hits = |state: &Self| BySide::new(|side| state.battle().rounds[side].hits as i8);
        let (before, struck) = (sums(self), hits(self));
        act(self, ctx);
        let (after, strikes) = (sums(self), hits(self));
        for side in Side::ALL {
            let all = before[side].iter().zip(after[side]);
            let turned = all.filter_map(|((turns, was), (_, is))| (is != *was).then_some((*turns, is - was)));
            let hit = strikes[side] - struck[side];
            for (turns, by) in turned.chain((hit != 0).then_some((Turns::Hits, hit))) {
                ctx.tell(|| Event::CombatEffect {
                    card,
                    side,
                    turns,
                    by,
                });
            }
        }
    }

    fn combat_effect(&mut self, side: Side, card: Card, first: u8, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        let enemy = side.other();
        let need = battle.to_hit(side);
        let force = self.fighting(side);
        match card.facts().combat {
            // Where there is nothing to cancel, nothing is paid; who has no Leadership left cannot pay.
            Combat::Defiance => {
                if battle.cards[enemy].is_some() && !self.speakers(card).is_empty() {
                    self.round(Side::Free).silent = force.people;
                    self.battle_mut().cancelled[enemy] = true;
                }
            }
            Combat::Bats => {
                if battle.cards[Side::Free].is_some() {
                    self.battle_mut().cancelled[Side::Free] = true;
                } else {
                    self.round(side).again += 1;
                }
            }
            Combat::Scouts => self.frames.push(Retreat { ordered: true }),
            Combat::Words if !self.fighting(Side::Free).people.is_empty() => {
                self.frames.push(CombatChoice(card));
            }
            Combat::Words => {}
            Combat::Sudden => {
                let dice = self.leadership(side);
                self.extra_attack(side, dice, need, ctx);
            }
            Combat::Charge => {
                let dice = force.figures.army_of(side, Rank::Elite);
                self.extra_attack(side, dice, need, ctx);
            }
            Combat::Durin => self.extra_attack(side, 3, 4, ctx),
            Combat::Gift | Combat::Darklord => {
                let round = self.round(side);
                round.bonus += 1;
                round.again += 1;
            }
            Combat::Cruel => {
                if self.nazgul_leadership() >= 2 {
                    self.forfeit(2);
                    self.round(side).bonus += 1;
                }
            }
            Combat::Dread | Combat::Relentless | Combat::Onslaught => {
                self.frames.push(CombatChoice(card));
            }
            Combat::Stench => {
                if self.nazgul_leadership() >= self.leadership(enemy) {
                    self.round(enemy).no_reroll = true;
                }
            }
            Combat::Secretfire | Combat::Valour | Combat::Devilry => self.round(side).bonus += 1,
            Combat::Mumakil if first == 3 => self.round(side).bonus += 1,
            Combat::Mumakil => {
                let theirs = battle.rounds[enemy];
                if battle.rounds[side].hits > theirs.hits + theirs.early {
                    self.round(side).hits += 1;
                }
            }
            Combat::Entsrage => self.round(side).bonus += 2,
            Combat::Huorndark => self.round(enemy).most = 2,
            Combat::Daylight => self.round(enemy).most = 3,
            // To stand there is no ability: whoever Words of Power have struck dumb stands, too.
            Combat::Brave => self.round(enemy).fewer += force.people.len() as u8,
            Combat::Advantage => self.round(enemy).bonus -= 1,
            Combat::Strife => self.both_rounds(2),
            Combat::Desperate => self.both_rounds(1),
            Combat::Terrible => {
                if self.nazgul_leadership() >= 1 {
                    self.forfeit(1);
                    self.round(side).again += 1;
                }
            }
            Combat::Mighty | Combat::Anduril => {
                let round = &battle.rounds[side];
                // Foul Stench leaves no Leadership to give up.
                let may = round.misses > 0 && !round.no_reroll && !self.speakers(card).is_empty();
                if may {
                    self.frames.push(CombatChoice(card));
                }
            }
            Combat::Confusion => {
                let ones = battle.rounds[enemy].ones;
                let round = self.round(enemy);
                round.misses = round.misses.saturating_sub(ones);
                self.round(side).hits += ones;
            }
            Combat::Noquarter => {
                if battle.rounds[side].hits > 0 {
                    self.round(side).hits += 1;
                }
            }
            Combat::Nameless => {
                if battle.rounds[side].hits > 0 {
                    self.round(side).hits += 2;
                }
            }
            Combat::Shieldwall => {
                let round = self.round(enemy);
                if round.hits >= 2 {
                    round.hits -= 1;
                }
            }
            // Nobody dies to cancel what has not hit.
            Combat::Heroic if battle.rounds[enemy].hits == 0 => {}
            Combat::Westernesse | Combat::Heroic | Combat::Fateful | Combat::Breath => {
                self.frames.push(CombatChoice(card));
            }
            Combat::Host => {
                if force.units() >= 2 * self.fighting(enemy).units() {
                    self.frames.push(Hits { side: enemy, left: 1 });
                }
            }
            // It names its number itself.
            Combat::Kill => {
                let dice = force.figures.army_of(side, Rank::Elite);
                self.extra_attack(side, dice, 5, ctx);
            }
        }
    }

    /// The Companions whose Leadership a card of the Free Peoples can still forfeit.
    fn speakers(&self, card: Card) -> People {
        let silent = self.battle().rounds[Side::Free].silent;
        let mut people = self.fighting(Side::Free).people.minus(silent);
        if self.battle().white {
            people.remove(Character::GandalfTheWhite);
        }
        match card.facts().combat {
            Combat::Anduril => {
                let kings = [Character::Strider, Character::Aragorn].into_iter().collect();
                people.and(kings)
            }
            _ => people,
        }
    }

    /// Every answer to the question that a Combat card leaves.
    pub(crate) fn each_combat_answer(&self, card: Card, mut offer: impl FnMut(Choice)) {
        let enemy = self.fighting(card.side().other());
        let own = self.fighting(card.side());
        match card.facts().combat {
            Combat::Words => enemy.people.iter().for_each(|who| offer(Choice::Who(who))),
            Combat::Dread => (1..=self.nazgul_leadership()).for_each(|count| offer(Choice::Count(count))),
            Combat::Relentless => (0..=2).for_each(|count| offer(Choice::Count(count))),
            Combat::Onslaught => (0..=4).for_each(|count| offer(Choice::Count(count))),
            Combat::Mighty | Combat::Anduril => own.people.iter().for_each(|who| offer(Choice::Who(who))),
            Combat::Westernesse | Combat::Fateful | Combat::Breath => {
                for (figure, _) in enemy.iter().filter(|(figure, _)| !figure.is_unit()) {
                    offer(Choice::Lose(figure));
                }
                offer(Choice::No);
            }
            Combat::Heroic => {
                for (figure, _) in own.iter().filter(|(figure, _)| !figure.is_unit()) {
                    offer(Choice::Lose(figure));
                }
                offer(Choice::No);
            }
            _ => {}
        }
    }

    /// May this be the answer?
    pub(crate) fn objection_to_combat_answer(&self, card: Card, choice: Choice) -> Verdict {
        let side = card.side();
        let enemy = self.fighting(side.other());
        let own = self.fighting(side);
        let again = self.battle().rounds[side].reroll_hits;
        match (card.facts().combat, choice) {
            (Combat::Words, Choice::Who(who)) => unless(enemy.people.has(who), Why::NOT_IN_BATTLE),
            (Combat::Dread, Choice::Count(count)) => {
                unless((1..=self.nazgul_leadership()).contains(&count), Why::COMBAT_SAYS)
            }
            (Combat::Relentless, Choice::Count(count)) => unless(count <= 2, Why::COMBAT_SAYS),
            (Combat::Onslaught, Choice::Count(count)) => unless(count <= 4, Why::COMBAT_SAYS),
            (Combat::Mighty | Combat::Anduril, Choice::Who(who)) => {
                unless(own.people.has(who), Why::NOT_IN_BATTLE)?;
                unless(self.speakers(card).has(who), Why::FORFEITED)
            }
            (Combat::Westernesse, Choice::Lose(Figure::Person(who))) => {
                unless(enemy.people.has(who), Why::NOT_IN_BATTLE)?;
                unless(again > 0, Why::COMBAT_SAYS)
            }
            (Combat::Fateful, Choice::Lose(Figure::Nazgul)) => {
                unless(enemy.figures.nazgul() > 0, Why::NOT_IN_BATTLE)?;
                unless(again > 0, Why::COMBAT_SAYS)
            }
            (Combat::Fateful, Choice::Lose(Figure::Person(who))) => {
                unless(enemy.people.has(who), Why::NOT_IN_BATTLE)?;
                // The Witch-king is a Nazgûl, but also a Minion: it takes two hits to be rid of him.
                unless(again > 1, Why::COMBAT_SAYS)
            }
            // With a Nazgûl to strike, the stroke is not optional.
            (Combat::Fateful, Choice::No) => {
                unless(again == 0 || enemy.figures.nazgul() == 0, Why::COMBAT_SAYS)
            }
            (Combat::Breath, Choice::Lose(figure @ Figure::Leader(_))) => {
                unless(enemy.count(figure) > 0, Why::NOT_IN_BATTLE)?;
                unless(again > 0, Why::COMBAT_SAYS)
            }
            (Combat::Breath, Choice::Lose(Figure::Person(who))) => {
                unless(enemy.people.has(who), Why::NOT_IN_BATTLE)?;
                unless(again >= who.level(), Why::COMBAT_SAYS)
            }
            (Combat::Heroic, Choice::Lose(figure)) => {
                unless(!figure.is_unit() && own.count(figure) > 0, Why::NOT_IN_BATTLE)
            }
            (Combat::Westernesse | Combat::Breath | Combat::Heroic, Choice::No) => Ok(()),
            (Combat::Westernesse | Combat::Fateful | Combat::Breath, Choice::Lose(_)) => {
                Err(Why::COMBAT_SAYS)
            }
            _ => Err(Why::NOT_NOW),
        }
    }

    /// Does the question answer itself: is there nothing but `No` to say?
    pub(crate) fn combat_answer_is_moot(&self, card: Card) -> bool {
        let mut some = false;
        self.each_combat_answer(card, |choice| {
            some |= choice != Choice::No && self.objection_to_combat_answer(card, choice).is_ok();
        });
        !some
    }

    /// Does what was answered.
    pub(crate) fn answer_combat(&mut self, card: Card, choice: Choice, ctx: &mut Ctx<'_>) {
        self.telling_changes(card, ctx, |state, ctx| state.combat_answer(card, choice, ctx));
    }

    fn combat_answer(&mut self, card: Card, choice: Choice, ctx: &mut Ctx<'_>) {
        let side = card.side();
        let enemy = side.other();
        match (card.facts().combat, choice) {
            (Combat::Words, Choice::Who(who)) => {
                let round = self.round(Side::Free);
                round.silent.add(who);
                round.muted.add(who);
            }
            (Combat::Dread, Choice::Count(count)) => {
                self.forfeit(count);
                self.round(enemy).fewer += count;
            }
            (Combat::Relentless, Choice::Count(count)) => {
                self.round(side).bonus += count as i8;
                self.frames.push(Hits { side, left: count });
            }
            (Combat::Onslaught, Choice::Count(count)) => {
                let capacity = self.fighting(side).figures;
                let most = capacity.army(side) + capacity.army_of(side, Rank::Elite);
                let count = count.min(most);
                // Innermost last: who is lost is settled before the dice are seen.
                self.frames
                    .push(Frame::Battle(BattleStep::Onslaught(side, count)));
                self.frames.push(Hits { side, left: count });
            }
            (Combat::Mighty | Combat::Anduril, Choice::Who(who)) => {
                let dice = if who == Character::Aragorn && card.facts().combat == Combat::Anduril {
                    2
                } else {
                    1
                };
                let round = self.round(side);
                round.silent.add(who);
                let dice = round.misses.min(dice);
                round.misses -= dice;
                round.hits += dice;
            }
            (Combat::Westernesse, Choice::Lose(figure)) => {
                let round = self.round(side);
                round.hits -= 1;
                round.reroll_hits -= 1;
                self.lose_in_battle(enemy, figure, ctx);
            }
            (Combat::Fateful | Combat::Breath, Choice::Lose(figure)) => {
                self.lose_in_battle(enemy, figure, ctx)
            }
            (Combat::Heroic, Choice::Lose(figure)) => {
                let cancels = match figure {
                    Figure::Person(who) => who.level(),
                    _ => 1,
                };
                self.lose_in_battle(side, figure, ctx);
                let round = self.round(enemy);
                round.hits = round.hits.saturating_sub(cancels);
            }
            _ => {}
        }
    }
}
