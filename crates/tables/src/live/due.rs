//! The turns of a table of which somebody is to be told.

use std::time::Duration;

use seen::Status;
use store::Turn;

use super::lesson;
use super::summary::owing;
use super::table::Table;

/// The turns at a table that are worth a notification: not where one plays alone, or among bots. Before the game the seats that
/// are kept for somebody are. `grace` is the time for which nobody is told.
pub fn turns(grace: Duration, table: &Table) -> Vec<Turn> {
    let grace = i64::try_from(grace.as_millis()).unwrap_or(i64::MAX);
    if table.status() == Status::Waiting {
        return kept(table, grace);
    }
    let playing = table.seats.iter().filter(|seat| seat.resigned.is_none());
    let mut guests = playing.filter_map(|seat| seat.guest().copied()).collect::<Vec<_>>();
    guests.sort_unstable();
    guests.dedup();
    if guests.len() < 2 {
        return Vec::new();
    }
    // Of two who learn together only the one at whose stop the lesson stands.
    let awaited = lesson::awaited(table, owing(table));
    let turn = |guest| {
        let held = table.held_in_person(&guest).and(awaited);
        let since = held.iter().filter_map(|seat| table.clocks.since(seat)).min()?;
        // Who is on holiday is told when it is over.
        let now = table.clock.now();
        let resting = held.iter().filter_map(|seat| table.clocks.resting(seat, now)).min();
        let due = since.max(resting.unwrap_or(since)).saturating_add(grace);
        Some(Turn { guest, since, due, kept: false })
    };
    guests.into_iter().filter_map(turn).collect()
}

/// The seats kept for guests who do not sit there yet: each guest once.
fn kept(table: &Table, grace: i64) -> Vec<Turn> {
    let mut guests = table.seats.iter().filter_map(|seat| Some(seat.kept.as_ref()?.0)).collect::<Vec<_>>();
    guests.retain(|guest| table.known(guest).is_empty());
    guests.sort_unstable();
    guests.dedup();
    let (since, due) = (table.kept_at, table.kept_at.saturating_add(grace));
    guests.into_iter().map(|guest| Turn { guest, since, due, kept: true }).collect()
}
