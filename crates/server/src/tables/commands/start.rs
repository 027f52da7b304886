//! Beginning the game.

use table::Seed;

use super::choose::end_if_over;
use crate::keys::random;
use crate::tables::entry::{SeatBot, Started};
use crate::tables::table::{Sitter, Table};
use crate::{ApiError, Room};

/// Begins, with bots of level `fill` on seats that are open.
pub(crate) fn start(table: &mut Table, room: &Room, fill: Option<&str>) -> Result<(), ApiError> {
    table.waiting()?;
    let open = table.seats_where(|seat| seat.sitter == Sitter::Open);
    if !open.is_empty() {
        let level = fill.ok_or(ApiError::SeatsOpen)?;
        let level = room
            .level(level)
            .ok_or_else(|| ApiError::BadLevel(level.to_owned()))?;
        for seat in open.iter() {
            table.record(SeatBot {
                seat,
                level: level.to_owned(),
                name: String::new(),
            });
        }
    }
    begin(table, room)
}

/// Begins if every seat is taken.
pub(super) fn start_if_full(table: &mut Table, room: &Room) -> Result<(), ApiError> {
    let full = table.seats_where(|seat| seat.sitter == Sitter::Open).is_empty();
    if full && table.running.is_none() {
        begin(table, room)
    } else {
        Ok(())
    }
}

fn begin(table: &mut Table, room: &Room) -> Result<(), ApiError> {
    let seed = Seed(random());
    let live = room.game.start(&table.made.setup, &seed)?;
    let started = Started {
        seed: seed.to_string(),
        commitment: seed.commitment().to_string(),
        rules_version: live.info().rules_version,
        hash: live.hash(),
        journal: live.journal(0),
    };
    table.begin(live, seed, &started);
    table.record(started);
    end_if_over(table);
    Ok(())
}
