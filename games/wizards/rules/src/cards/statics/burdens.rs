//! Statics that make corruption heavier.

use super::super::prelude::*;

statics! {
    /// The corruption points of such cards are doubled.
    "doubles" => Doubles { kind: Kind }: |_| Touches::BURDENS;
    /// Each such card gives `by` corruption points more.
    "weighs" => Weighs { kind: Kind, by: i8 }: |_| Touches::BURDENS;
    /// One source of a character's corruption points is doubled; its player chooses, and so the least.
    "doubles_least" => DoublesLeast: |_| Touches::BURDENS;
}
