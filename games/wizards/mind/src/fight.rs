//! Attacks: who faces them, who helps, and whether a card is worth it.

use table::Seat;
use wizards::card::AutoAttack;
use wizards::ids::{CompanyId, PieceId};
use wizards::state::{Combat, State, Status};

use crate::worth::{at_least, piece, prowess};

/// The chance that a strike of this prowess hurts somebody of that prowess.
fn hurts(strike: f64, against: f64) -> f64 {
    1.0 - at_least((strike - against) as i32)
}

/// What a company risks, roughly, from so many strikes of this prowess: what its members are worth, by the chance.
fn risk(state: &State, company: CompanyId, strikes: usize, strike: f64) -> f64 {
    let mut risks = state
        .members(company)
        .map(|id| {
            let tired = match state.piece(id).status {
                Status::Untapped => 0.0,
                Status::Tapped => 1.0,
                Status::Wounded => 2.0,
            };
            hurts(strike, prowess(state, id) - tired) * (2.0 + piece(state, id) / 4.0)
        })
        .collect::<Vec<_>>();
    risks.sort_by(f64::total_cmp);
    risks.into_iter().take(strikes).sum()
}

/// What a company risks at the automatic-attacks of a site.
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

/// What the company risks in this attack.
pub(crate) fn at_stake(state: &State, combat: &Combat) -> f64 {
    let strikes = state.attack_strikes(combat).max(0) as usize;
    risk(
        state,
        combat.company,
        strikes,
        state.attack_prowess(combat).into(),
    )
}

/// The chance that the strike that is being faced succeeds, if its target's prowess changes by so much.
pub(crate) fn strike_hurts(state: &State, change: i8) -> f64 {
    let Some(combat) = &state.combat else { return 0.0 };
    let Some(strike) = combat.strike() else { return 0.0 };
    let against = state.fighting_prowess(strike.at) + change;
    hurts(state.attack_prowess(combat).into(), against.into())
}

/// How gladly the defender sees this one face a strike; the attacker sees it the other way round.
pub(crate) fn stands(state: &State, seat: Seat, id: PieceId) -> f64 {
    let combat = state.combat.as_ref().filter(|combat| combat.attacker == seat);
    let hurt = |combat: &Combat| hurts(state.attack_prowess(combat).into(), prowess(state, id));
    match (combat, &state.combat) {
        (Some(combat), _) => hurt(combat) * (1.0 + piece(state, id)),
        (None, Some(combat)) => 1.0 - hurt(combat) * (1.0 + piece(state, id) / 10.0),
        _ => 0.0,
    }
}
