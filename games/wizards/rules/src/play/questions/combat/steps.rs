//! The steps of an attack that act by themselves.

use super::{Assign, AssignRest, Excess, StayUntapped, StrikeCards, StrikeHazards, StrikeOrder, Support};
use crate::cards::When;
use crate::mechanics::Moment;
use crate::prelude::*;
use crate::questions::{Do, Priority};
use crate::state::{Combat, Fate, Key, Series, Use};

/// An attack by the effect of a card begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AttackBegins {
    pub company: CompanyId,
    /// What attacks.
    pub source: Source,
    pub race: Race,
    pub strikes: i8,
    pub prowess: i8,
}

/// A creature attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CreatureAttacks {
    /// The creature's card.
    pub piece: PieceId,
    /// The key it was played by.
    pub key: Key,
    pub index: u8,
    /// The state left by the earlier attacks.
    #[serde(default, skip_serializing_if = "Series::is_first")]
    pub series: Series,
    /// Does it attack as the site's own (SATM-29.13)?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_site: bool,
}

/// Strikes are given.
pub struct AttackAssigned;
/// The next strike.
pub struct NextStrike;
/// The roll.
pub struct RollStrike;
/// All strikes are resolved.
pub struct AttackEnds;
/// The after-effects of an attack.
pub struct AttackOver;

impl State {
    /// An attack begins: cards may be played on it before its strikes are given.
    pub(crate) fn begin_attack(&mut self, combat: Combat, ctx: &mut Ctx<'_>) {
        let mut combat = self.mounted(combat);
        combat.detains &= !self.is_in_earnest(&combat);
        let seat = self.company(combat.company).seat;
        // The defender is asked again, even after passing for long.
        self.turn.standing.clear(seat);
        self.face_attack(combat, ctx);
        self.frames.push(AttackAssigned);
        self.frames.push(Priority { moment: Moment::Attack, seat, passed: false });
        self.attack_triggers(When::Begins, None);
        self.flees(ctx);
    }
}

/// An attack that is all known begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttackNow {
    /// The attack, as set up by the frame that raised it.
    pub combat: Combat,
    /// Is it one that another had interrupted, and that goes on?
    pub goes_on: bool,
}

impl AttackNow {
    /// An attack that begins.
    pub const fn of(combat: Combat) -> Self {
        Self { combat, goes_on: false }
    }
}

impl Step<Wizards> for AttackNow {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if self.goes_on {
            state.combat = Some(self.combat);
        } else if state.find_company(self.combat.company).is_some() {
            if let Some(combat) = state.combat.take() {
                let goes_on = true;
                state.frames.push(Self { combat, goes_on });
            }
            state.begin_attack(self.combat, ctx);
        }
    }
}

impl State {
    /// An attack whose strikes are given already begins: it cannot be cancelled.
    pub(crate) fn begin_strikes(&mut self, combat: Combat, ctx: &mut Ctx<'_>) {
        self.face_attack(combat, ctx);
        self.frames.push(NextStrike);
    }
}

impl Step<Wizards> for AttackBegins {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        if state.find_company(self.company).is_some() {
            let mut combat = state.plain_attack(self.company, self.source, self.race);
            combat.strikes = self.strikes;
            combat.prowess = self.prowess;
            state.begin_attack(combat, ctx);
        }
    }
}

impl Step<Wizards> for CreatureAttacks {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let company = state.turn.company.filter(|id| state.find_company(*id).is_some());
        // From the hand, or out of the neutral zone, where it lay as an event.
        if !matches!(state.piece(self.piece).zone, Zone::Chain | Zone::Table) {
            return;
        }
        match company {
            Some(company) => {
                let attack = state.creature_attack(company, self.piece, self.index, self.key);
                let Self { series, at_site, .. } = self;
                state.begin_attack(Combat { series, at_site, ..attack }, ctx);
            }
            None => state.put(self.piece, Zone::Discard),
        }
    }
}

impl Step<Wizards> for AttackAssigned {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let Some(combat) = &state.combat else { return };
        if combat.cancelled || state.find_company(combat.company).is_none() {
            return state.frames.push(AttackEnds);
        }
        let (total, each) = (state.attack_strikes(combat), combat.each);
        let attacker_chooses = state.attacker_chooses(combat) && !state.defender_chooses(combat);
        if combat.overpowered {
            state.fail_all_strikes(ctx);
            return state.frames.push(AttackEnds);
        }
        state.frames.push(NextStrike);
        if each {
            state.struck_each().into_iter().for_each(|id| state.give_strike(id, ctx));
            return;
        }
        if let Some(combat) = &mut state.combat {
            combat.total = total.max(0) as u8;
        }
        state.strike_the_rushed(ctx);
        state.strike_the_singled_out(ctx);
        // The later ones of several attacks are at the same character, as the creature's card says, or have no target.
        if let Some(at) = state.combat.as_ref().and_then(|combat| combat.series.at) {
            if state.without_strike().contains(&at) {
                state.give_strike(at, ctx);
            } else if let Some(combat) = &mut state.combat {
                combat.cancelled = true;
            }
            return;
        }
        state.second_strike_is_asked();
        state.frames.push(AssignRest);
        if !attacker_chooses {
            state.frames.push(Assign);
        }
        state.strike_the_hunted();
    }
}

impl Step<Wizards> for NextStrike {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.expire(Until::Strike);
        let gone = state.combat.as_ref().map_or_else(Vec::new, |combat| {
            let there = |id: PieceId| state.company_of(id) == Some(combat.company);
            combat.given.iter().map(|strike| !there(strike.at)).collect()
        });
        let later_succeed = state.rules.rulings.strikes_at_eliminated_succeed;
        let Some(combat) = &mut state.combat else { return };
        if !combat.assigned {
            combat.assigned = true;
            combat.excess = combat.total.saturating_sub(combat.given.len() as u8);
        }
        combat.now = None;
        for (strike, gone) in combat.given.iter_mut().zip(gone) {
            // SATM-15.33: strikes at a character who is no more.
            if gone && strike.fate == Fate::Open {
                strike.fate = if later_succeed { Fate::Succeeded } else { Fate::Cancelled };
            }
        }
        let open = combat.given.iter().any(|strike| strike.fate == Fate::Open);
        if combat.cancelled || !open {
            state.frames.push(AttackEnds);
        } else {
            state.frames.push(StrikeOrder);
        }
    }
}

impl State {
    /// A strike has been chosen: its steps, in the book's order (SATM-15.29).
    pub(crate) fn begin_strike(&mut self, index: u8) {
        if let Some(combat) = &mut self.combat {
            combat.now = Some(index);
        }
        self.frames.push(NextStrike);
        self.frames.push(RollStrike);
        self.frames.push(StrikeCards);
        self.frames.push(Support);
        self.frames.push(StayUntapped);
        self.frames.push(Excess);
        self.frames.push(StrikeHazards);
        self.may_carry_off();
    }
}

impl Step<Wizards> for RollStrike {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.resolve_strike(ctx);
        state.heed(When::StrikeOver, Until::Strike);
    }
}

impl Step<Wizards> for AttackEnds {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(AttackOver);
        state.tire_the_rushed();
        state.attack_has_ended();
        let Some(combat) = &state.combat else { return };
        if combat.cancelled {
            return;
        }
        state.wound_checks();
        let Some(combat) = &state.combat else { return };
        let (Source::Creature(piece, _) | Source::Agent(piece)) = combat.source else {
            return;
        };
        let (seat, company, wounded) = (combat.attacker, combat.company, combat.wounded.clone());
        for (index, trigger) in
            state.face(piece).on.iter().enumerate().filter(|(_, on)| on.event == When::Ends)
        {
            // Effects on the wounded are done for each of them.
            let each = trigger.does.iter().any(|op| op.is_for_wounded());
            let about = if each {
                wounded.iter().copied().map(Target::Piece).collect()
            } else {
                vec![Target::Nothing]
            };
            for target in about {
                let does = Use::Trigger(index as u8);
                let link =
                    Link { seat, piece, does, user: None, target, company: Some(company), cancelled: false };
                if trigger.tests.iter().all(|test| test.holds(state, &link.scope())) {
                    state.frames.push(Do { link, next: 0 });
                }
            }
        }
    }
}

impl State {
    /// Ends what lies in the neutral zone, or in the company, until the end of an attack.
    fn attack_has_ended(&mut self) {
        let Some(company) = self.combat.as_ref().map(|combat| combat.company) else {
            return;
        };
        for card in self.in_play.clone() {
            if self.piece(card).zone == Zone::Table && !self.face(card).on.is_empty() {
                let scope = Scope { company: Some(company), ..Scope::of(self, card) };
                self.trigger(card, When::AttackEnded, &scope);
            } else if self.company_of(card) == Some(company) && !self.face(card).on.is_empty() {
                let scope = Scope::of(self, card);
                self.trigger(card, When::AttackFaced, &scope);
            }
        }
        self.heed(When::AttackEnded, Until::Attack);
    }
}

impl Step<Wizards> for AttackOver {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        let source = state.combat.as_ref().map(|combat| (combat.source, combat.key, combat.at_site));
        let series = state.end_attack(ctx);
        if let Some((Source::Creature(piece, index), key, at_site)) = source
            && state.piece(piece).zone == Zone::Chain
        {
            state.frames.push(CreatureAttacks { piece, key, index: index + 1, series, at_site });
        }
    }
}
