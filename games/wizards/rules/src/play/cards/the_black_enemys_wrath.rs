//! The Black Enemy's Wrath: fire under the earth, against which no weapon is of use.

use super::prelude::*;

statics! {
    /// The automatic-attack that the card adds cannot be cancelled; weapons do not help against it, and who stays untapped loses more.
    "scorches" => Scorches;
}

/// The malus for staying untapped against it.
pub const SCORCHED: i8 = -5;

impl State {
    /// Is it fire that the company faces?
    pub(crate) fn is_scorching(&self) -> bool {
        self.combat.as_ref().is_some_and(|combat| match combat.source {
            Source::Added(_, by) => self.face(by).has.contains(&Static::Scorches),
            _ => false,
        })
    }
}
