//! Operations that change numbers of characters and attacks for a while.

use super::super::prelude::*;
use crate::cards::dwar_of_waw::RaiseAttacks;
use crate::state::Lasting;

operations! {
    /// Changes a number of a character for a while.
    "raise" => Raise { who: Who, stat: Stat, by: Amount, until: Until },
    /// A number of all such attacks on this company changes for a while.
    "raise_attacks_on" => RaiseAttacksOn { kind: Kind, stat: Stat, by: Amount, until: Until },
    /// A number of each such character changes for a while, wherever it is.
    "raise_each" => RaiseEach { kind: Kind, stat: Stat, by: Amount, until: Until },
}

impl Raise {
    /// Is it less of something?
    const fn lowers(self) -> bool {
        matches!(self.by, Amount::Number(by) if by < 0)
    }

    /// Is it for the check that is about to be rolled?
    fn is_for_check(self) -> bool {
        self.until == Until::Check && matches!(self.stat, Stat::CorruptionCheck | Stat::InfluenceCheck)
    }
}

impl Does for Raise {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let Self { who, stat, until, .. } = *self;
        let (link, scope) = (deed.link, deed.scope());
        let by = state.amount(&self.by, &scope);
        if stat == Stat::Regions {
            state.add_lasting(deed.change(state, link.company), until, link);
        } else if matches!(who, Who::Attack | Who::Strike) {
            if let Target::AutoAttack(site, index) = link.target {
                state.add_lasting(Some(Change::Automatic(site, index, by)), until, link);
            } else if let Some(strike) = (who == Who::Strike).then(|| state.strike_mut()).flatten() {
                match stat {
                    Stat::Body => strike.more_body += by,
                    _ => strike.more_prowess += by,
                }
            } else if let Some(combat) = &mut state.combat {
                match stat {
                    Stat::Strikes => combat.more_strikes += by,
                    // An attacker without a body stays without one.
                    Stat::Body if combat.body == 0 => {}
                    Stat::Body => combat.body = (combat.body + by).max(0),
                    Stat::BodyCheck => combat.harsher += by,
                    _ => combat.more_prowess += by,
                }
            }
        } else if self.is_for_check() {
            if let Some(check) = state.checks.last_mut() {
                check.bonus += by;
            }
        } else if who == Who::Player {
            state.add_lasting(Some(Change::Player(link.seat, stat, by)), until, link);
        } else {
            for id in state.who(who, &scope) {
                state.add_lasting(Some(Change::Number(id, stat, by, None)), until, link);
            }
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        if state.amount(&self.by, scope) == 0 {
            return false;
        }
        if matches!(self.who, Who::Attack | Who::Strike) {
            // SATM-15.30: where every member faces a strike, their number does not change.
            return match (scope.target, &state.combat) {
                (Target::AutoAttack(site, index), _) => {
                    self.stat != Stat::Strikes || state.has_strikes(site, index)
                }
                (_, Some(combat)) => match self.stat {
                    Stat::Strikes if self.lowers() => !combat.each && state.attack_strikes(combat) > 1,
                    Stat::Strikes => !combat.each,
                    Stat::Body => combat.body > 0,
                    _ => true,
                },
                _ => false,
            };
        }
        if self.is_for_check() {
            return !state.checks.is_empty();
        }
        self.who == Who::Player || !state.who(self.who, scope).is_empty()
    }

    /// SATM-12.6: regions are of the standard rules.
    fn objection(&self, state: &State, _: &Scope) -> Verdict {
        require(self.stat != Stat::Regions || state.rules.standard, Why::CONDITION)
    }

    fn is_price(&self, own: bool) -> bool {
        own && self.lowers() && !matches!(self.who, Who::Attack | Who::Strike)
    }
}

impl State {
    /// The strike that is being faced, to change.
    fn strike_mut(&mut self) -> Option<&mut state::Strike> {
        self.combat.as_mut().and_then(Combat::strike_mut)
    }
}

impl Does for RaiseEach {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        let scope = deed.scope();
        let by = state.amount(&self.by, &scope);
        let all = state.who(Who::Each, &scope).into_iter();
        for id in all.filter(|id| state.piece_is(*id, &self.kind, &scope)).collect::<Vec<_>>() {
            state.add_lasting(Some(Change::Number(id, self.stat, by, None)), self.until, deed.link);
        }
    }

    fn matters(&self, state: &State, scope: &Scope) -> bool {
        let mut all = state.who(Who::Each, scope).into_iter();
        state.amount(&self.by, scope) != 0 && all.any(|id| state.piece_is(id, &self.kind, scope))
    }
}

impl Does for RaiseAttacksOn {
    fn does(&self, deed: Deed<'_>, state: &mut State, _: &mut Ctx<'_>) {
        state.add_lasting(deed.change(state, deed.link.company), self.until, deed.link);
    }

    fn is_of_company(&self) -> bool {
        true
    }
}

/// The amount by which a lasting change raises a number of an attack.
pub(crate) fn raised(lasting: &Lasting, state: &State, combat: &Combat, stat: Stat) -> Option<i8> {
    let (kind, of, by) = match lasting.change.op()? {
        Op::RaiseAttacks(RaiseAttacks { kind, stat, by, .. }) => (kind, *stat, by),
        Op::RaiseAttacksOn(RaiseAttacksOn { kind, stat, by, .. })
            if lasting.change.is_of_company(combat.company) =>
        {
            (kind, *stat, by)
        }
        _ => return None,
    };
    match by {
        Amount::Number(by) if of == stat && state.attack_is(combat, kind) => Some(*by),
        _ => None,
    }
}
