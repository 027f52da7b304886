//! Comments at the steps of a game that is over.

use super::chat::LONGEST;
use super::names::clean;
use crate::actor::Actor;
use crate::tables::entry::Commented;
use crate::tables::table::Table;
use crate::{ApiError, Status};

/// Comments on a step, for whoever sits here, or sat here and resigned.
pub(crate) fn comment(table: &mut Table, who: &Actor, ply: u32, text: &str) -> Result<(), ApiError> {
    let seat = table.chats_from(who).first().ok_or(ApiError::NotSeated)?;
    // While it is on, a comment could tell what is hidden.
    let running = table.running.as_ref().filter(|_| table.status() == Status::Finished);
    let live = &running.ok_or(ApiError::NotOver)?.live;
    let (first, last) = (live.first_ply(), live.ply());
    if !(first..=last).contains(&ply) {
        return Err(ApiError::NoStep { first, last });
    }
    let text = clean(text, LONGEST).ok_or(ApiError::BadText)?;
    table.record(Commented { seat, ply, text });
    Ok(())
}
