//! Shadowfax: with one rider, or one and a Hobbit, he goes twice as far.

use super::prelude::*;

conditions! {
    /// One character, or one and a Hobbit, and no other ally.
    "rides_alone" => RidesAlone: |_, state, scope| scope.company.is_some_and(|id| rides_alone(state, id));
}

fn rides_alone(state: &State, company: CompanyId) -> bool {
    let characters = state.characters(company).collect::<Vec<_>>();
    let allies = state.members(company).count() - characters.len();
    let hobbits = characters.iter().filter(|id| state.face(**id).race == Some(Race::Hobbit)).count();
    allies <= 1 && (characters.len() == 1 || characters.len() == 2 && hobbits >= 1)
}
