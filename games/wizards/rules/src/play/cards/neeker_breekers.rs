//! Neeker-breekers: no prowess helps against them, only a mind.

use super::prelude::*;

statics! {
    /// A character who faces a strike of the creature uses the mind in place of the prowess.
    "tries_minds" => TriesMinds;
    /// The strikes of a creature with one for each character are for such ones only.
    "strikes_at" => StrikesAt { kind: Kind };
}

impl State {
    /// Is it the mind that counts against the present attack?
    pub(crate) fn minds_fight(&self) -> bool {
        self.combat.as_ref().is_some_and(|combat| match combat.source {
            Source::Creature(id, _) => self.face(id).has.contains(&Static::TriesMinds),
            _ => false,
        })
    }
}
