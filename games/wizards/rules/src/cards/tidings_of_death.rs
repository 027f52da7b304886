//! Tidings of Death: every faction is asked twice.

use super::prelude::*;

statics! {
    /// For each influence check against a faction two rolls are made, of which the better counts.
    "asks_twice" => AsksTwice;
}

impl State {
    /// Are two rolls made for each influence check against a faction?
    pub(crate) fn asks_twice(&self) -> bool {
        self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::AsksTwice))
    }
}
