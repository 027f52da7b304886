//! What makes corruption heavier.

use super::super::prelude::*;

statics! {
    /// Each such card gives so many corruption points more.
    "weighs" => Weighs { kind: Kind, by: i8 }: |_| Touches::BURDENS;
}
