//! The Elven Cloak: after Sauron has played a shadow card in its owner's turn, the Shadow Pool loses one (MEQ-7.6).

use serde::{Deserialize, Serialize};
use table::flow::Step;

use crate::MiddleEarthQuest;
use crate::ask::Ctx;
use crate::state::State;

/// The Shadow Pool loses one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cloak;

impl Step<MiddleEarthQuest> for Cloak {
    fn act(self, state: &mut State, ctx: &mut Ctx<'_>) {
        state.change_pool(-1, ctx);
    }
}
