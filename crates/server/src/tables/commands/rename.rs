//! Renaming a player.

use store::GuestHash;
use table::Seat;

use super::names::{clean_name, disambiguated};
use crate::ApiError;
use crate::tables::entry::Renamed;
use crate::tables::table::Table;

/// Renames the player at `seat`.
pub(crate) fn rename(table: &mut Table, seat: Seat, name: &str) -> Result<(), ApiError> {
    let name = clean_name(name).ok_or(ApiError::BadName)?;
    // A new name is words that all read: it must not say what may not be said.
    table.may_speak(seat)?;
    let name = disambiguated(table, seat, name);
    table.record(Renamed { seat, name });
    Ok(())
}

/// Renames the guest, known as `before`, on all their seats; where nobody may speak, the name stays.
pub(crate) fn everywhere(table: &mut Table, guest: &GuestHash, before: &str, name: &str) {
    let seats = table.known(guest);
    let theirs = |seat: &Seat| {
        let state = &table.seats[seat.index()];
        state.resigned.is_none() && state.program().is_none()
    };
    for seat in seats.iter().filter(theirs).collect::<Vec<_>>() {
        if is_called(table.seats[seat.index()].name(), before) {
            // What forbids it is that words may not be told now: then it stays.
            let _ = rename(table, seat, name);
        }
    }
}

/// True if this is the name, with or without a distinguishing number.
fn is_called(here: &str, name: &str) -> bool {
    here.strip_prefix(name).is_some_and(|rest| {
        let number = rest.strip_prefix(' ').filter(|_| !name.is_empty());
        rest.is_empty() || number.is_some_and(|number| number.parse::<u32>().is_ok())
    })
}
