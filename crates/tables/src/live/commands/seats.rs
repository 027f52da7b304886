//! Taking and leaving seats, and bots on seats.

use store::GuestHash;
use table::{Seat, SeatSet};

use super::names::disambiguated;
use super::start::start_if_ready;
use crate::actor::Actor;
use crate::live::entry::{SeatBot, SeatLeft, SeatTaken};
use crate::live::table::{Sitter, Table};
use crate::{Room, TableError};

/// Takes a seat for a guest: the one named, or the first that is open. A guest who sits already and names none stays
/// where they are. The last one to sit down starts the game.
pub fn sit(
    table: &mut Table,
    room: &Room,
    who: impl Into<Actor>,
    seat: Option<Seat>,
    name: String,
) -> Result<Seat, TableError> {
    let seat = take(table, &who.into(), seat, name)?;
    start_if_ready(table, room)?;
    Ok(seat)
}

/// The same of a table that is not to begin yet.
pub(super) fn take(
    table: &mut Table,
    who: &Actor,
    seat: Option<Seat>,
    name: String,
) -> Result<Seat, TableError> {
    let own = if who.is_program() { table.held_by(who) } else { table.held_in_person(&who.guest) };
    if let Some(mine) = own.iter().find(|mine| seat.is_none_or(|seat| seat == *mine)) {
        return Ok(mine);
    }
    if who.is_program() && table.made.no_programs {
        return Err(TableError::NoPrograms);
    }
    // A seat that is kept for somebody is for them to take, and not for their programs.
    let seat = open_seat(table, Some(&who.guest).filter(|_| !who.is_program()), seat)?;
    let name = disambiguated(table, seat, name);
    table.record(SeatTaken::by(who, seat, name));
    Ok(seat)
}

/// The seat that a newcomer can take: the one named, or one that is kept for them, or the first that is open to all.
pub fn open_seat(table: &Table, guest: Option<&GuestHash>, seat: Option<Seat>) -> Result<Seat, TableError> {
    let open = table.seats_where(|seat| seat.sitter == Sitter::Open);
    let kept = |seat: Seat| table.seats[seat.index()].kept.as_ref().map(|(whose, _)| whose);
    let open: SeatSet =
        open.iter().filter(|seat| kept(*seat).is_none_or(|whose| Some(whose) == guest)).collect();
    match seat {
        Some(seat) if seat.index() >= table.seats.len() => Err(TableError::NoSeat),
        Some(seat) if !open.has(seat) => Err(TableError::SeatTaken(seat)),
        Some(seat) => Ok(seat),
        None => {
            let theirs = open.iter().find(|seat| kept(*seat).is_some());
            theirs.or(open.first()).ok_or(TableError::TableFull)
        }
    }
}

/// Frees `seat`, before the game has begun.
pub fn leave(table: &mut Table, seat: Seat) -> Result<(), TableError> {
    table.waiting()?;
    table.record(SeatLeft { seat });
    Ok(())
}

/// The host puts a bot on a seat, or opens it: bots and persons can be sent away until the game begins.
pub fn assign(table: &mut Table, room: &Room, seat: Seat, level: Option<&str>) -> Result<(), TableError> {
    table.waiting()?;
    let state = table.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
    match level {
        None if state.sitter == Sitter::Open && state.kept.is_none() => {}
        None => table.record(SeatLeft { seat }),
        Some(level) => {
            if matches!(state.sitter, Sitter::Person { .. }) {
                return Err(TableError::SeatTaken(seat));
            }
            let level = room.level(level).ok_or_else(|| TableError::BadLevel(level.to_owned()))?;
            table.record(SeatBot { seat, level: level.to_owned(), name: String::new() });
            start_if_ready(table, room)?;
        }
    }
    Ok(())
}

/// Refuses a guest who was blocked by somebody at the table or by its maker, or has blocked them.
///
/// # Errors
/// [`TableError::NotHere`] when one of them does not want to; nobody is told who.
pub fn may_sit(table: &Table, guest: &GuestHash, not_with: &[GuestHash]) -> Result<(), TableError> {
    // Whoever sits there stays.
    if !table.known(guest).is_empty() {
        return Ok(());
    }
    let mut there = table.seats.iter().filter_map(|seat| seat.guest());
    if not_with.contains(&table.owner.guest()) || there.any(|other| not_with.contains(other)) {
        return Err(TableError::NotHere);
    }
    Ok(())
}
