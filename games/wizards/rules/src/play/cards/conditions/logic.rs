//! Conditions made of conditions.

use super::super::prelude::*;

conditions! {
    /// Not that.
    "not" => Not { test: &'static Condition }: |it, state, scope| !it.test.holds(state, scope);
    /// All of them.
    "all" => All { of: Several<Condition> }: |it, state, scope| it.of.iter().all(|one| one.holds(state, scope));
    /// Whatever may be.
    "always" => Always: |_, _, _| true;
    /// An amount is greater than another.
    "more" => More { of: Amount, than: Amount }: |it, state, scope| {
        state.amount(&it.of, scope) > state.amount(&it.than, scope)
    };
    /// Any of these conditions holds.
    "any" => Any { of: Several<Condition> }: |it, state, scope| it.of.iter().any(|one| one.holds(state, scope));
}
