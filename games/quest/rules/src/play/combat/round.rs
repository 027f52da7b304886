//! A round of combat, step by step (MEQ-8.4a to MEQ-8.4f).

use super::finish::Finish;
use super::{FOE, HERO, Pick, Play};
use crate::effect::Ability;
use crate::prelude::*;
use crate::questions::combat::lay::Lay;

/// A step of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// A round begins.
    Round,
    /// a: cards are chosen.
    Choose,
    /// b, c: cards are turned up, strength is counted.
    Reveal,
    /// d: abilities of the last round, of a side.
    Last(u8),
    /// e: cards cancel each other.
    Cancel,
    /// e: the other abilities of this round, of a side.
    Now(u8),
    /// f: damage.
    Strike,
    /// The consequences of damage, for a side.
    Aftermath(u8),
    /// Is a side defeated?
    Check,
}

const SIDES: [usize; 2] = [HERO, FOE];

impl Step<MiddleEarthQuest> for Stage {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        match self {
            Self::Round => begin(state, ctx),
            Self::Choose => state.choose_cards(ctx),
            Self::Reveal => reveal(state, ctx),
            Self::Last(side) => last(state, usize::from(side), ctx),
            Self::Cancel => state.cancel_each_other(ctx),
            Self::Now(side) => state.abilities_now(usize::from(side), ctx),
            Self::Strike => strike(state, ctx),
            Self::Aftermath(side) => state.aftermath(usize::from(side), ctx),
            Self::Check => check(state, ctx),
        }
    }
}

/// A round begins, unless both are exhausted.
fn begin(state: &mut State, _: &mut Ctx<'_>) {
    let Some(combat) = &mut state.combat else { return };
    if combat.exhausted == [true; 2] {
        state.frames.push(Finish);
        return;
    }
    combat.round += 1;
    combat.now = [Play::default(); 2];
    combat.picks = [None; 2];
    combat.spoken = false;
    let steps = [
        Stage::Check,
        Stage::Aftermath(FOE as u8),
        Stage::Aftermath(HERO as u8),
        Stage::Strike,
        Stage::Now(FOE as u8),
        Stage::Now(HERO as u8),
        Stage::Cancel,
        Stage::Last(FOE as u8),
        Stage::Last(HERO as u8),
        Stage::Reveal,
        Stage::Choose,
    ];
    steps.into_iter().for_each(|step| state.frames.push(step));
}

impl State {
    /// Asks the sides that have a card to choose; a side without a card is exhausted (MEQ-8.6).
    fn choose_cards(&mut self, ctx: &mut Ctx<'_>) {
        let Some(combat) = &self.combat else { return };
        let seat = combat.seat;
        if !combat.exhausted[HERO] && self.hero(seat).hand.is_empty() {
            self.exhaust(HERO, ctx);
        }
        let Some(combat) = &self.combat else { return };
        if combat.blind
            && !combat.exhausted[HERO]
            && let Some(card) = self.hero(seat).hand.clone().draw(ctx.chance)
        {
            self.pick(HERO, Pick::Card(card), ctx);
        }
        let Some(combat) = &mut self.combat else { return };
        combat.blind = false;
        // With no cards Sauron is exhausted once the hero has spoken; the hero then chooses knowing it.
        if !combat.exhausted[FOE] && combat.hand.is_empty() {
            self.exhaust(FOE, ctx);
        }
        self.anticipate();
        self.frames.push(Lay);
    }

    /// Applies the last round's cards that make the opponent play first and face up in the next round: they speak of
    /// the choice, and so come before the other abilities of the last round. The hero's goes first (MEQ-8.1).
    fn anticipate(&mut self) {
        let Some(combat) = &mut self.combat else { return };
        let says =
            |ability: &Ability| matches!(ability, Ability::Next(next) if next.contains(&Ability::FaceUp));
        let own = |side: &usize| {
            combat.before[*side].is_some_and(|card| self.pack.card(card).abilities.iter().any(says))
        };
        let first = SIDES.into_iter().find(own).map(|side| 1 - side as u8);
        combat.first = first;
        self.lies_open();
    }

    /// A skill card that the hero has laid face up, all have seen.
    fn lies_open(&mut self) {
        let Some(combat) = &self.combat else { return };
        let seat = combat.seat;
        if combat.first == Some(HERO as u8)
            && let Some(Pick::Card(card)) = combat.picks[HERO]
        {
            self.show_skill(seat, card);
        }
    }

    /// A side is exhausted.
    pub fn exhaust(&mut self, side: usize, ctx: &mut Ctx<'_>) {
        let options = self.options;
        let Some(combat) = &mut self.combat else { return };
        combat.exhausted[side] = true;
        combat.picks[side] = None;
        if !options.declared {
            combat.before[side] = None;
        }
        ctx.tell(|| Event::Exhausted { sauron: side == FOE });
    }

    /// A side lays a card down; it stays in hand until cards are turned up, so that it stays hidden.
    pub fn pick(&mut self, side: usize, pick: Pick, ctx: &mut Ctx<'_>) {
        if let Some(combat) = &mut self.combat {
            combat.picks[side] = Some(pick);
            ctx.tell(|| Event::Laid { sauron: side == FOE });
        }
        self.lies_open();
    }
}

/// b: cards are turned up; c: strength.
fn reveal(state: &mut State, ctx: &mut Ctx<'_>) {
    ctx.journal.reveal();
    for side in SIDES {
        let Some(combat) = &mut state.combat else { return };
        let Some(Pick::Card(card)) = combat.picks[side].take() else {
            continue;
        };
        let seat = combat.seat;
        if side == FOE {
            combat.hand.take(card);
        } else {
            let hero = &mut state.heroes[seat.index() - 1];
            hero.hand.take(card);
            hero.open.take(card);
            state.show_skill(seat, card);
        }
        let Some(combat) = &mut state.combat else { return };
        combat.stacks[side].push(card);
        combat.now[side].card = Some(card);
        ctx.tell(|| Event::Shown { sauron: side == FOE, card });
    }
    if let Some(combat) = &mut state.combat {
        combat.first = None;
    }
    state.ready_now();
    for side in SIDES {
        let strength = state.combat_strength(side);
        let Some(combat) = &mut state.combat else { return };
        if combat.now[side].card.is_some() && combat.cost(side, &state.pack) > strength {
            combat.exhausted[side] = true;
            combat.now[side].cancelled = true;
            combat.before[side] = None;
            ctx.tell(|| Event::Exhausted { sauron: side == FOE });
        }
    }
    if state.combat.as_ref().is_some_and(|combat| combat.exhausted == [true; 2]) {
        // Neither is defeated (MEQ-8.4c): the rest of the round does not happen.
        let check = crate::frame::Frame::Stage(Stage::Check);
        if let Some(at) = state.frames.iter().rposition(|frame| *frame == check) {
            state.frames.truncate(at);
        }
        state.frames.push(Finish);
    }
}

/// d: abilities of the last round.
fn last(state: &mut State, side: usize, ctx: &mut Ctx<'_>) {
    let Some(card) = state.combat.as_mut().and_then(|combat| combat.before[side].take()) else {
        return;
    };
    let (pack, before) = (state.pack.clone(), state.weights());
    for ability in &pack.card(card).abilities {
        if let Ability::Next(abilities) = ability {
            abilities.iter().for_each(|ability| state.use_ability(side, card, ability, ctx));
        }
    }
    state.tell_changes(before, Some(card), ctx);
    state.odd_next(side, card, ctx);
}

/// f: attack against defence, for both at once.
fn strike(state: &mut State, ctx: &mut Ctx<'_>) {
    let Some(combat) = &state.combat else { return };
    let attacks = SIDES.map(|side| combat.attack(side, &state.pack));
    let defences = SIDES.map(|side| combat.defence(side, &state.pack));
    let [attack, foe_attack] = attacks;
    let [defence, foe_defence] = defences;
    ctx.tell(|| Event::Clash { attack, defence, foe_attack, foe_defence });
    let suffers = |side: usize| {
        let points = attacks[1 - side].saturating_sub(defences[side]);
        points.min(combat.now[side].cap.unwrap_or(u8::MAX))
    };
    let (hero, foe) = (suffers(HERO), suffers(FOE));
    if let Some(combat) = &mut state.combat {
        for side in SIDES {
            combat.now[side].prevented = attacks[1 - side].min(defences[side]);
        }
    }
    state.hurt(FOE, foe, ctx);
    state.hurt_by_foe(hero, ctx);
}

impl State {
    /// A side suffers damage.
    pub fn hurt(&mut self, side: usize, points: u8, ctx: &mut Ctx<'_>) {
        if points == 0 {
            return;
        }
        let Some(combat) = &mut self.combat else { return };
        let cap = combat.now[side].cap.map_or(u8::MAX, |cap| cap.saturating_sub(combat.now[side].suffered));
        let points = points.min(cap);
        combat.now[side].suffered += points;
        if side == HERO {
            let seat = combat.seat;
            self.damage(seat, points, 0, ctx);
            return;
        }
        match combat.minion() {
            Some(minion) => {
                self.board.wounds[minion.index()] = self.board.wounds[minion.index()].saturating_add(points)
            }
            None => combat.damage = combat.damage.saturating_add(points),
        }
        let now = self.foe_damage();
        ctx.tell(|| Event::FoeDamaged { points, now });
    }
}

/// Is a side defeated, does the combat end early, or is another round fought?
fn check(state: &mut State, ctx: &mut Ctx<'_>) {
    state.ready_ends();
    state.round_ends(ctx);
    let early = state.combat.as_ref().is_some_and(|combat| combat.early);
    if early || state.foe_fallen() || state.hero_fallen() {
        state.frames.push(Finish);
    } else {
        state.frames.push(Stage::Round);
    }
}
