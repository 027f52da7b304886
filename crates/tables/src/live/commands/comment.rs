//! Comments at the steps of a game that is over.

use seen::Status;

use super::chat::LONGEST;
use super::names::clean;
use crate::TableError;
use crate::actor::Actor;
use crate::live::entry::Commented;
use crate::live::table::Table;

/// Comments on a step, for whoever sits here, or sat here and resigned.
pub fn comment(table: &mut Table, who: &Actor, ply: u32, text: &str) -> Result<(), TableError> {
    let seat = table.chats_from(who).first().ok_or(TableError::NotSeated)?;
    // While it is on, a comment could tell what is hidden.
    let running = table.running.as_ref().filter(|_| table.status() == Status::Finished);
    let live = &running.ok_or(TableError::NotOver)?.live;
    let (first, last) = (live.first_ply(), live.ply());
    if !(first..=last).contains(&ply) {
        return Err(TableError::NoStep { first, last });
    }
    let text = clean(text, LONGEST).ok_or(TableError::BadText)?;
    table.record(Commented { seat, ply, text });
    Ok(())
}
