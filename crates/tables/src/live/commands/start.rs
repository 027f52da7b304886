//! Starting the game.

use serde_json::Value;
use table::{SeatSet, Seed};

use super::choose::end_if_over;
use crate::live::entry::{Brought, SeatBot, Started};
use crate::live::table::{Sitter, Table};
use crate::{Room, TableError};

/// Starts the game, with bots of level `fill` on open seats. Where a text is still missing, it starts once that is handed
/// in.
pub fn start(table: &mut Table, room: &Room, fill: Option<&str>) -> Result<(), TableError> {
    table.waiting()?;
    let open = table.seats_where(|seat| seat.sitter == Sitter::Open);
    if !open.is_empty() {
        let level = fill.ok_or(TableError::SeatsOpen)?;
        let level = room.level(level).ok_or_else(|| TableError::BadLevel(level.to_owned()))?;
        for seat in open.iter() {
            table.record(SeatBot { seat, level: level.to_owned(), name: String::new() });
        }
    }
    start_if_ready(table, room)?;
    match table.running {
        None if open.is_empty() => Err(TableError::NotBrought(lacking(table, room)?)),
        _ => Ok(()),
    }
}

/// Begins if every seat is taken, and all that the game needs was handed in. Bots bring their own.
pub(crate) fn start_if_ready(table: &mut Table, room: &Room) -> Result<(), TableError> {
    let full = table.seats_where(|seat| seat.sitter == Sitter::Open).is_empty();
    if !full || table.running.is_some() {
        return Ok(());
    }
    let mut setup = with_all_brought(table, room)?;
    for (seat, id) in room.game.lacks(&setup)? {
        let level = seat.and_then(|seat| table.seats[seat.index()].bot());
        let text = level.and_then(|level| room.bots.brings(&setup, seat?, id, level, room.seeds.number()));
        let Some(text) = text else { continue };
        setup = room.game.bring(&setup, seat, id, &text)?;
        let id = id.to_owned();
        table.record(Brought { seat, id, text, replaced: false });
    }
    if room.game.lacks(&setup)?.is_empty() { begin(table, room, setup) } else { Ok(()) }
}

/// The table's set-up with every text that was handed in.
pub(crate) fn with_all_brought(table: &Table, room: &Room) -> Result<Value, TableError> {
    let mut setup = table.made.setup.clone();
    for ((seat, id), handed) in &table.brought {
        // One that was well and is no more, because the data were mended since, is wanted again.
        if let Ok(with) = room.game.bring(&setup, *seat, id, &handed.text) {
            setup = with;
        }
    }
    Ok(setup)
}

/// The seats that have not handed in a needed text.
fn lacking(table: &Table, room: &Room) -> Result<SeatSet, TableError> {
    let lacks = room.game.lacks(&with_all_brought(table, room)?)?;
    Ok(lacks.into_iter().filter_map(|(seat, _)| seat).collect())
}

fn begin(table: &mut Table, room: &Room, mut setup: Value) -> Result<(), TableError> {
    let deal = table.made.deal.as_ref();
    // A lesson has its own table and its own seeds: its script is right with no other.
    let lesson = table.lesson.as_deref();
    let at = lesson.map_or_else(|| room.seeds.table(room.game.info().id), |lesson| lesson.begin.as_deref());
    if let Some(text) = at.filter(|_| deal.is_none()) {
        let begun = room.game.begin_at(&setup, text);
        setup = begun.map_err(|flaw| TableError::BadPlan(flaw.to_string()))?;
    }
    let seed = match (lesson, deal) {
        (Some(lesson), _) => Seed::from_number(lesson.seed),
        (None, Some(deal)) => deal.parse().map_err(|_| TableError::Unreadable)?,
        (None, None) => room.seeds.seed(),
    };
    let live = room.game.start(&setup, &seed)?;
    let started = Started {
        seed: seed.to_string(),
        commitment: seed.commitment().to_string(),
        rules_version: live.info().rules_version,
        hash: live.hash(),
        journal: live.journal(0),
        setup: (setup != table.made.setup).then_some(setup),
        asks: Some(live.asks()),
    };
    table.begin(live, seed, &started);
    table.record(started);
    end_if_over(table);
    Ok(())
}
