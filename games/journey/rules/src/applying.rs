//! Applying the results at the end of a turn (VAM-3, VAM-4, VAM-7).

use table::{Journal, Seat};

use crate::dice::{Colour, Symbol};
use crate::event::{Event, Idle};
use crate::location::whom;
use crate::questions::WhichResult;
use crate::state::{Results, Roll, State};

impl State {
    /// The rolling is over: count the dice set aside.
    pub(crate) fn begin_results(&mut self, roll: Roll, journal: &mut Journal<Event>) {
        let tally = roll.tally();
        let seat = self.active;
        journal.tell(|| Event::Counted { seat, tally });
        if tally.gandalf_void && tally.gandalfs > 0 {
            journal.tell(|| Event::GandalfIdle { seat, count: tally.gandalfs, why: Idle::Moria });
        }
        let nazgul = roll.set_aside().iter().filter(|die| roll.face(*die) == Symbol::Nazgul).collect();
        let mut results =
            Results { roll, gandalfs: tally.counted_gandalfs(), nazgul, rings: tally.counted_rings() };
        if !self.rules.voluntary {
            self.advance(results.rings, journal);
            results.rings = 0;
        }
        self.phase = WhichResult(results).into();
    }

    /// Applies the remaining results in the usual order.
    pub(crate) fn settle(&mut self, mut results: Results, journal: &mut Journal<Event>) {
        self.advance(results.rings, journal);
        results.rings = 0;
        while results.gandalfs > 0 {
            let Some(next) = self.seats[self.active].nazgul.next_divisible() else {
                break;
            };
            self.divide(next, &mut results, journal);
        }
        self.apply_all_nazgul(&mut results, journal);
        self.end_turn(journal);
    }

    /// VAM-4.1: marks round boxes. Rings beyond Mordor are ignored.
    pub(crate) fn advance(&mut self, boxes: u8, journal: &mut Journal<Event>) {
        if boxes == 0 {
            return;
        }
        let (seat, mordor) = (self.active, self.sheet.mordor());
        let from = self.seats[seat].bearer;
        let to = mordor.min(from + boxes);
        self.seats[seat].bearer = to;
        journal.tell(|| Event::Advanced { seat, boxes: to - from, to, mordor: to == mordor });
    }

    /// VAM-4.5: one Gandalf divides one box.
    pub(crate) fn divide(&mut self, square: u8, results: &mut Results, journal: &mut Journal<Event>) {
        let seat = self.active;
        self.seats[seat].nazgul.divide(square);
        results.gandalfs -= 1;
        journal.tell(|| Event::Divided { seat, square });
    }

    /// VAM-4.4: the Nazgûl that are left.
    pub(crate) fn apply_all_nazgul(&mut self, results: &mut Results, journal: &mut Journal<Event>) {
        for die in results.nazgul.iter() {
            self.apply_nazgul(die, results, journal);
        }
    }

    /// VAM-4.4: one Nazgûl marks one box, or half of one, of the player it hits.
    pub(crate) fn apply_nazgul(&mut self, die: Colour, results: &mut Results, journal: &mut Journal<Event>) {
        results.nazgul.remove(die);
        let Some(seat) = self.hit_by(&results.roll, die) else {
            let seat = self.active;
            journal.tell(|| Event::Spared { seat, die });
            return;
        };
        let route = &mut self.seats[seat].nazgul;
        // A player who is out already has nothing left to mark (VAM-A11).
        let Some(square) = route.mark() else { return };
        let half = matches!(
            route.at(square),
            crate::nazgul_route::SquareBox::HalfMarked | crate::nazgul_route::SquareBox::BothMarked
        );
        let out = route.complete();
        journal.tell(|| Event::Marked { seat, die, square, half });
        if out {
            journal.tell(|| Event::Eliminated { seat });
        }
    }

    /// The player that a Nazgûl on this die hits in the active player's turn; none at Gondor
    /// (VAM-4.4, VAM-7.6, VAM-7.7, VAM-A6).
    pub fn hit_by(&self, roll: &Roll, die: Colour) -> Option<Seat> {
        let owner = die.hobbit().and_then(|hobbit| self.seat_of(hobbit));
        whom(self.active, owner.filter(|seat| !self.seats[*seat].eliminated()), roll.location)
    }
}
