//! Attacks: who faces them, who helps, and whether a card is worth it.

use table::Seat;
use wizards::card::{AutoAttack, Face};
use wizards::cards::ops::{Cancel, Cancelled, Make, NewStatus, Raise};
use wizards::cards::{Amount, Cost, Mode, Op, Rescale, Scale, Stat, Who};
use wizards::ids::{CompanyId, PieceId};
use wizards::state::{Combat, State, Status};

use crate::worth::{at_least, piece, prowess};

/// The chance that a strike of this prowess hurts a target of that prowess.
fn hurts(strike: f64, against: f64) -> f64 {
    1.0 - at_least((strike - against) as i32)
}

/// The chance that it does not.
pub(crate) fn unhurt(strike: f64, against: f64) -> f64 {
    1.0 - hurts(strike, against)
}

/// The cost of hurting a character: wounded for sure, and perhaps lost.
fn harm(state: &State, id: PieceId) -> f64 {
    2.0 + piece(state, id) / 4.0
}

/// The malus to the prowess of a tapped or wounded character.
fn tired(state: &State, id: PieceId) -> f64 {
    match state.piece(id).status {
        Status::Untapped => 0.0,
        Status::Tapped => 1.0,
        Status::Wounded => 2.0,
    }
}

/// The rough risk of a company from `strikes` strikes of this prowess: the worth of its members, by the chance.
fn risk(state: &State, company: CompanyId, strikes: usize, strike: f64) -> f64 {
    let mut risks = state
        .members(company)
        .map(|id| hurts(strike, prowess(state, id) - tired(state, id)) * harm(state, id))
        .collect::<Vec<_>>();
    risks.sort_by(f64::total_cmp);
    risks.into_iter().take(strikes).sum()
}

/// The risk of a company at the automatic-attacks of a site.
pub(crate) fn danger(state: &State, company: CompanyId, attacks: &[AutoAttack]) -> f64 {
    let of = |attack: &AutoAttack| {
        let strikes = match attack.strikes {
            0 => usize::MAX,
            strikes => strikes.into(),
        };
        let risk = risk(state, company, strikes, attack.prowess.into());
        if attack.detains { risk / 4.0 } else { risk }
    };
    attacks.iter().map(of).sum()
}

/// The harm of a creature to a company, less what its defeat gives: for the player of the creature.
pub(crate) fn threat(state: &State, company: CompanyId, face: &Face) -> f64 {
    let strikes = match face.strikes {
        0 => usize::MAX,
        strikes => strikes.into(),
    };
    let strike = f64::from(face.prowess);
    let risk = risk(state, company, strikes, strike) * f64::from(face.attacks.max(1));
    let risk = if face.detains { risk / 4.0 } else { risk };
    let best = state.members(company).map(|id| prowess(state, id) - tired(state, id));
    let best = best.fold(0.0, f64::max);
    let met = face.strikes.clamp(1, 3);
    let fails = at_least((strike - best) as i32 + 1).powi(met.into());
    let falls = if face.body > 0 { at_least(i32::from(face.body) + 1) } else { 1.0 };
    risk - fails * falls * f64::from(face.points) * 2.0
}

/// The risk of the company in this attack.
pub(crate) fn at_stake(state: &State, combat: &Combat) -> f64 {
    at_stake_with(state, combat, 0.0)
}

/// The same, if the prowess of its strikes were another.
fn at_stake_with(state: &State, combat: &Combat, more: f64) -> f64 {
    let strikes = state.attack_strikes(combat).max(0) as usize;
    let strikes = if combat.each { usize::MAX } else { strikes };
    let prowess = f64::from(state.attack_prowess(combat)) + more;
    let risk = risk(state, combat.company, strikes, prowess);
    if combat.detains { risk / 4.0 } else { risk }
}

/// The chance that the strike being faced succeeds, if its target's prowess changes by `change`.
pub(crate) fn strike_hurts(state: &State, change: i8) -> f64 {
    let Some(combat) = &state.combat else { return 0.0 };
    let Some(strike) = combat.strike() else { return 0.0 };
    let against = state.fighting_prowess(strike.at) + change;
    hurts(state.attack_prowess(combat).into(), against.into())
}

/// The cost if the strike being faced succeeds.
pub(crate) fn strike_harm(state: &State) -> f64 {
    let struck = state.combat.as_ref().and_then(|combat| combat.strike());
    struck.map_or(0.0, |strike| harm(state, strike.at))
}

/// The cost of paying for a way to use a card.
pub(crate) fn price(mode: &Mode) -> f64 {
    let of = |cost: &Cost| match cost {
        Cost::Tap(_) | Cost::TapBearer => 0.6,
        Cost::TapSelf | Cost::TapAgent(_) => 0.2,
        Cost::SpendAgent(_) => 0.8,
        Cost::TapSite => 0.5,
        Cost::Once => 0.0,
        Cost::Limit(count) => 0.3 * f64::from(*count),
        Cost::DiscardSelf
        | Cost::Spend(_)
        | Cost::SpendStored(_)
        | Cost::Hand(_)
        | Cost::SpendEvent(_)
        | Cost::Forfeit(_) => 1.0,
    };
    mode.cost.iter().map(of).sum()
}

/// The relief of a way to use a card in the attack, before its strikes are given.
pub(crate) fn eases_attack(state: &State, mode: &Mode) -> f64 {
    let Some(combat) = &state.combat else { return 0.0 };
    let stake = at_stake(state, combat);
    let of = |op: &Op| match op {
        Op::Cancel(Cancel { what: Cancelled::Attack }) => stake,
        Op::Raise(Raise { who: Who::Attack, stat: Stat::Prowess, by: Amount::Number(by), .. }) => {
            stake - at_stake_with(state, combat, f64::from(*by))
        }
        Op::Rescale(Rescale { who: Who::Attack, stat: Stat::Strikes, scale: Scale::Half, .. }) => stake / 2.5,
        Op::Make(Make { status: NewStatus::Wounded, .. }) => -3.0,
        Op::Check(_) | Op::Checks(_) => -0.7,
        Op::JoinAttacked => -2.0,
        _ => 0.3,
    };
    mode.does.iter().map(of).sum::<f64>() - price(mode)
}

/// The relief of a way to use a card against the strike being faced.
pub(crate) fn eases_strike(state: &State, mode: &Mode) -> f64 {
    let (now, harm) = (strike_hurts(state, 0), strike_harm(state));
    let strike = state.combat.as_ref().and_then(|combat| combat.strike());
    let taps =
        strike.is_some_and(|strike| state.is_untapped(strike.at) && !strike.untapped && !strike.spared);
    let of = |op: &Op| match op {
        Op::Cancel(_) => now * harm,
        Op::TwoRolls => (now - now * now) * harm,
        Op::Raise(Raise { who: Who::Struck, stat: Stat::Prowess, by: Amount::Number(by), .. }) => {
            (now - strike_hurts(state, *by)) * harm
        }
        Op::Raise(Raise { who: Who::Struck, stat: Stat::Body, .. }) => -0.15 * now * harm,
        Op::StayUntapped if taps => 0.9 * (1.0 - now),
        Op::StayUntapped => 0.0,
        _ => 0.2,
    };
    mode.does.iter().map(of).sum::<f64>() - price(mode)
}

/// The defender's liking for this one to face a strike; the attacker's is the opposite.
pub(crate) fn stands(state: &State, seat: Seat, id: PieceId) -> f64 {
    let combat = state.combat.as_ref().filter(|combat| combat.attacker == seat);
    let hurt = |combat: &Combat| {
        hurts(state.attack_prowess(combat).into(), prowess(state, id) - tired(state, id)) * harm(state, id)
    };
    match (combat, &state.combat) {
        (Some(combat), _) => hurt(combat),
        // A character must face each strike; the attacker's choice is worse.
        (None, Some(combat)) => 10.0 - hurt(combat),
        _ => 0.0,
    }
}
