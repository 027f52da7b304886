//! Conditions about the members of the company, and its deeds.

use super::super::prelude::*;
use crate::rules::face_is;

conditions! {
    /// Such a character is in the company.
    "with" => With { kind: Kind } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.characters(id).any(|one| state.piece_is(one, &it.kind, scope)))
    };
    /// Every character of the company is such a one.
    "everyone" => Everyone { kind: Kind } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.characters(id).all(|one| state.piece_is(one, &it.kind, scope)))
    };
    /// The company's size is at most `size`.
    "company_at_most" => CompanyAtMost { size: i8 } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.size(id) <= it.size as u8)
    };
    /// The company has at least `count` characters and allies.
    "company_at_least" => CompanyAtLeast { count: i8 } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.members(id).count() >= it.count as usize)
    };
    /// The company has fewer characters.
    "fewer_than" => FewerThan { count: i8 }: |it, state, scope| {
        scope.company.is_some_and(|id| state.characters(id).count() < it.count as usize)
    };
    /// One character, or one and a Hobbit, and no other ally.
    "rides_alone" => RidesAlone: |_, state, scope| scope.company.is_some_and(|id| rides_alone(state, id));
    /// A member joined or left the company: for cards that are discarded then. The condition is tested at
    /// each such change.
    "company_changed" => CompanyChanged: |_, _, _| false;
    /// A member of the company bears a gold ring.
    "gold_ring" => GoldRing of company: |_, state, scope| state.has_gold_ring(scope.company);
    /// The company has played such a card at its site this turn.
    "gained" => Gained { kind: Kind }: |it, state, scope| scope.its_company(state).is_some_and(|company| {
        company.gained.iter().any(|card| face_is(card.get(), *card, &it.kind))
    });
    /// This card has a lasting effect on the company.
    "affected" => Affected { card: CardId }: |it, state, scope| scope.company.is_some_and(|id| {
        let mut lasting = state.lasting.iter();
        lasting.any(|lasting| lasting.card == it.card && lasting.change.is_of_company(id))
    });
}

fn rides_alone(state: &State, company: CompanyId) -> bool {
    let characters = state.characters(company).collect::<Vec<_>>();
    let allies = state.members(company).count() - characters.len();
    let hobbits = characters.iter().filter(|id| state.face(**id).race == Some(Race::Hobbit)).count();
    allies <= 1 && (characters.len() == 1 || characters.len() == 2 && hobbits >= 1)
}
