//! Remarks, where the game lets nobody speak freely; and the phrases of the house, which are always allowed.

use table::{Seat, Talk};

use crate::TableError;
use crate::live::entry::Remarked;
use crate::live::phrases::phrase;
use crate::live::table::Table;

/// Makes a remark that the game offers to `seat`.
pub fn remark(table: &mut Table, seat: Seat, remark: &str) -> Result<(), TableError> {
    if phrase(remark).is_some() {
        return said(table, seat, remark);
    }
    table.playing()?;
    let not_offered = |clause| TableError::NoRemark { remark: remark.chars().take(80).collect(), clause };
    match table.talk(seat) {
        Talk::Free => return Err(not_offered(None)),
        Talk::Quiet { refusal, remarks } => {
            let offered = remarks.iter().any(|offered| offered.remark == remark);
            if !offered {
                return Err(not_offered(Some(refusal.clause)));
            }
        }
    }
    said(table, seat, remark)
}

fn said(table: &mut Table, seat: Seat, remark: &str) -> Result<(), TableError> {
    let name = table.seats[seat.index()].name().to_owned();
    let remark = remark.to_owned();
    table.record(Remarked { seat, name, remark, gone: false });
    Ok(())
}
