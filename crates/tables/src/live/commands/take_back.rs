//! Take-backs.

use table::Seat;

use crate::TableError;
use crate::live::entry::{TakeBackAgreed, TakeBackAsked, TakeBackRefused, TakenBack};
use crate::live::lesson;
use crate::live::table::{Asked, Table};

/// The take-back that `seat` could ask for: the ply, and the seats of others that must agree. Choices made in one go are
/// taken back in one go.
pub fn offer(table: &Table, seat: Seat) -> Option<(u32, table::SeatSet)> {
    // A lesson goes its own way; and at the deal of a day what is played is played, for everybody.
    if lesson::now(table).is_some() || table.made.day.is_some() {
        return None;
    }
    let running = table.running.as_ref().filter(|_| table.ended.is_none())?;
    let last = running.live.take_back(seat)?.to;
    let together = |ply: &u32| running.sent.get(*ply as usize).is_some_and(|sent| sent.together);
    let to = (running.live.first_ply()..=last).rev().find(|ply| !together(ply))?;
    Some((to, table.consent_to(to, seat, table.persons())))
}

/// Asks for a take-back of `seat`. Where no other person has moved since, it is done at once.
pub fn ask(table: &mut Table, seat: Seat, to: Option<u32>) -> Result<(), TableError> {
    let now = table.playing()?.live.ply();
    let (back, consent) = offer(table, seat).ok_or(TableError::CannotTakeBack)?;
    if let Some(given) = to.filter(|to| *to != back) {
        return Err(TableError::Stale { given, now });
    }
    match table.take_back {
        _ if consent.is_empty() => go_back(table, seat, back, false),
        Some((asked, _)) if asked.by == seat && !table.lapsed(&asked) => Ok(()),
        Some((asked, _)) if !table.lapsed(&asked) => Err(TableError::TakeBackPending(asked.by)),
        before => {
            // Nobody has answered for so long that it is taken for a no.
            if let Some((asked, _)) = before {
                table.record(TakeBackRefused { seat: asked.by });
            }
            table.record(TakeBackAsked { seat, to: back });
            Ok(())
        }
    }
}

/// Answers the open request. Whoever asked may think better of it.
pub fn answer(table: &mut Table, seat: Seat, agree: bool) -> Result<(), TableError> {
    table.playing()?;
    let may = |asked: &Asked| asked.waiting.has(seat) || (!agree && asked.by == seat);
    let Some((asked, to)) = table.take_back.filter(|(asked, _)| may(asked)) else {
        return Err(TableError::NothingAsked);
    };
    if !agree {
        table.record(TakeBackRefused { seat });
        return Ok(());
    }
    for seat in table.answered_at(seat, asked.waiting).iter() {
        table.record(TakeBackAgreed { seat });
    }
    let waits = table.take_back.is_some_and(|(asked, _)| !asked.waiting.is_empty());
    if waits { Ok(()) } else { go_back(table, asked.by, to, false) }
}

/// Takes back a choice of `seat`, by the host of the house: nothing that would reveal a secret.
pub fn by_house(table: &mut Table, seat: Seat) -> Result<(), TableError> {
    table.playing()?;
    if seat.index() >= table.seats.len() {
        return Err(TableError::NoSeat);
    }
    let (to, _) = offer(table, seat).ok_or(TableError::CannotTakeBack)?;
    go_back(table, seat, to, true)
}

/// Restores the game as of an earlier choice.
pub(super) fn go_back(table: &mut Table, seat: Seat, to: u32, house: bool) -> Result<(), TableError> {
    let running = table.playing()?;
    // Before a snapshot from which the game was resumed there is nothing to go back to.
    running.live = running.live.at(to).ok_or(TableError::CannotTakeBack)?;
    let (hash, asks) = (running.live.hash(), Some(running.live.asks()));
    table.record(TakenBack { seat, to, hash, house, asks });
    Ok(())
}
