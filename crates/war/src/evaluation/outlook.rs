//! How good a position is: the race of the Ring against the clock of the war.

use super::race::{Race, logistic};
use crate::nation::Side;
use crate::state::State;

/// What the judgement of a position rests on.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    /// The race of the Ring.
    pub race: Race,
    /// Turns until the Shadow holds its victory points.
    pub shadow: f64,
    /// Turns until the Free Peoples hold theirs.
    pub free: f64,
    /// Action dice, rings and cards of the Free Peoples beyond those of the Shadow, in dice.
    pub means: f64,
}

impl Outlook {
    /// Of a position.
    pub fn of(state: &State) -> Self {
        let means = |side: Side| {
            let cards = state.seats(side).map(|seat| state.cards.hands[seat.index()].len());
            f64::from(state.pool(side))
                + 0.35 * f64::from(state.rings[side as usize])
                + 0.12 * cards.sum::<usize>() as f64
                + 0.15 * f64::from(state.dice_left(side))
        };
        Self {
            race: Race::of(state),
            shadow: state.clock(Side::Shadow),
            free: state.clock(Side::Free),
            means: means(Side::Free) - means(Side::Shadow),
        }
    }

    /// The chance that the Free Peoples win.
    pub fn free(&self) -> f64 {
        self.free_if(&self.race)
    }

    /// The chance that the Free Peoples win, if the race stood so.
    pub fn free_if(&self, race: &Race) -> f64 {
        let ring = race.hope(self.shadow);
        let war = logistic(0.6 * (self.shadow.min(race.turns() + 3.0) - self.free) - 1.2);
        let even = 1.0 - (1.0 - ring) * (1.0 - war);
        let odds = (even.clamp(0.005, 0.995) / (1.0 - even.clamp(0.005, 0.995))).ln();
        logistic(odds + 0.12 * (self.means + 3.0))
    }
}
