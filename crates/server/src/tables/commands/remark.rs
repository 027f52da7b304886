//! Pointing at something, or saying what everybody can see, where the game lets nobody speak freely.

use table::{Seat, Talk};

use crate::ApiError;
use crate::tables::entry::Remarked;
use crate::tables::table::Table;

/// Whoever sits at `seat` makes a remark that the game offers them.
pub(crate) fn remark(table: &mut Table, seat: Seat, remark: &str) -> Result<(), ApiError> {
    table.playing()?;
    let not_offered = |clause| ApiError::NoRemark {
        remark: remark.chars().take(80).collect(),
        clause,
    };
    match table.talk(seat) {
        Talk::Free => return Err(not_offered(None)),
        Talk::Quiet { refusal, remarks } => {
            let offered = remarks.iter().any(|offered| offered.remark == remark);
            if !offered {
                return Err(not_offered(Some(refusal.clause)));
            }
        }
    }
    let name = table.seats[seat.index()].name().to_owned();
    let remark = remark.to_owned();
    table.record(Remarked { seat, name, remark });
    Ok(())
}
