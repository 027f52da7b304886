//! The Elven Cloak: after Sauron has played a shadow card in its owner's turn, the Shadow Pool loses one (MEQ-7.6).

use crate::prelude::*;

/// The Shadow Pool loses one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cloak;

impl Step<MiddleEarthQuest> for Cloak {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.change_pool(-1, ctx);
    }
}
