//! Leaving a seat to a bot for a while: by its player, or by those who wait when the time has run out. The player may
//! come back at any time.

use store::GuestHash;
use table::Seat;

use super::resign::settle;
use crate::actor::Actor;
use crate::live::entry::{HandedOver, Returned};
use crate::live::table::Table;
use crate::{Room, TableError};

/// Gives `seat` to a bot, on behalf of `guest`.
pub fn hand_over(table: &mut Table, room: &Room, guest: GuestHash, seat: Seat) -> Result<(), TableError> {
    let held = table.held(&guest);
    if held.is_empty() {
        // Whose own seats are minded is told so.
        table.acting(&guest.into(), None)?;
    }
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
    let own = held.has(seat);
    let owner = sits.person().ok_or(TableError::NotLate(seat))?;
    // Somebody must be left who waits for them.
    if table.seats_where(|other| other.person().is_some_and(|other| other != owner)).is_empty() {
        return Err(TableError::NobodyWaits);
    }
    if !own && !table.clocks.late(seat, table.clock.now()) {
        return Err(TableError::NotLate(seat));
    }
    let here = table.held_by(&guest.into()).first().or(held.first());
    let by = if own { seat } else { here.ok_or(TableError::NotSeated)? };
    let level = room.steady_level().to_owned();
    table.record(HandedOver { seat, by, level, house: false });
    settle(table, seat)
}

/// The host of the house gives `seat` to a bot, without waiting for its time to run out.
pub fn hand_over_by_house(table: &mut Table, room: &Room, seat: Seat) -> Result<(), TableError> {
    give_to_bot(table, room, seat, true)
}

/// Leaves `seat` to a bot for good.
pub(crate) fn leave_for_good(table: &mut Table, room: &Room, seat: Seat) -> Result<(), TableError> {
    give_to_bot(table, room, seat, false)
}

fn give_to_bot(table: &mut Table, room: &Room, seat: Seat, house: bool) -> Result<(), TableError> {
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
    let owner = sits.person().ok_or(TableError::NobodyThere(seat))?;
    if table.seats_where(|other| other.person().is_some_and(|other| other != owner)).is_empty() {
        return Err(TableError::NobodyWaits);
    }
    table.record(HandedOver { seat, by: seat, level: room.steady_level().to_owned(), house });
    settle(table, seat)
}

/// Gives `seat` back to its player, by the host of the house.
pub fn give_back_by_house(table: &mut Table, seat: Seat) -> Result<(), TableError> {
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
    if sits.minded.is_none() || sits.resigned.is_some() {
        return Err(TableError::NobodyThere(seat));
    }
    table.record(Returned { seat, house: true });
    Ok(())
}

/// Takes `seat` back from the bot that minded it, on behalf of `who`: a person also for their programs, a program where it sat down.
pub fn come_back(table: &mut Table, who: &Actor, seat: Seat) -> Result<(), TableError> {
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(TableError::NoSeat)?;
    if sits.guest() != Some(&who.guest) {
        let known = !table.known(&who.guest).is_empty();
        return Err(if known { TableError::NotYourSeat(seat) } else { TableError::NotSeated });
    }
    if who.is_program() && !table.known_by(who).has(seat) {
        return Err(TableError::NotPrograms(seat));
    }
    if sits.minded.is_none() || sits.resigned.is_some() {
        return Err(TableError::NotAway(seat));
    }
    table.record(Returned { seat, house: false });
    Ok(())
}
