//! Chapter III: setting up.

use table::{Chance, Journal, flow};

use crate::War;
use crate::position::Position;
use crate::prelude::*;
pub use crate::start::{INFO, deployed, table};

/// Everything a game is started from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// The number of players.
    pub players: u8,
    /// The start position, if not the book's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

impl Setup {
    /// The side for which a seat plays.
    pub const fn side_of(&self, seat: Seat) -> Side {
        crate::team::side_of(self.players, seat)
    }
}

/// The state at the first decision.
pub fn start(setup: &Setup, chance: &mut Chance, journal: &mut Journal<Event>) -> State {
    let mut state = match &setup.position {
        Some(position) => position.state().clone(),
        None => table(setup.players),
    };
    flow::run::<War>(&mut state, &mut Ctx::new(chance, journal));
    state
}
