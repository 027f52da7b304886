//! Being called something else.

use table::Seat;

use super::names::{clean_name, told_apart};
use crate::ApiError;
use crate::tables::entry::Renamed;
use crate::tables::table::Table;

/// Whoever sits at `seat` is called `name` from now on.
pub(crate) fn rename(table: &mut Table, seat: Seat, name: &str) -> Result<(), ApiError> {
    let name = clean_name(name).ok_or(ApiError::BadName)?;
    // A new name is words that all read: it must not say what may not be said.
    table.may_speak(seat)?;
    let name = told_apart(table, seat, name);
    table.record(Renamed { seat, name });
    Ok(())
}
