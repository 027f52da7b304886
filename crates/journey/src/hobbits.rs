//! Taking hobbits, in turn from the first player (VAM-1.2, VAM-1.5).

use table::Journal;

use crate::event::Event;
use crate::hobbit::Hobbit;
use crate::state::State;

impl State {
    /// The active player plays this hobbit; when all have one, the first turn begins.
    pub(crate) fn take_hobbit(&mut self, hobbit: Hobbit, journal: &mut Journal<Event>) {
        let seat = self.active;
        self.seats[seat].hobbit = Some(hobbit);
        journal.tell(|| Event::Took { seat, hobbit });
        self.active = seat.next(self.players());
        if self.active == self.first {
            self.begin_turn(journal);
        }
    }
}
