//! Leaving a lesson: the same table goes on.

use table::Seat;

use crate::TableError;
use crate::live::entry::LessonLeft;
use crate::live::lesson::may_leave;
use crate::live::table::Table;

/// `seat` plays on without the lesson.
pub fn leave(table: &mut Table, seat: Seat) -> Result<(), TableError> {
    table.playing()?;
    may_leave(table, seat)?;
    table.record(LessonLeft { seat });
    Ok(())
}
