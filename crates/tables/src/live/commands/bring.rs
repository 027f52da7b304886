//! Handing in texts: decks.

use table::Whose;

use super::start::{start_if_ready, with_all_brought};
use crate::live::entry::Brought;
use crate::live::table::Table;
use crate::{Room, TableError};

/// Hands in the text `id` for `whose`; a new text replaces the one before, of which nothing is kept. It is stored as the
/// game has read it. With the last text that the game needs, it starts.
///
/// # Errors
/// All that is wrong with it, each fault with its line and clause; or that the game has begun.
pub fn bring(table: &mut Table, room: &Room, whose: Whose, id: &str, text: &str) -> Result<(), TableError> {
    lay(table, room, whose, id, text)?;
    start_if_ready(table, room)
}

/// The same of a table that is not to begin yet, whatever is handed in.
pub(super) fn lay(
    table: &mut Table,
    room: &Room,
    whose: Whose,
    id: &str,
    text: &str,
) -> Result<(), TableError> {
    table.waiting()?;
    // What is dealt already holds what was handed in.
    if table.made.deal.is_some() {
        return Err(TableError::HasBegun);
    }
    let mut brings = room.game.brings(&table.made.setup)?.into_iter();
    if !brings.any(|brings| brings.id == id && brings.whose == whose) {
        return Err(TableError::NoText(id.chars().take(80).collect()));
    }
    let (seat, text) = (whose.seat(), with_plain_lines(text));
    room.game.bring(&with_all_brought(table, room)?, seat, id, &text)?;
    let text = room.game.as_read(id, &text);
    let before = table.brought.get(&(seat, id.to_owned()));
    if before.is_none_or(|before| before.text != text) {
        let id = id.to_owned();
        table.record(Brought { seat, id, text, replaced: false });
    }
    Ok(())
}

/// True if the table's maker hands in `id`, for all.
///
/// # Errors
/// When the kept set-up cannot be read.
pub fn is_for_all(table: &Table, room: &Room, id: &str) -> Result<bool, TableError> {
    let mut brings = room.game.brings(&table.made.setup)?.into_iter();
    Ok(brings.any(|brings| brings.id == id && brings.whose == Whose::Table))
}

/// Forms end their lines in another way.
fn with_plain_lines(text: &str) -> String {
    text.replace("\r\n", "\n")
}
