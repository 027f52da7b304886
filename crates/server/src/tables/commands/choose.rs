//! Making a choice: what the whole inn is for.

use table::Seat;

use crate::tables::entry::{Chose, Ended};
use crate::tables::table::{Sent, Table};
use crate::{ApiError, How, Room};

/// `seat` answers the question of `ply`. The same answer once more changes nothing and is well.
pub(crate) fn choose(
    table: &mut Table,
    _room: &Room,
    seat: Seat,
    ply: u32,
    choice: &str,
) -> Result<(), ApiError> {
    let sent = Sent {
        seat,
        ply,
        choice: choice.to_owned(),
    };
    if table
        .running
        .as_ref()
        .is_some_and(|running| running.sent.contains(&sent))
    {
        return Ok(());
    }
    let running = table.playing()?;
    let live = &mut running.live;
    let told = live.told_len();
    live.choose(seat, ply, choice)?;
    let (hash, journal) = (live.hash(), live.journal(told));
    table.record(Chose {
        seat,
        ply,
        choice: sent.choice,
        hash,
        journal,
    });
    end_if_over(table);
    Ok(())
}

/// Writes down the end that the rules have found. A seat whose player gave up does not win, unless all win.
pub(crate) fn end_if_over(table: &mut Table) {
    let Some(outcome) = table.running.as_ref().and_then(|running| running.live.outcome()) else {
        return;
    };
    table.record(Ended {
        how: How::Outcome,
        outcome: Some(outcome.without(table.resigned())),
    });
}
