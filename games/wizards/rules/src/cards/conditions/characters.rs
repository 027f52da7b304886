//! Conditions about characters and their abilities.

use super::super::prelude::*;
use crate::card::Skill;
use crate::cards::statics::Flag;
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
        whose.any(|id| state.has_skill(id, it.skill, Some(scope.this)))
    };
    /// The player's wizard, in play, is this one.
    "wizard_is" => WizardIs { card: CardId }: |it, state, scope| {
        state.wizard(scope.seat).is_some_and(|id| state.piece(id).card == it.card)
    };
    /// The bearer can use a palantír.
    "can_use_palantir" => CanUsePalantir: |_, state, scope| {
        let taps = || state.taps_for_palantir(scope.this).is_some_and(|id| state.is_untapped(id));
        state.is_attuned(scope.this) || taps()
    };
    /// The company has faced such an attack this turn, before this one.
    "faced" => Faced { kind: Kind }: |it, state, scope| scope.its_company(state).is_some_and(|company| {
        let before = state.combat.as_ref().filter(|combat| combat.company == company.id);
        let count = before.map_or(company.faced.len(), |combat| usize::from(combat.before));
        company.faced.iter().take(count).any(|faced| faced_is(faced, &it.kind))
    });
}

impl State {
    /// Can its bearer use a stone without more ado: one aligned with it, or enabled for this turn to use just this one?
    pub(crate) fn is_attuned(&self, stone: PieceId) -> bool {
        let enabled = |id: PieceId| {
            let mut changes = self.lasting.iter().map(|lasting| lasting.change);
            changes.any(|change| change == Change::Palantir(id))
        };
        self.allowed(stone, Flag::UsePalantir)
            || self.bearer(stone).is_some_and(|id| enabled(id) && enabled(stone))
    }

    /// The bearer, if it is one who may tap to use a stone, and needs to.
    pub(crate) fn taps_for_palantir(&self, stone: PieceId) -> Option<PieceId> {
        let able = |id: &PieceId| self.allowed(*id, Flag::UsePalantir);
        self.bearer(stone).filter(able).filter(|_| !self.is_attuned(stone))
    }

    /// Taps a card that is used; of a stone the bearer, too, if that one can use it by tapping alone.
    pub(crate) fn tap_itself(&mut self, card: PieceId, does: state::Use) {
        let looks = |mode: &Mode| mode.tests.contains(&Condition::CanUsePalantir);
        if self.mode_of(card, does).is_some_and(looks)
            && let Some(bearer) = self.taps_for_palantir(card)
        {
            self.tap(bearer);
        }
        self.tap(card);
    }
}
