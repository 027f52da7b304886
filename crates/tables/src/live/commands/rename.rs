//! Renaming a player.

use store::GuestHash;
use table::Seat;

use super::names::{clean_name, disambiguated, is_called};
use crate::TableError;
use crate::live::entry::Renamed;
use crate::live::table::Table;

/// Renames the player at `seat`.
pub fn rename(table: &mut Table, seat: Seat, name: &str) -> Result<(), TableError> {
    let name = clean_name(name).ok_or(TableError::BadName)?;
    // A new name is words that all read: it must not say what may not be said.
    table.may_speak(seat)?;
    let name = disambiguated(table, seat, name);
    table.record(Renamed { seat, name, house: None });
    Ok(())
}

/// Notes of a guest's seats whose log is older than that whether they are called there as in the house, by this name: once for each
/// table, before the name is another.
pub fn mark(table: &mut Table, guest: &GuestHash, name: &str) {
    for seat in table.known(guest).iter().collect::<Vec<_>>() {
        let state = &table.seats[seat.index()];
        if state.house.is_none() && state.program().is_none() {
            let (here, house) = (state.name().to_owned(), Some(is_called(state.name(), name)));
            table.record(Renamed { seat, name: here, house });
        }
    }
}
