//! Cards that lie somewhere: in a hand, a pool, a pile.

use std::fmt::Display;
use std::str::FromStr;

use table::lines::{Flaw, Head, Line, Telling, counted};

use crate::ids::Id;
use crate::pile::Open;
use crate::pile::Pile;

/// Cards in their order; alike ones that lie together are counted.
pub(super) fn grouped<T: Display + PartialEq>(cards: impl Iterator<Item = T>) -> Vec<String> {
    let mut groups = Vec::<(u8, T)>::new();
    for card in cards {
        match groups.last_mut() {
            Some((count, last)) if *last == card => *count += 1,
            _ => groups.push((1, card)),
        }
    }
    let groups = groups.into_iter();
    groups.map(|(count, card)| counted(count, card)).collect()
}

/// Cards that lie somewhere, `2 orc`: they are taken from where they would be and put there, one by one.
pub(super) fn pile<T: Id + FromStr<Err: Display> + Display + PartialEq, const N: usize, const M: usize>(
    text: &mut Telling<'_>,
    head: impl Head,
    from: &mut Pile<T, N>,
    to: &mut Pile<T, M>,
    put: fn(&mut Pile<T, M>, T),
) -> Result<(), Flaw> {
    if let Some(line) = text.line(head, grouped(to.iter())) {
        for (count, card) in line.counted::<T>()? {
            for _ in 0..count {
                take(line, from, card)?;
                put(to, card);
            }
        }
    }
    Ok(())
}

/// Cards of a hand that all have seen.
pub(super) fn open<T: Id + FromStr<Err: Display> + Display + PartialEq, const N: usize>(
    text: &mut Telling<'_>,
    head: impl Head,
    hand: &Pile<T, N>,
    open: &mut Open<T>,
) -> Result<(), Flaw> {
    if let Some(line) = text.line(head, grouped(open.iter())) {
        let mut hand = *hand;
        for (count, card) in line.counted::<T>()? {
            for _ in 0..count {
                take(line, &mut hand, card)?;
                if open.len() == 8 {
                    return Err(line.flaw("more than 8 cards are not kept in mind"));
                }
                open.add(card);
            }
        }
    }
    Ok(())
}

/// A card is taken from where it is, if it is there.
pub(super) fn take<T: Id + Display, const N: usize>(
    line: &Line<'_>,
    from: &mut Pile<T, N>,
    card: T,
) -> Result<(), Flaw> {
    if from.take(card) {
        return Ok(());
    }
    Err(line.flaw(format!("there is no '{card}' left for this")))
}
