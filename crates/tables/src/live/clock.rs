//! The clocks of the seats: start of the open question, and time left.

use seen::{ClockView, Pace};
use table::{Seat, SeatSet};

use super::pauses::Pauses;

/// Time that a returning player finds at least on a live clock, in milliseconds.
const WELCOME_BACK: i64 = 60_000;
/// The longest that clocks over days stand still after a pause of the house, in milliseconds.
const HALF_A_DAY: i64 = 12 * 3600 * 1000;

/// The clocks of a table. They run only for persons who owe a decision.
#[derive(Clone, Debug)]
pub struct Clocks {
    pace: Pace,
    /// The seats that are asked, of persons and bots.
    asked: SeatSet,
    seats: Vec<Clock>,
    /// Times in which no clock runs.
    pauses: Pauses,
}

#[derive(Clone, Copy, Debug)]
struct Clock {
    /// Start of the running clock, if it runs.
    since: Option<i64>,
    /// Time of the seat's last choice.
    chose: i64,
    /// Time left on a live clock that does not run.
    left: i64,
    /// End of the seat's holiday, at a table over days: its time begins again then.
    rests: i64,
    /// Holiday time used before, and the current holiday's length, in all.
    rested: i64,
}

impl Clocks {
    /// The clocks of a table on which no seat has been asked yet.
    pub fn new(pace: Pace, seats: usize, pauses: Pauses) -> Self {
        let clock = Clock {
            since: None,
            chose: i64::MIN,
            left: pace.clock().map_or(0, |(begins, _)| begins),
            rests: i64::MIN,
            rested: 0,
        };
        Self { pace, asked: SeatSet::EMPTY, seats: vec![clock; seats], pauses }
    }

    /// Runs at another pace, before the game begins.
    pub fn run_at(&mut self, pace: Pace) {
        *self = Self::new(pace, self.seats.len(), self.pauses.clone());
    }

    /// The seats that were asked last.
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// Starts the clocks of these persons, who are asked from this moment on; other clocks stop.
    pub fn ask(&mut self, asked: SeatSet, persons: SeatSet, at: i64) {
        self.asked = asked;
        let runs = asked.and(persons);
        let grace = self.grace();
        for (seat, clock) in Seat::all(self.seats.len()).zip(&mut self.seats) {
            match clock.since {
                None if runs.has(seat) => clock.since = Some(at),
                Some(since) if !runs.has(seat) => {
                    clock.since = None;
                    if let Some((begins, gains)) = self.pace.clock() {
                        let left = (clock.left - self.pauses.ran(since, at, grace)).max(0);
                        // Who did not move gains nothing: the question was taken back, or a bot minds the seat.
                        let gains = if clock.chose >= since { gains } else { 0 };
                        clock.left = (left + gains).min(begins);
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes a choice of `seat`.
    pub fn chose(&mut self, seat: Seat, at: i64) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.chose = at;
            clock.end_rest(at);
        }
    }

    /// Sets the end of the holiday of `seat`; now: it is back.
    pub fn rest(&mut self, seat: Seat, at: i64, until: i64) {
        if let Some(clock) = self.seats.get_mut(seat.index()) {
            clock.end_rest(at);
            if until > at {
                clock.rests = until;
                clock.rested += until - at;
            }
        }
    }

    /// The end of the holiday of `seat`, if it is on holiday.
    pub fn resting(&self, seat: Seat, now: i64) -> Option<i64> {
        let rests = self.seats.get(seat.index())?.rests;
        (rests > now).then_some(rests)
    }

    /// The holiday time of `seat` until that moment.
    pub fn rested(&self, seat: Seat, now: i64) -> i64 {
        self.seats.get(seat.index()).map_or(0, |clock| clock.rested - (clock.rests.max(now) - now))
    }

    /// Ends the holiday of `seat`.
    pub fn back(&mut self, seat: Seat) {
        if let (Some(clock), Some((begins, _))) = (self.seats.get_mut(seat.index()), self.pace.clock()) {
            clock.left = clock.left.max(WELCOME_BACK.min(begins));
        }
    }

    /// The time since which a person at `seat` owes a decision.
    pub fn since(&self, seat: Seat) -> Option<i64> {
        self.seats.get(seat.index())?.since
    }

    /// The time at which the clock of `seat` runs out, if it runs.
    pub fn until(&self, seat: Seat) -> Option<i64> {
        let clock = self.seats.get(seat.index())?;
        let since = clock.since?;
        match self.pace {
            Pace::Free => None,
            Pace::Days(_) => self.after(since.max(clock.chose).max(clock.rests), self.pace.a_move()?),
            Pace::Live { .. } => self.after(since, clock.left),
        }
    }

    /// The moment at which this much time has run; nothing while nobody can play.
    pub fn after(&self, since: i64, time: i64) -> Option<i64> {
        self.pauses.after(since, time, self.grace())
    }

    /// The longest that clocks stand still after a pause: players who come back have a moment.
    fn grace(&self) -> i64 {
        match self.pace {
            Pace::Days(_) => HALF_A_DAY,
            Pace::Free | Pace::Live { .. } => WELCOME_BACK,
        }
    }

    /// True if the time of `seat` has run out.
    pub fn late(&self, seat: Seat, now: i64) -> bool {
        self.until(seat).is_some_and(|until| until <= now)
    }

    /// The clock as players see it.
    pub fn view(&self, seat: Seat, now: i64) -> ClockView {
        let live = self.pace.clock().is_some();
        ClockView {
            since: self.since(seat),
            until: self.until(seat),
            left: self.seats.get(seat.index()).filter(|_| live).map(|clock| clock.left),
            late: self.late(seat, now),
            resting: self.resting(seat, now),
        }
    }
}

impl Clock {
    /// Ends a holiday before its time: the rest of it can be taken later.
    fn end_rest(&mut self, at: i64) {
        if self.rests > at {
            self.rested -= self.rests - at;
            self.rests = at;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Seat = Seat::new(0);
    const TWO: Seat = Seat::new(1);
    const BOTH: SeatSet = SeatSet::all(2);

    /// Who is asked loses what they need, and gains the increment with the move; never beyond the beginning.
    #[test]
    fn a_live_clock() {
        let mut clocks = Clocks::new("5+10".parse().unwrap(), 2, Pauses::default());
        clocks.ask(SeatSet::only(ONE), BOTH, 1_000);
        assert_eq!(clocks.until(ONE), Some(301_000));
        assert_eq!((clocks.until(TWO), clocks.since(TWO)), (None, None));
        clocks.chose(ONE, 50_000);
        // Asked again at once: it goes on.
        clocks.ask(SeatSet::only(ONE), BOTH, 50_000);
        assert_eq!(clocks.until(ONE), Some(301_000));
        clocks.ask(SeatSet::only(TWO), BOTH, 101_000);
        assert_eq!(clocks.view(ONE, 0).left, Some(210_000));
        clocks.chose(TWO, 102_000);
        clocks.ask(SeatSet::only(ONE), BOTH, 102_000);
        assert_eq!(clocks.view(TWO, 0).left, Some(300_000));
        assert!(!clocks.late(ONE, 311_999) && clocks.late(ONE, 312_000));
        // Given to a bot with nothing left, and taken back.
        clocks.ask(SeatSet::only(ONE), SeatSet::only(TWO), 400_000);
        assert_eq!(clocks.view(ONE, 500_000).left, Some(0));
        clocks.back(ONE);
        clocks.ask(SeatSet::only(ONE), BOTH, 500_000);
        assert_eq!(clocks.until(ONE), Some(560_000));
    }

    /// A move over days begins when one is asked, and anew with every choice of one's own; not with another's.
    #[test]
    fn days_a_move() {
        const DAY: i64 = 24 * 3600 * 1000;
        let mut clocks = Clocks::new(Pace::Days(3), 2, Pauses::default());
        clocks.ask(BOTH, BOTH, 0);
        assert_eq!(clocks.until(ONE), Some(3 * DAY));
        clocks.chose(TWO, DAY);
        clocks.ask(BOTH, BOTH, DAY);
        assert_eq!((clocks.until(ONE), clocks.until(TWO)), (Some(3 * DAY), Some(4 * DAY)));
        assert_eq!(clocks.since(TWO), Some(0));
        assert!(!clocks.late(TWO, 3 * DAY) && clocks.late(ONE, 3 * DAY));
    }

    /// Time begins anew when a rest is over; who chooses something is back, and keeps what is left of the rest.
    #[test]
    fn a_rest_of_days() {
        const DAY: i64 = 24 * 3600 * 1000;
        let mut clocks = Clocks::new(Pace::Days(3), 2, Pauses::default());
        clocks.ask(BOTH, BOTH, 0);
        clocks.rest(ONE, DAY, 11 * DAY);
        assert_eq!((clocks.until(ONE), clocks.until(TWO)), (Some(14 * DAY), Some(3 * DAY)));
        assert_eq!((clocks.resting(ONE, 2 * DAY), clocks.resting(TWO, 2 * DAY)), (Some(11 * DAY), None));
        assert_eq!(clocks.resting(ONE, 11 * DAY), None);
        clocks.chose(ONE, 5 * DAY);
        clocks.ask(BOTH, BOTH, 5 * DAY);
        assert_eq!(clocks.until(ONE), Some(8 * DAY));
        assert_eq!((clocks.resting(ONE, 5 * DAY), clocks.rested(ONE, 5 * DAY)), (None, 4 * DAY));
        // Longer, then back at once.
        clocks.rest(TWO, DAY, 3 * DAY);
        clocks.rest(TWO, 2 * DAY, 20 * DAY);
        assert_eq!((clocks.resting(TWO, 2 * DAY), clocks.rested(TWO, 2 * DAY)), (Some(20 * DAY), DAY));
        clocks.rest(TWO, 4 * DAY, 4 * DAY);
        assert_eq!((clocks.resting(TWO, 4 * DAY), clocks.rested(TWO, 4 * DAY)), (None, 3 * DAY));
        assert_eq!(clocks.until(TWO), Some(7 * DAY));
    }

    #[test]
    fn without_a_pace_nobody_is_late() {
        let mut clocks = Clocks::new(Pace::Free, 2, Pauses::default());
        clocks.ask(BOTH, BOTH, 7);
        assert_eq!((clocks.since(ONE), clocks.until(ONE)), (Some(7), None));
        assert!(!clocks.late(ONE, i64::MAX));
    }
}
