//! Handing in a text: a deck.

use table::{Brings, Whose};

use super::start::{start_if_ready, with_all_brought};
use crate::tables::entry::Brought;
use crate::tables::table::Table;
use crate::{ApiError, Room};

/// Hands in the text `id` for `whose`; handed in again, it takes the place of the one before. With the last that the
/// game needs, it begins.
///
/// # Errors
/// All that is wrong with it, each fault with its line and clause; or that the game has begun.
pub(crate) fn bring(
    table: &mut Table,
    room: &Room,
    whose: Whose,
    id: &str,
    text: &str,
) -> Result<(), ApiError> {
    table.waiting()?;
    let (seat, text) = (whose.seat(), with_plain_lines(text));
    room.game
        .bring(&with_all_brought(table, room)?, seat, id, &text)?;
    if table.brought.get(&(seat, id.to_owned())) != Some(&text) {
        let id = id.to_owned();
        table.record(Brought { seat, id, text });
    }
    start_if_ready(table, room)
}

/// For whom a guest with these seats hands in `id`: the host for the whole table, if the text is the table's.
pub(crate) fn is_for_all(table: &Table, room: &Room, id: &str) -> Result<bool, ApiError> {
    let brings = room.game.brings(&table.made.setup)?;
    let same = |brings: &Brings| brings.id == id;
    if !brings.iter().any(same) {
        return Err(ApiError::NoText(id.chars().take(80).collect()));
    }
    Ok(brings
        .iter()
        .filter(|brings| same(brings))
        .all(|brings| brings.whose == Whose::Table))
}

/// Forms end their lines in another way.
fn with_plain_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}
