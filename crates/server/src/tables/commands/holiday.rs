//! Holidays at a table over days.

use table::Seat;

use crate::tables::entry::Holiday;
use crate::tables::table::Table;
use crate::{ApiError, Pace};

const DAY: i64 = 24 * 3600 * 1000;
/// The longest holiday, in days.
pub(crate) const LONGEST: u8 = 30;
/// How long one may be on holiday at one table in all, so that nobody is waited for for ever, in milliseconds.
const IN_ALL: i64 = 60 * DAY;
/// What is left is counted in minutes: a holiday begins a little later than it is asked for, and what that leaves over is none.
const MINUTE: i64 = 60 * 1000;

/// Whoever sits at `seat` is on holiday for so many days from now; 0: they are back. Whether anything changes: nothing does where
/// no time runs, where it has run out, and where all holidays are used up.
pub(crate) fn rest(table: &mut Table, seat: Seat, days: u8) -> Result<bool, ApiError> {
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
