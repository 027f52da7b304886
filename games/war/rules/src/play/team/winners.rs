//! The winners within the winning side.

use crate::prelude::*;

use table::SeatSet;

impl State {
    /// Records the player who captured a Settlement, for the reckoning within the team.
    pub(crate) fn note_capture(&mut self, at: Region, side: Side) {
        for captors in &mut self.team.captors {
            captors.remove(at);
        }
        if self.captured.has(at) {
            let seat = self.commander(at, side);
            self.team.captors[seat.index()].add(at);
        }
    }

    /// The winners within the winning side: in the Shadow the player who captured more than was lost, among the
    /// Free Peoples the one who lost least. A tie is shared.
    pub fn winners(&self, side: Side) -> SeatSet {
        let points = |settlements: RegionSet| i16::from(settlements.victory_points());
        let worth = |seat: Seat| {
            let own = |nation: Nation| self.seat_of(nation) == seat;
            let lost = self.captured.iter().filter(|at| at.nation().is_some_and(own));
            let lost = points(lost.collect());
            match side {
                Side::Shadow => points(self.team.captors[seat.index()]) - lost,
                Side::Free => -lost,
            }
        };
        let seats = self.seats(side);
        let best = seats.clone().map(worth).max();
        seats.filter(|seat| Some(worth(*seat)) == best).collect()
    }
}
