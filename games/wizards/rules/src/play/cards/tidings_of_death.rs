//! Tidings of Death: every faction is asked twice.

use super::prelude::*;

statics! {
    /// Each influence check against a faction is rolled twice, and the better roll counts.
    "asks_twice" => AsksTwice;
}

impl State {
    /// Are two rolls made for each influence check against a faction?
    pub(crate) fn asks_twice(&self) -> bool {
        self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::AsksTwice))
    }
}
