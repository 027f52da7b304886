//! Near to Hear a Whisper: agents come out to those who stay outside.

use super::prelude::*;

statics! {
    /// Agents may attack a company at their site that does not enter.
    "eavesdrops" => Eavesdrops;
}

impl State {
    /// May agents attack companies that do not enter?
    pub(crate) fn eavesdrops(&self) -> bool {
        self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Eavesdrops))
    }
}
