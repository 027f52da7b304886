//! Statics on the rings that a gold ring may turn out to be.

use super::super::prelude::*;

statics! {
    /// A gold ring: from this result on such a ring may take its place.
    "test" => Test { from: i8, kind: Kind };
    /// A gold ring: up to this result such a ring may take its place.
    "test_low" => TestLow { to: i8, kind: Kind };
}
