//! Conditions about the attack that is faced, and about threats.

use super::super::prelude::*;
use crate::state::Fate;

cardlang::words! {
    /// The result of the attack or strike that is faced.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Outcome: "outcome" {
        /// The attack has been defeated.
        "attack_defeated" => AttackDefeated,
        /// The strike that is being faced has succeeded.
        "strike_succeeded" => StrikeSucceeded,
        /// The strike that is being faced was defeated.
        "strike_defeated" => StrikeDefeated,
        /// A strike of the attack has succeeded.
        "hit_somebody" => HitSomebody,
        /// The attack has wounded somebody.
        "wounded_somebody" => WoundedSomebody,
        /// Somebody who faced a strike of the attack was eliminated.
        "eliminated_somebody" => EliminatedSomebody,
    }
}

conditions! {
    /// The attack, or its strike, has gone like that: for what waits for its end.
    "outcome" => Went { outcome: Outcome }: |it, state, _| {
        state.combat.as_ref().is_some_and(|combat| went(state, combat, it.outcome))
    };
    /// The last declared action is a hazard that is aimed at the company or at something of it; at any company of the player that
    /// moves to such a site, if one is named.
    "threatened" => Threatened { bound: Option<Kind> }: |it, state, scope| {
        let at = |company: &Company| state.threat(company.id).is_some();
        match it.bound {
            None => scope.its_company(state).is_some_and(at),
            Some(kind) => state.companies_of(scope.seat).any(|company| {
                company.moving() && at(company) && state.site_is(company.target_site(), &kind)
            }),
        }
    };
}

fn went(state: &State, combat: &Combat, outcome: Outcome) -> bool {
    let strike = |fate| combat.strike().is_some_and(|strike| strike.fate == fate);
    match outcome {
        Outcome::AttackDefeated => combat.is_defeated(),
        Outcome::StrikeSucceeded => strike(Fate::Succeeded),
        Outcome::StrikeDefeated => strike(Fate::Defeated),
        Outcome::HitSomebody => combat.given.iter().any(|strike| strike.fate == Fate::Succeeded),
        Outcome::WoundedSomebody => !combat.wounded.is_empty(),
        Outcome::EliminatedSomebody => {
            combat.given.iter().any(|strike| state.piece(strike.at).zone == Zone::Out)
        }
    }
}
