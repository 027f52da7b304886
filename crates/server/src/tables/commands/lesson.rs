//! Leaving a lesson: the same table goes on.

use table::Seat;

use crate::ApiError;
use crate::tables::entry::LessonLeft;
use crate::tables::lesson::may_leave;
use crate::tables::table::Table;

/// `seat` plays on without the lesson.
pub(crate) fn leave(table: &mut Table, seat: Seat) -> Result<(), ApiError> {
    table.playing()?;
    may_leave(table, seat)?;
    table.record(LessonLeft { seat });
    Ok(())
}
