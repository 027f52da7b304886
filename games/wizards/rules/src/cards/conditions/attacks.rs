//! Conditions about the attack that is faced, and about threats.

use super::super::prelude::*;
use crate::state::Fate;

conditions! {
    /// The attack has at least this prowess, whatever changes it.
    "attack_at_least" => AttackAtLeast { prowess: i8 }: |it, state, _| {
        state.combat.as_ref().is_some_and(|combat| combat.prowess >= it.prowess)
    };
    /// This attack has wounded a character.
    "wounded_somebody" => WoundedSomebody: |_, state, _| {
        state.combat.as_ref().is_some_and(|combat| !combat.wounded.is_empty())
    };
    /// A company of minions attacks: there is none at this table.
    "minions_attack" => MinionsAttack: |_, _, _| false;
    /// The attack has been defeated: for effects that wait for its end.
    "attack_defeated" => AttackDefeated: |_, state, _| {
        state.combat.as_ref().is_some_and(Combat::is_defeated)
    };
    /// The strike that is being faced has succeeded: for effects that wait for its end.
    "strike_succeeded" => StrikeSucceeded: |_, state, _| {
        let strike = state.combat.as_ref().and_then(Combat::strike);
        strike.is_some_and(|strike| strike.fate == Fate::Succeeded)
    };
    /// The strike that is being faced was defeated: for effects that wait for its end.
    "strike_defeated" => StrikeDefeated: |_, state, _| {
        let strike = state.combat.as_ref().and_then(Combat::strike);
        strike.is_some_and(|strike| strike.fate == Fate::Defeated)
    };
    /// A character who faced a strike of this attack was eliminated.
    "eliminated_somebody" => EliminatedSomebody: |_, state, _| {
        let mut struck = state.combat.iter().flat_map(|combat| combat.given.iter());
        struck.any(|strike| state.piece(strike.at).zone == Zone::Out)
    };
    /// Something has been declared that would cancel the attack.
    "attack_in_peril" => AttackInPeril: |_, state, _| state.rescuing().is_some();
    /// A strike of this attack has succeeded.
    "hit_somebody" => HitSomebody: |_, state, _| state.combat.as_ref().is_some_and(|combat| {
        combat.given.iter().any(|strike| strike.fate == Fate::Succeeded)
    });
    /// The last declared action is a hazard that is aimed at the company or at something of it.
    "threatened" => Threatened: |_, state, scope| scope.company.is_some_and(|id| state.threat(id).is_some());
    /// The same of any company of the player that moves to such a site.
    "threatened_at" => ThreatenedAt { kind: Kind }: |it, state, scope| {
        let mut moving = state.companies_of(scope.seat).filter(|company| company.moving());
        moving.any(|company| {
            state.threat(company.id).is_some() && state.site_is(company.target_site(), &it.kind)
        })
    };
    /// An attempt to influence has been declared, and is about to be rolled.
    "influencing" => Influencing: |_, state, _| state.checks.last().is_some_and(|check| check.of.is_some());
    /// The creature could attack the company.
    "has_key" => HasKey: |_, state, scope| {
        let mut any = false;
        state.each_key(state.face(scope.this), scope, |_| any = true);
        any
    };
}
