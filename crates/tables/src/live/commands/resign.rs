//! Resigning.
//!
//! The game goes on without the one who gave up: a bot plays the seat, which can no longer win. Only when a
//! single seat is left that did not give up (and the game is not played together), or no person at all, is
//! it over.

use seen::How;
use table::{Outcome, Seat};

use super::take_back::go_back;
use crate::live::entry::{EndRefused, Ended, Resigned, TakeBackRefused};
use crate::live::table::{SeatState, Table};
use crate::{Room, TableError};

/// Resigns `seat`.
pub fn resign(table: &mut Table, room: &Room, seat: Seat) -> Result<(), TableError> {
    let cooperative = table.playing()?.live.info().cooperative;
    table.record(Resigned { seat, level: room.steady_level().to_owned() });
    let left = table.seats_where(|seat| seat.resigned.is_none());
    if left.len() == 1 && !cooperative {
        table.record(Ended { how: How::Resigned, outcome: Some(Outcome::left_to(left)) });
    } else if table.seats_where(may_go_on).is_empty() {
        table.record(Ended { how: How::Abandoned, outcome: None });
    } else {
        settle(table, seat)?;
    }
    Ok(())
}

/// True if somebody at this seat plays, or may come back and play on.
fn may_go_on(seat: &SeatState) -> bool {
    seat.guest().is_some() && seat.resigned.is_none()
}

/// Settles open questions without the player who is gone.
pub(super) fn settle(table: &mut Table, gone: Seat) -> Result<(), TableError> {
    match table.take_back {
        Some((asked, _)) if asked.by == gone => table.record(TakeBackRefused { seat: gone }),
        Some((asked, to)) if asked.waiting.is_empty() => go_back(table, asked.by, to, false)?,
        _ => {}
    }
    match table.end {
        Some(asked) if asked.by == gone => table.record(EndRefused { seat: gone }),
        Some(asked) if asked.waiting.is_empty() => table.record(Ended { how: How::Agreed, outcome: None }),
        _ => {}
    }
    Ok(())
}
