//! Leaving a seat to a bot for a while: by its player, or by those who wait when the time has run out. The player may
//! come back at any time.

use store::GuestHash;
use table::Seat;

use super::resign::settle;
use crate::actor::Actor;
use crate::tables::entry::{HandedOver, Returned};
use crate::tables::table::Table;
use crate::{ApiError, Room};

/// Gives `seat` to a bot, on behalf of `guest`.
pub(crate) fn hand_over(
    table: &mut Table,
    room: &Room,
    guest: GuestHash,
    seat: Seat,
) -> Result<(), ApiError> {
    let held = table.held(&guest);
    if held.is_empty() {
        // Whose own seats are minded is told so.
        table.acting(&guest.into(), None)?;
    }
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(ApiError::NoSeat)?;
    let own = held.has(seat);
    let owner = sits.person().ok_or(ApiError::NotLate(seat))?;
    // Somebody must be left who waits for them.
    if table.seats_where(|other| other.person().is_some_and(|other| other != owner)).is_empty() {
        return Err(ApiError::NobodyWaits);
    }
    if !own && !table.clocks.late(seat, table.clock.now()) {
        return Err(ApiError::NotLate(seat));
    }
    let here = table.held_by(&guest.into()).first().or(held.first());
    let by = if own { seat } else { here.ok_or(ApiError::NotSeated)? };
    let level = room.steady_level().to_owned();
    table.record(HandedOver { seat, by, level, house: false });
    settle(table, seat)
}

/// The host of the house gives `seat` to a bot, without waiting for its time to run out.
pub(crate) fn hand_over_by_house(table: &mut Table, room: &Room, seat: Seat) -> Result<(), ApiError> {
    give_to_bot(table, room, seat, true)
}

/// Leaves `seat` to a bot for good.
pub(crate) fn leave_for_good(table: &mut Table, room: &Room, seat: Seat) -> Result<(), ApiError> {
    give_to_bot(table, room, seat, false)
}

fn give_to_bot(table: &mut Table, room: &Room, seat: Seat, house: bool) -> Result<(), ApiError> {
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(ApiError::NoSeat)?;
    let owner = sits.person().ok_or(ApiError::NobodyThere(seat))?;
    if table.seats_where(|other| other.person().is_some_and(|other| other != owner)).is_empty() {
        return Err(ApiError::NobodyWaits);
    }
    table.record(HandedOver { seat, by: seat, level: room.steady_level().to_owned(), house });
    settle(table, seat)
}

/// Gives `seat` back to its player, by the host of the house.
pub(crate) fn give_back_by_house(table: &mut Table, seat: Seat) -> Result<(), ApiError> {
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(ApiError::NoSeat)?;
    if sits.minded.is_none() || sits.resigned.is_some() {
        return Err(ApiError::NobodyThere(seat));
    }
    table.record(Returned { seat, house: true });
    Ok(())
}

/// Takes `seat` back from the bot that minded it, on behalf of `who`: a person also for their programs, a program where it sat down.
pub(crate) fn come_back(table: &mut Table, who: &Actor, seat: Seat) -> Result<(), ApiError> {
    table.playing()?;
    let sits = table.seats.get(seat.index()).ok_or(ApiError::NoSeat)?;
    if sits.guest() != Some(&who.guest) {
        let known = !table.known(&who.guest).is_empty();
        return Err(if known { ApiError::NotYourSeat(seat) } else { ApiError::NotSeated });
    }
    if who.is_program() && !table.known_by(who).has(seat) {
        return Err(ApiError::NotPrograms(seat));
    }
    if sits.minded.is_none() || sits.resigned.is_some() {
        return Err(ApiError::NotAway(seat));
    }
    table.record(Returned { seat, house: false });
    Ok(())
}
