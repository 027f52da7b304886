//! Conditions about the members of the company, and its deeds.

use super::super::prelude::*;
use crate::mechanics::face_is;

conditions! {
    /// Such a character is in the company.
    "with" => With { kind: Kind } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.characters(id).any(|one| state.piece_is(one, &it.kind, scope)))
    };
    /// The company's size is at most `size`.
    "company_at_most" => CompanyAtMost { size: i8 } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.size(id) <= it.size as u8)
    };
    /// The company has fewer characters.
    "fewer_than" => FewerThan { count: i8 }: |it, state, scope| {
        scope.company.is_some_and(|id| state.characters(id).count() < it.count as usize)
    };
    /// Somebody of the company bears a gold ring.
    "gold_ring" => GoldRing of company: |_, state, scope| state.has_gold_ring(scope.company);
    /// The company has played such a card at its site this turn.
    "gained" => Gained { kind: Kind }: |it, state, scope| scope.its_company(state).is_some_and(|company| {
        company.gained.iter().any(|card| face_is(card.get(), *card, &it.kind))
    });
}
