//! Chat messages.

use store::GuestHash;

use super::names::clean;
use crate::ApiError;
use crate::tables::entry::Chat;
use crate::tables::table::Table;

/// The longest message, in characters.
const LONGEST: usize = 300;

/// Posts a chat message of a guest who sits here, or sat here and resigned: where the game lets them speak freely.
pub(crate) fn chat(table: &mut Table, guest: &GuestHash, text: &str) -> Result<(), ApiError> {
    let seat = table.known(guest).first().ok_or(ApiError::NotSeated)?;
    let text = clean(text, LONGEST).ok_or(ApiError::BadText)?;
    table.may_speak(seat)?;
    let name = table.seats[seat.index()].name().to_owned();
    table.record(Chat { seat, name, text, gone: false });
    Ok(())
}
