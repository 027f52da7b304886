//! Await the Advent of Allies: a character waits where there is no haven, and needs no attention there.

use super::prelude::*;

cardlang::op_types! {
    /// The company of the bearer may not move; the bearer counts neither against general influence nor for victory points. It goes
    /// as soon as its player plays a resource that taps the site, or needs it.
    "awaits" => Awaits,
}

impl Says for Awaits {
    fn touches(&self) -> Touches {
        Touches::BEARER
    }

    fn holds_back(&self) -> bool {
        true
    }

    fn sets_apart(&self) -> bool {
        true
    }

    fn ends_with_site(&self) -> bool {
        true
    }
}
