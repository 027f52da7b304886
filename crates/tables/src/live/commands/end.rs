//! Ending the game without a winner, when all persons agree. Bots do not mind, and silence counts as consent after a
//! while.

use seen::How;
use table::Seat;

use crate::TableError;
use crate::live::entry::{EndAgreed, EndProposed, EndRefused, Ended};
use crate::live::table::{Asked, Table};

/// Proposes to end the game; where somebody else did already, that is a consent.
pub fn propose(table: &mut Table, seat: Seat) -> Result<(), TableError> {
    table.playing()?;
    match table.end {
        Some(asked) if asked.waiting.has(seat) => answer(table, seat, true),
        // Nobody has answered for so long that silence is consent.
        Some(asked) if table.lapsed(&asked) => {
            let how = How::Agreed;
            table.record(Ended { how, outcome: None });
            Ok(())
        }
        Some(_) => Ok(()),
        None => {
            table.record(EndProposed { seat });
            end_if_agreed(table);
            Ok(())
        }
    }
}

/// Answers the proposal for `seat`. Whoever proposed it may think better of it.
pub fn answer(table: &mut Table, seat: Seat, agree: bool) -> Result<(), TableError> {
    table.playing()?;
    let may = |asked: &Asked| asked.waiting.has(seat) || (!agree && asked.by == seat);
    let asked = table.end.filter(may).ok_or(TableError::NothingAsked)?;
    if agree {
        for seat in table.answered_at(seat, asked.waiting).iter() {
            table.record(EndAgreed { seat });
        }
        end_if_agreed(table);
    } else {
        table.record(EndRefused { seat });
    }
    Ok(())
}

/// The host of the house ends the game.
pub fn close(table: &mut Table) -> Result<(), TableError> {
    table.playing()?;
    table.record(Ended { how: How::Closed, outcome: None });
    Ok(())
}

fn end_if_agreed(table: &mut Table) {
    if table.end.is_some_and(|asked| asked.waiting.is_empty()) {
        table.record(Ended { how: How::Agreed, outcome: None });
    }
}
