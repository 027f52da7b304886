//! Choices, one or several in a row.

use seen::How;
use table::{Seat, in_a_row};

use crate::TableError;
use crate::live::entry::{Chose, Ended};
use crate::live::lesson;
use crate::live::table::{Table, Whole};

/// Answers the question of `ply` for `seat`, and with the choices after the first the questions that follow: all are made,
/// or none. Repeating a request is a no-op.
pub fn choose(table: &mut Table, seat: Seat, ply: u32, choices: &[String]) -> Result<(), TableError> {
    if was_sent(table, seat, ply, choices) {
        return Ok(());
    }
    let live = &*table.playing()?.live;
    let made = in_a_row(live, seat, ply, choices)?.into_iter().map(|place| choices[place].clone());
    let made = made.collect::<Vec<_>>();
    lesson::allows(table, seat, &made)?;
    let (mut at, shorter) = (ply, made.len() < choices.len());
    for (index, choice) in made.into_iter().enumerate() {
        let running = table.playing()?;
        let live = &mut running.live;
        let told = live.told_len();
        live.choose(seat, at, &choice)?;
        let (hash, journal) = (live.hash(), live.journal(told));
        let asks = Some(live.asks());
        let next = live.ply();
        table.record(Chose { seat, ply: at, choice, hash, journal, together: index > 0, asks });
        at = next;
    }
    let running = table.playing()?;
    if shorter || running.whole.as_ref().is_some_and(|whole| whole.seat == seat) {
        running.whole = shorter.then(|| Whole { seat, ply, upto: at, choices: choices.to_vec() });
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
    // What followed by itself is not among what was made.
    let whole = table.running.as_ref().and_then(|running| running.whole.as_ref());
    let is_whole = |whole: &Whole| {
        (whole.seat, whole.ply, whole.upto as usize) == (seat, ply, upto) && whole.choices == choices
    };
    whole.is_some_and(is_whole)
        || last.first().is_some_and(|first| first.ply == ply)
            && last.iter().map(|sent| &sent.choice).eq(choices)
}

/// Writes the end that the rules have found. A seat that resigned does not win, unless all win.
pub(crate) fn end_if_over(table: &mut Table) {
    let Some(outcome) = table.running.as_ref().and_then(|running| running.live.outcome()) else {
        return;
    };
    table.record(Ended { how: How::Outcome, outcome: Some(outcome.without(table.resigned())) });
}
