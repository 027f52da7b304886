//! Host of Bats: under the shadow of Mordor wounds are worse.

use super::prelude::*;

conditions! {
    /// The shadow of Mordor lies upon the lands.
    "in_shadow" => InShadow: |_, state, _| state.in_play.iter().any(|id| state.face(*id).id == SHADOW);
}

statics! {
    /// Whoever such an attack wounds makes one body check more, to which so much is added.
    "checks_again" => ChecksAgain { kind: Kind, by: i8 }: |_| Touches::ATTACKS;
}

/// The card that casts it.
const SHADOW: &str = "shadow_of_mordor";
