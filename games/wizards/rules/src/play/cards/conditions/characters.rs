//! Conditions about characters and their abilities.

use super::super::prelude::*;
use crate::card::Skill;
use crate::mechanics::faced_is;

conditions! {
    /// The character or card is of this kind.
    "is" => Is { who: Who, kind: Kind }: |it, state, scope| match it.who {
        Who::Attack | Who::Strike => {
            state.combat.as_ref().is_some_and(|combat| state.attack_is(combat, &it.kind))
        }
        Who::Site => {
            scope.its_company(state).is_some_and(|company| state.site_is(company.target_site(), &it.kind))
        }
        who => {
            let whose = state.who(who, scope);
            !whose.is_empty() && whose.iter().all(|id| state.piece_is(*id, &it.kind, scope))
        }
    };
    /// The character has the skill, but for this card.
    "is_without_this" => IsWithoutThis { who: Who, skill: Skill }: |it, state, scope| {
        let mut whose = state.who(it.who, scope).into_iter();
        whose.any(|id| state.has_skill(id, it.skill, scope.piece()))
    };
    /// The player's wizard, in play, is this one.
    "wizard_is" => WizardIs { card: CardId }: |it, state, scope| {
        state.wizard(scope.seat).is_some_and(|id| state.piece(id).card == it.card)
    };
    /// The bearer can use a palantír.
    "can_use_palantir" => CanUsePalantir: |_, state, scope| scope.piece().is_some_and(|stone| {
        let taps = || state.taps_for_palantir(stone).is_some_and(|id| state.is_untapped(id));
        state.is_attuned(stone) || taps()
    });
    /// The company has faced such an attack this turn, before this one.
    "faced" => Faced { kind: Kind }: |it, state, scope| scope.its_company(state).is_some_and(|company| {
        let before = state.combat.as_ref().filter(|combat| combat.company == company.id);
        let count = before.map_or(company.faced.len(), |combat| usize::from(combat.before));
        company.faced.iter().take(count).any(|faced| faced_is(faced, &it.kind))
    });
}
