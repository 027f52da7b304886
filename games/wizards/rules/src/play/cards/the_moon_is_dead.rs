//! The Moon Is Dead: in the dark the dead come twice.

use super::prelude::*;

statics! {
    /// Each such automatic-attack is faced twice.
    "repeats" => Repeats { kind: Kind }: |_| Touches::PLACES;
}
