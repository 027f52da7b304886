//! Statics that hold only for some, or only while something holds.

use super::super::prelude::*;

statics! {
    /// Only against such an attack, faction or character.
    "against" => Against { kind: Kind, says: &'static Static }: |it| it.says.touches().and(Touches::SPECIAL);
    /// Only while that holds.
    "if" => If { test: Condition, says: &'static Static }: |it| it.says.touches();
    /// The static holds only for cards of this kind.
    "to" => To { kind: Kind, says: &'static Static }: |it| it.says.touches();
}
