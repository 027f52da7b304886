//! The Way Is Shut: nobody gets down there, or back.

use super::prelude::*;

statics! {
    /// A moving company turns back if its site of origin or its new site is such a one.
    "turns_back_at" => TurnsBackAt { kind: Kind }: |_| Touches::LANDS;
}
