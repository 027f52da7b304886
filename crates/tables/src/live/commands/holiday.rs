//! Holidays at a table over days.

use seen::Pace;
use table::Seat;

use crate::TableError;
use crate::live::entry::Holiday;
use crate::live::table::Table;

const DAY: i64 = 24 * 3600 * 1000;
/// The longest holiday, in days.
pub const LONGEST: u8 = 30;
/// The most holiday time of one player at one table, so that nobody waits for ever, in milliseconds.
const IN_ALL: i64 = 60 * DAY;
/// The unit of remaining holiday: the seconds between request and start are not counted.
const MINUTE: i64 = 60 * 1000;

/// Sets the holiday of `seat` to this many days from now; 0 ends it. Returns true if anything changed: nothing does where
/// no time runs, where it has run out, and where all holidays are used up.
pub fn rest(table: &mut Table, seat: Seat, days: u8) -> Result<bool, TableError> {
    table.playing()?;
    let now = table.clock.now();
    let (resting, rested) = (table.clocks.resting(seat, now), table.clocks.rested(seat, now));
    if !matches!(table.made.pace, Pace::Days(_)) || table.clocks.late(seat, now) {
        return Ok(false);
    }
    let left = (IN_ALL - rested).max(0) / MINUTE * MINUTE;
    let until = now + (i64::from(days.min(LONGEST)) * DAY).min(left);
    if until <= now && resting.is_none() || resting == Some(until) {
        return Ok(false);
    }
    table.record(Holiday { seat, until: until.max(now) });
    Ok(true)
}
