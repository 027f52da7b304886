//! Turns and rounds: who comes next, elimination, the end of the game (VAM-5, VAM-6).

use table::{Journal, Seat, SeatSet};

use crate::event::{Ending, Event};
use crate::location::Location;
use crate::questions::{Over, RollAll};
use crate::state::State;

impl State {
    /// The active player's turn begins; where they stand decides its effect (VAM-7.0, VAM-7.9).
    pub(crate) fn begin_turn(&mut self, journal: &mut Journal<Event>) {
        let location = self.location_of(self.active);
        self.phase = RollAll { location }.into();
        let (seat, round) = (self.active, self.round);
        journal.tell(|| Event::Turn { seat, round, location });
    }

    /// The location whose effect a turn begun now by `seat` would have.
    pub fn location_of(&self, seat: Seat) -> Option<Location> {
        self.sheet.location(self.seats[seat].bearer).filter(|_| self.rules.advanced)
    }

    /// After a turn: the next player who is still in the game, unless the game is over.
    pub(crate) fn end_turn(&mut self, journal: &mut Journal<Event>) {
        if self.seats.iter().all(|(_, player)| player.eliminated()) {
            return self.finish(SeatSet::EMPTY, Ending::AllOut, journal);
        }
        let mut next = self.active;
        loop {
            next = next.next(self.players());
            if next == self.first {
                // VAM-6.2, VAM-A8: a round ends before the first player's seat, even if that player is out.
                if Seat::all(self.players()).any(|seat| self.arrived(seat)) {
                    return self.decide(journal);
                }
                self.round += 1;
            }
            if !self.seats[next].eliminated() {
                break;
            }
        }
        self.active = next;
        self.begin_turn(journal);
    }

    /// VAM-6.2, VAM-6.3: the only one in Mordor wins, or the one with most of the Nazgûl route left.
    fn decide(&mut self, journal: &mut Journal<Event>) {
        let arrived = Seat::all(self.players()).filter(|seat| self.arrived(*seat)).collect::<SeatSet>();
        let most = arrived.iter().map(|seat| self.left(seat)).max();
        let winners = arrived.iter().filter(|seat| Some(self.left(*seat)) == most).collect::<SeatSet>();
        let ending = match (arrived.len(), winners.len()) {
            (1, _) => Ending::Arrived,
            (_, 1) => Ending::MoreLeft,
            _ => Ending::Shared,
        };
        self.finish(winners, ending, journal);
    }

    /// The boxes compared in the tie-break, by the table's option (VAM-A5).
    pub fn left(&self, seat: Seat) -> u32 {
        let route = self.seats[seat].nazgul;
        if self.rules.half_boxes { route.half_boxes_left() } else { route.marks_left() }
    }

    fn finish(&mut self, winners: SeatSet, ending: Ending, journal: &mut Journal<Event>) {
        self.phase = Over { winners, ending }.into();
        journal.tell(|| Event::Over { winners, ending });
    }
}
