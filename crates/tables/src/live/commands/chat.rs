//! Chat messages.

use super::names::clean;
use crate::TableError;
use crate::actor::Actor;
use crate::live::entry::Chat;
use crate::live::table::Table;

/// The longest message, in characters.
pub(super) const LONGEST: usize = 300;

/// Posts a chat message of whoever sits here, or sat here and resigned: where the game lets them speak freely. A program speaks from
/// the seat that it took itself.
pub fn chat(table: &mut Table, who: &Actor, text: &str) -> Result<(), TableError> {
    let seat = table.chats_from(who).first().ok_or(TableError::NotSeated)?;
    let text = clean(text, LONGEST).ok_or(TableError::BadText)?;
    table.may_speak(seat)?;
    let name = table.seats[seat.index()].name().to_owned();
    table.record(Chat { seat, name, text, gone: false });
    Ok(())
}
