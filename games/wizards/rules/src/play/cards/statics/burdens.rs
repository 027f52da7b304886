//! Statics that make corruption heavier.

use super::super::prelude::*;

statics! {
    /// Each such card gives `by` corruption points more.
    "weighs" => Weighs { kind: Kind, by: i8 }: |_| Touches::BURDENS;
}
