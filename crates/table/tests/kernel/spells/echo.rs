//! A spell that never ends by itself.

use serde::{Deserialize, Serialize};
use table::flow::Step;

use super::{Ctx, Spells, State};

/// An echo echoes twice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Echo;

impl Step<Spells> for Echo {
    fn act(self, state: &mut State, _: &mut Ctx<'_>) {
        state.frames.push(Self);
        state.frames.push(Self);
    }
}
