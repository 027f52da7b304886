//! Choices, one or several in a row.

use table::{Seat, SeatSet};

use crate::tables::entry::{Chose, Ended};
use crate::tables::lesson;
use crate::tables::table::Table;
use crate::{ApiError, How};

/// Answers the question of `ply` for `seat`, and with the choices after the first the questions that follow: all are made,
/// or none. Repeating a request is a no-op.
pub(crate) fn choose(table: &mut Table, seat: Seat, ply: u32, choices: &[String]) -> Result<(), ApiError> {
    if was_sent(table, seat, ply, choices) {
        return Ok(());
    }
    try_all(table, seat, ply, choices)?;
    lesson::allows(table, seat, choices)?;
    let mut at = ply;
    for (index, choice) in choices.iter().enumerate() {
        let running = table.playing()?;
        let live = &mut running.live;
        let told = live.told_len();
        live.choose(seat, at, choice)?;
        let (hash, journal) = (live.hash(), live.journal(told));
        let asks = Some(live.asks());
        let next = live.ply();
        table.record(Chose {
            seat,
            ply: at,
            choice: choice.clone(),
            hash,
            journal,
            together: index > 0,
            asks,
        });
        at = next;
    }
    end_if_over(table);
    Ok(())
}

/// True if the seat sent just this last, so that it is a retry. An older choice is none, however alike: its sender has
/// not seen the choices made since.
fn was_sent(table: &Table, seat: Seat, ply: u32, choices: &[String]) -> bool {
    let sent = table.running.as_ref().map_or(&[][..], |running| &running.sent);
    let upto = sent.iter().rposition(|sent| sent.seat == seat).map_or(0, |last| last + 1);
    let (made, _) = sent.split_at(upto);
    // What was sent as one stands in one piece, and only its first is not together with the one before.
    let from = made.iter().rposition(|sent| !sent.together).unwrap_or(0);
    let (_, last) = made.split_at(from);
    last.first().is_some_and(|first| first.ply == ply) && last.iter().map(|sent| &sent.choice).eq(choices)
}

/// Tries all choices on a copy, so that the game is as it was when one of them is refused. Choices after a roll, a draw,
/// something revealed to this seat or somebody else's question are not tried: a refusal reveals no more than the table did.
fn try_all(table: &mut Table, seat: Seat, ply: u32, choices: &[String]) -> Result<(), ApiError> {
    let running = table.playing()?;
    let [first, rest @ ..] = choices else {
        return Ok(());
    };
    if rest.is_empty() {
        return Ok(running.live.check(seat, ply, first)?);
    }
    let mut game = running.live.boxed_clone();
    let asked = game.asks();
    game.choose(seat, ply, first)?;
    for (made, choice) in (1..).zip(rest) {
        let new = game.asks().iter().filter(|seat| !asked.has(*seat));
        if game.told_more() || !game.asks().has(seat) || new.collect::<SeatSet>() != SeatSet::EMPTY {
            return Err(ApiError::ListEnds(made));
        }
        let ply = game.ply();
        game.choose(seat, ply, choice)?;
    }
    Ok(())
}

/// Writes the end that the rules have found. A seat that resigned does not win, unless all win.
pub(crate) fn end_if_over(table: &mut Table) {
    let Some(outcome) = table.running.as_ref().and_then(|running| running.live.outcome()) else {
        return;
    };
    table.record(Ended { how: How::Outcome, outcome: Some(outcome.without(table.resigned())) });
}
