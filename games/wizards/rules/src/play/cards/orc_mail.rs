//! Orc-mail: its wearer passes among minions, of whom there are none where wizards play against wizards.

use super::prelude::*;

statics! {
    /// Companies of minions leave the company alone, and take it along unknowing.
    "passes_unseen" => PassesUnseen;
}

conditions! {
    /// Every character of the company is such a one.
    "everyone" => Everyone { kind: Kind } of company: |it, state, scope| {
        scope.company.is_some_and(|id| state.characters(id).all(|one| state.piece_is(one, &it.kind, scope)))
    };
}
