//! The value of a position: the race of the Ring against the clock of the war.

use crate::clock::clock;
use crate::prelude::*;
use crate::race::{Race, doomed};

/// The facts behind the judgement of a position.
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
    /// True if the Ring-bearers fail as this turn ends, whatever is still done.
    pub doomed: bool,
}

impl Outlook {
    /// The outlook of a position.
    pub fn of(state: &State) -> Self {
        let means = |side: Side| {
            let seats = state.seats(side);
            let cards = seats.map(|seat| state.cards.hands[seat.index()].len());
            f64::from(state.pool(side))
                + 0.35 * f64::from(state.rings[side])
                + 0.12 * cards.sum::<usize>() as f64
                + 0.7 * f64::from(state.dice_left(side))
        };
        Self {
            race: Race::of(state),
            shadow: clock(state, Side::Shadow),
            free: clock(state, Side::Free),
            means: means(Side::Free) - means(Side::Shadow),
            doomed: doomed(state),
        }
    }

    /// The chance that the Free Peoples win.
    pub fn free(&self) -> f64 {
        if self.doomed { DOOMED } else { self.free_if(&self.race) }
    }

    /// The chance that the Free Peoples win, if the race stood so.
    pub(crate) fn free_if(&self, race: &Race) -> f64 {
        let margin = race.margin();
        let safe = 0.37 * margin.min(2.0) + 0.24 * (margin - 2.0).max(0.0);
        let weight = 2.0 + safe - 0.05 * race.turns() + 0.41 * self.lead_of(race).clamp(-LONG, 2.0)
            - 0.19 * self.free.min(LONG)
            + 0.31 * self.means;
        1.0 / (1.0 + (-weight).exp())
    }

    /// Turns that the Ring-bearers have to spare before the Shadow has won the war: with two, haste is of little
    /// use.
    pub fn lead(&self) -> f64 {
        self.lead_of(&self.race)
    }

    fn lead_of(&self, race: &Race) -> f64 {
        self.shadow - race.turns()
    }
}

/// The chance that is left to the Free Peoples when nothing can be done any more that their mind knows of.
const DOOMED: f64 = 0.01;

/// Turns beyond which a clock does not matter any more.
const LONG: f64 = 10.0;
