//! Chat messages.

use super::names::clean;
use crate::ApiError;
use crate::actor::Actor;
use crate::tables::entry::Chat;
use crate::tables::table::Table;

/// The longest message, in characters.
pub(super) const LONGEST: usize = 300;

/// Posts a chat message of whoever sits here, or sat here and resigned: where the game lets them speak freely. A program speaks from
/// the seat that it took itself.
pub(crate) fn chat(table: &mut Table, who: &Actor, text: &str) -> Result<(), ApiError> {
    let seat = table.chats_from(who).first().ok_or(ApiError::NotSeated)?;
    let text = clean(text, LONGEST).ok_or(ApiError::BadText)?;
    table.may_speak(seat)?;
    let name = table.seats[seat.index()].name().to_owned();
    table.record(Chat { seat, name, text, gone: false });
    Ok(())
}
