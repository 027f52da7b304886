//! What makes corruption heavier.

use super::super::prelude::*;

statics! {
    /// The corruption points of such cards are doubled.
    "doubles" => Doubles { kind: Kind }: |_| Touches::BURDENS;
    /// Each such card gives so many corruption points more.
    "weighs" => Weighs { kind: Kind, by: i8 }: |_| Touches::BURDENS;
    /// Of whatever gives a character corruption points, one is doubled; its player chooses, and so the least.
    "doubles_least" => DoublesLeast: |_| Touches::BURDENS;
}
