//! Who of the winning side has won.

use table::{Seat, SeatSet};

use crate::nation::Side;
use crate::region::Region;
use crate::state::State;

impl State {
    /// Who captured a Settlement is remembered, for the reckoning within the team.
    pub(crate) fn note_capture(&mut self, at: Region, side: Side) {
        for captors in &mut self.team.captors {
            captors.remove(at);
        }
        if self.captured.has(at) {
            let seat = self.commander(at, side);
            self.team.captors[seat.index()].add(at);
        }
    }

    /// Points that a seat's Nations have lost to the enemy.
    fn points_lost(&self, seat: Seat) -> i16 {
        let lost = self
            .captured
            .iter()
            .filter(|at| at.nation().is_some_and(|nation| self.seat_of(nation) == seat));
        lost.map(|at| i16::from(at.victory_points())).sum()
    }

    /// Who of the winning side has won: in the Shadow whoever captured more than was lost, among the Free Peoples
    /// whoever lost least. A tie is shared.
    pub fn winners(&self, side: Side) -> SeatSet {
        let worth = |seat: Seat| {
            let taken = self.team.captors[seat.index()].iter();
            let taken = taken.map(|at| i16::from(at.victory_points())).sum::<i16>();
            match side {
                Side::Shadow => taken - self.points_lost(seat),
                Side::Free => -self.points_lost(seat),
            }
        };
        let best = self.seats(side).map(worth).max();
        self.seats(side)
            .filter(|seat| Some(worth(*seat)) == best)
            .collect()
    }
}
