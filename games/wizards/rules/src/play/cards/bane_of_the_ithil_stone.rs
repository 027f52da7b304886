//! Bane of the Ithil-stone: who has looked into a stone bears more of it.

use super::prelude::*;

statics! {
    /// The corruption points of such cards are doubled.
    "doubles" => Doubles { kind: Kind }: |_| Touches::BURDENS;
}
