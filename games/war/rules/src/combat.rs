//! Chapter VI: event cards in a battle.

use std::ops::RangeInclusive;

use crate::battle::COMBAT;
use crate::card::Combat;
use crate::cards::ops::KINGS;
use crate::event::Turns;
use crate::prelude::*;
use crate::questions::CombatChoice;

/// A choice that a Combat card leaves open.
enum Leaves {
    /// One of these.
    Who(People),
    /// A number.
    Count(RangeInclusive<u8>),
    /// The loss of one of these, if any: no unit.
    Lose(Force),
}

/// Hits of the Leader re-roll without which a card does not strike down `figure`; none, where it never does.
const fn stroke(combat: Combat, figure: Figure) -> Option<u8> {
    match (combat, figure) {
        // One who falls here does so of his own will.
        (Combat::Heroic, _) => Some(0),
        (Combat::Westernesse, Figure::Person(_)) => Some(1),
        (Combat::Fateful, Figure::Nazgul) => Some(1),
        // The Witch-king is a Nazgûl, but also a Minion: it takes two hits to remove him.
        (Combat::Fateful, Figure::Person(_)) => Some(2),
        (Combat::Breath, Figure::Leader(_)) => Some(1),
        (Combat::Breath, Figure::Person(who)) => Some(who.level()),
        _ => None,
    }
}

impl State {
    /// May the deciding player of `side` use `card` as a Combat card now?
    pub(crate) fn objection_to_combat_card(&self, side: Side, card: Card) -> Verdict {
        let has = self.hand(side).has(card) || self.fights_from_table(side) == Some(card);
        require(has && card.side() == side, Why::NOT_IN_HAND)?;
        self.objection_to_any_combat_card(side)?;
        let may = self.combat_requirement(side, card.facts().combat);
        require(may, Why::COMBAT_NEEDS)
    }

    /// May `side` use Combat cards now?
    pub(crate) fn objection_to_any_combat_card(&self, side: Side) -> Verdict {
        let battle = self.battle();
        require(side == Side::Shadow || !self.folly_at(battle.at), Why::FOLLY)?;
        let helpless = battle.barred && battle.round == 1 && self.fighting(Side::Free).people.is_empty();
        require(side == Side::Shadow || !helpless, Why::COMBAT_BARRED)
    }

    fn combat_requirement(&self, side: Side, combat: Combat) -> bool {
        let battle = self.battle();
        let force = self.fighting(side);
        let companions = || !self.fighting(Side::Free).people.is_empty();
        let led = || force.figures.all_leaders() > 0 || !force.people.is_empty();
        let any = |all: &[Character]| all.iter().any(|who| force.people.has(*who));
        match combat {
            Combat::Gift | Combat::Darklord => {
                self.fellowship.mordor.is_none() && self.fellowship.at == battle.at
            }
            Combat::Westernesse => any(&[Character::Meriadoc, Character::Peregrin]),
            Combat::Mighty | Combat::Defiance | Combat::Brave => companions(),
            Combat::Secretfire => any(&[Character::GandalfTheGrey, Character::GandalfTheWhite]),
            Combat::Anduril => any(&KINGS),
            Combat::Heroic | Combat::Fateful | Combat::Sudden => led(),
            Combat::Entsrage | Combat::Huorndark | Combat::Nameless => {
                battle.at.nation() == Some(Nation::Rohan)
                    || matches!(battle.at, Region::FANGORN | Region::ORTHANC)
            }
            Combat::Noquarter | Combat::Shieldwall | Combat::Confusion | Combat::Daylight => true,
            Combat::Advantage => battle.at.nation().map(Nation::side) == Some(Side::Free),
            // A sortie is a fight in the field as well.
            Combat::Scouts => battle.attacker == Side::Shadow && battle.kind != Assault::Siege,
            Combat::Charge | Combat::Valour | Combat::Kill => force.figures.army_of(side, Rank::Elite) > 0,
            Combat::Cruel => self.nazgul_leadership() >= 2,
            Combat::Terrible | Combat::Dread | Combat::Stench => self.nazgul_leadership() >= 1,
            Combat::Breath | Combat::Words => {
                force.figures.nazgul() > 0 || force.people.has(Character::WitchKing)
            }
            Combat::Durin => Region::MORIA.steps_to(battle.at) <= 2,
            Combat::Devilry => battle.kind == Assault::Siege && force.figures.nation(Nation::Isengard) > 0,
            Combat::Mumakil => force.figures.units(Nation::Southrons)[1] > 0,
            Combat::Relentless
            | Combat::Host
            | Combat::Bats
            | Combat::Strife
            | Combat::Onslaught
            | Combat::Desperate => true,
        }
    }

    /// Adds `bonus` to every die of `side`, of the Combat roll and of the re-roll.
    fn hearten(&mut self, side: Side, bonus: i8) {
        let round = self.round(side);
        round.bonus += bonus;
        round.again += bonus;
    }

    /// Nazgûl Leadership is forfeited, figure by figure. The two points of the Witch-king go together: he is only
    /// spent where the others are too few, and then for two.
    fn forfeit(&mut self, points: u8) {
        let nazgul = self.fighting(Side::Shadow).figures.nazgul();
        let spent = if points <= nazgul { points } else { points.max(2) };
        self.round(Side::Shadow).forfeit += spent;
    }

    /// Dice of `side` besides the Combat roll, casualties at once: how many hit.
    pub(crate) fn strike_at_once(&mut self, side: Side, dice: u8, need: u8, ctx: &mut Ctx<'_>) -> u8 {
        let (left, _) = self.roll_attack(COMBAT, side, dice, 0, need, ctx);
        let side = side.other();
        self.ask_hits(side, left);
        left
    }

    /// An attack before or after the Combat roll.
    fn extra_attack(&mut self, side: Side, dice: u8, need: u8, ctx: &mut Ctx<'_>) {
        let hits = self.strike_at_once(side, dice, need, ctx);
        self.round(side).early += hits;
    }

    /// Applies the Combat card of `side` at this initiative.
    pub(crate) fn apply_combat_card(&mut self, side: Side, first: u8, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        if let Some(card) = battle.cards[side].filter(|_| !battle.cancelled[side]) {
            let act = |state: &mut Self, ctx: &mut Ctx<'_>| state.combat_effect(side, card, first, ctx);
            self.telling_changes(card, ctx, act);
        }
    }

    /// Applies a Combat card, and reports its changes: so the numbers of a round can be checked.
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
                    (Turns::Hits, round.hits as i8),
                ]
            })
        };
        let before = sums(self);
        act(self, ctx);
        let after = sums(self);
        for side in Side::ALL {
            for ((turns, was), (_, is)) in before[side].into_iter().zip(after[side]) {
                let by = is - was;
                if by != 0 {
                    ctx.tell(|| Event::CombatEffect { card, side, turns, by });
                }
            }
        }
    }

    fn combat_effect(&mut self, side: Side, card: Card, first: u8, ctx: &mut Ctx<'_>) {
        let battle = *self.battle();
        let enemy = side.other();
        let need = battle.to_hit(side);
        let force = self.fighting(side);
        let elites = force.figures.army_of(side, Rank::Elite);
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
            Combat::Scouts => self.ask_retreat(true),
            // No character is there to be struck dumb.
            Combat::Words if self.fighting(Side::Free).people.is_empty() => {}
            Combat::Sudden => self.extra_attack(side, self.leadership(side), need, ctx),
            Combat::Charge => self.extra_attack(side, elites, need, ctx),
            Combat::Durin => self.extra_attack(side, 3, 4, ctx),
            Combat::Gift | Combat::Darklord => self.hearten(side, 1),
            Combat::Cruel => {
                if self.nazgul_leadership() >= 2 {
                    self.forfeit(2);
                    self.round(side).bonus += 1;
                }
            }
            Combat::Words | Combat::Dread | Combat::Relentless | Combat::Onslaught => {
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
            // Standing there is no ability: characters struck dumb by Words of Power stand, too.
            Combat::Brave => self.round(enemy).fewer += force.people.len() as u8,
            Combat::Advantage => self.round(enemy).bonus -= 1,
            Combat::Strife => Side::ALL.into_iter().for_each(|side| self.hearten(side, 2)),
            Combat::Desperate => Side::ALL.into_iter().for_each(|side| self.hearten(side, 1)),
            Combat::Terrible => {
                if self.nazgul_leadership() >= 1 {
                    self.forfeit(1);
                    self.round(side).again += 1;
                }
            }
            Combat::Mighty | Combat::Anduril => {
                let round = &battle.rounds[side];
                // Foul Stench leaves no Leadership to give up.
                if round.misses > 0 && !round.no_reroll && !self.speakers(card).is_empty() {
                    self.frames.push(CombatChoice(card));
                }
            }
            Combat::Confusion => {
                let ones = battle.rounds[enemy].ones;
                let round = self.round(enemy);
                round.misses = round.misses.saturating_sub(ones);
                self.round(side).hits += ones;
            }
            // Nothing is added to no hit.
            Combat::Noquarter | Combat::Nameless if battle.rounds[side].hits == 0 => {}
            Combat::Noquarter => self.round(side).hits += 1,
            Combat::Nameless => self.round(side).hits += 2,
            Combat::Shieldwall => {
                let round = self.round(enemy);
                round.hits -= u8::from(round.hits >= 2);
            }
            // No character dies to cancel a roll without hits.
            Combat::Heroic if battle.rounds[enemy].hits == 0 => {}
            Combat::Westernesse | Combat::Heroic | Combat::Fateful | Combat::Breath => {
                self.frames.push(CombatChoice(card));
            }
            Combat::Host => {
                if force.units() >= 2 * self.fighting(enemy).units() {
                    self.ask_hits(enemy, 1);
                }
            }
            // It names its number itself.
            Combat::Kill => self.extra_attack(side, elites, 5, ctx),
        }
    }

    /// The Companions whose Leadership a card of the Free Peoples can still forfeit.
    fn speakers(&self, card: Card) -> People {
        let silent = self.battle().rounds[Side::Free].silent;
        let mut people = self.fighting(Side::Free).people.minus(silent);
        if self.battle().white {
            people.remove(Character::GandalfTheWhite);
        }
        if card.facts().combat == Combat::Anduril {
            people = people.and(KINGS.into_iter().collect());
        }
        people
    }

    /// The question that a Combat card leaves.
    fn leaves(&self, card: Card) -> Leaves {
        let own = self.fighting(card.side());
        let enemy = self.fighting(card.side().other());
        match card.facts().combat {
            Combat::Words => Leaves::Who(enemy.people),
            Combat::Dread => Leaves::Count(1..=self.nazgul_leadership()),
            Combat::Relentless => Leaves::Count(0..=2),
            Combat::Onslaught => Leaves::Count(0..=4),
            Combat::Mighty | Combat::Anduril => Leaves::Who(own.people),
            Combat::Westernesse | Combat::Fateful | Combat::Breath => Leaves::Lose(enemy),
            Combat::Heroic => Leaves::Lose(own),
            _ => Leaves::Who(People::EMPTY),
        }
    }

    /// Every answer to it.
    pub(crate) fn each_combat_answer(&self, card: Card, mut offer: impl FnMut(Choice)) {
        match self.leaves(card) {
            Leaves::Who(people) => people.iter().for_each(|who| offer(Choice::Who(who))),
            Leaves::Count(counts) => counts.for_each(|count| offer(Choice::Count(count))),
            Leaves::Lose(force) => {
                for (figure, _) in force.iter().filter(|(figure, _)| !figure.is_unit()) {
                    offer(Choice::Lose(figure));
                }
                offer(Choice::No);
            }
        }
    }

    /// May this be the answer?
    pub(crate) fn objection_to_combat_answer(&self, card: Card, choice: Choice) -> Verdict {
        let combat = card.facts().combat;
        let again = self.battle().rounds[card.side()].reroll_hits;
        match (self.leaves(card), choice) {
            (Leaves::Who(there), Choice::Who(who)) => {
                require(there.has(who), Why::NOT_IN_BATTLE)?;
                let pays = combat != Combat::Words;
                require(!pays || self.speakers(card).has(who), Why::FORFEITED)
            }
            (Leaves::Count(counts), Choice::Count(count)) => {
                require(counts.contains(&count), Why::COMBAT_SAYS)
            }
            (Leaves::Lose(there), Choice::Lose(figure)) => {
                let hits = stroke(combat, figure).ok_or(Why::COMBAT_SAYS)?;
                require(!figure.is_unit() && there.count(figure) > 0, Why::NOT_IN_BATTLE)?;
                require(again >= hits, Why::COMBAT_SAYS)
            }
            // With a Nazgûl to strike, the stroke is not optional.
            (Leaves::Lose(there), Choice::No) if combat == Combat::Fateful => {
                require(again == 0 || there.count(Figure::Nazgul) == 0, Why::COMBAT_SAYS)
            }
            (Leaves::Lose(_), Choice::No) => Ok(()),
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

    /// Applies the answer.
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
                self.ask_hits(side, count);
            }
            (Combat::Onslaught, Choice::Count(count)) => {
                let capacity = self.fighting(side).figures;
                let most = capacity.army(side) + capacity.army_of(side, Rank::Elite);
                let count = count.min(most);
                // Innermost last: who is lost is settled before the dice are seen.
                self.frames.push(BattleStep::Onslaught(side, count));
                self.ask_hits(side, count);
            }
            (Combat::Mighty | Combat::Anduril, Choice::Who(who)) => {
                let king = who == Character::Aragorn && card.facts().combat == Combat::Anduril;
                let round = self.round(side);
                round.silent.add(who);
                let dice = round.misses.min(if king { 2 } else { 1 });
                round.misses -= dice;
                round.hits += dice;
            }
            (Combat::Westernesse, Choice::Lose(figure)) => {
                let round = self.round(side);
                round.hits -= 1;
                round.reroll_hits -= 1;
                self.lose_fighting(self.stands_at(enemy), figure, ctx);
            }
            (Combat::Fateful | Combat::Breath, Choice::Lose(figure)) => {
                self.lose_fighting(self.stands_at(enemy), figure, ctx);
            }
            (Combat::Heroic, Choice::Lose(figure)) => {
                let cancels = match figure {
                    Figure::Person(who) => who.level(),
                    _ => 1,
                };
                self.lose_fighting(self.stands_at(side), figure, ctx);
                let round = self.round(enemy);
                round.hits = round.hits.saturating_sub(cancels);
            }
            _ => {}
        }
    }
}
