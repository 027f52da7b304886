//! Setting a table up anew, while it waits for its players.

use std::collections::BTreeMap;

use seen::Pace;
use table::SetupRequest;

use super::start::start_if_ready;
use crate::live::entry::SetUp;
use crate::live::table::Table;
use crate::{Room, TableError};

/// Changes these options, the pace and whether programs may sit down, until the game begins; whatever is not named stays. Texts that were handed in and do not
/// fit the new set-up are wanted again.
///
/// # Errors
/// All that is wrong with the options; or that the game has begun.
pub fn set_up(
    table: &mut Table,
    room: &Room,
    options: BTreeMap<String, String>,
    pace: Option<Pace>,
    no_programs: Option<bool>,
) -> Result<(), TableError> {
    table.waiting()?;
    // The luck of a deal belongs to its set-up, and that of a lesson to its script.
    if table.made.deal.is_some() || table.lesson.is_some() {
        return Err(TableError::HasBegun);
    }
    let pace = pace.unwrap_or(table.made.pace);
    let mut all = table.made.options.clone();
    all.extend(options);
    let no_programs = no_programs.filter(|no| *no != table.made.no_programs);
    if all == table.made.options && pace == table.made.pace && no_programs.is_none() {
        return Ok(());
    }
    let request = SetupRequest { players: table.seats.len(), options: all.clone() };
    let setup = room.game.setup(&request)?;
    let fits = |seat, id: &str, text: &str| room.game.bring(&setup, seat, id, text).is_ok();
    let unfit = table.brought.iter().filter(|((seat, id), handed)| !fits(*seat, id, &handed.text));
    let dropped = unfit.map(|(key, _)| key.clone()).collect();
    table.record(SetUp { options: all, setup, pace, dropped, no_programs });
    start_if_ready(table, room)
}
