//! Webs of Fear & Treachery: attempts at influence get no help.

use super::prelude::*;

statics! {
    /// Modifiers of attempts to influence do not count, but for unused influence and those on a character's own card.
    "entangles" => Entangles;
}

impl State {
    /// Do attempts to influence have no help?
    pub(crate) fn is_entangled(&self) -> bool {
        self.in_play.iter().any(|id| self.face(*id).has.contains(&Static::Entangles))
    }
}
