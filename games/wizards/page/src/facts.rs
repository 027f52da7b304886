//! Facts of the whole game, for the page at its end: what was told of it, counted.

use std::cmp::Ordering;

use table::{Message, Seat, Told};
use wizards::event::Event;

/// Counts of what a player's companies faced, and the luck of their dice.
#[derive(Clone, Copy, Default)]
struct Sum {
    attacks: i64,
    won: i64,
    tied: i64,
    lost: i64,
    rolls: i64,
    /// The sum of all rolls above 7 for each.
    luck: i64,
}

/// The sum of a seat.
fn of(sums: &mut [Sum; 2], seat: Seat) -> &mut Sum {
    &mut sums[seat.index() % 2]
}

/// Attacks, strikes and dice of each player.
pub(crate) fn facts(told: &[Told<Event>]) -> Vec<Message> {
    let mut sums = [Sum::default(); 2];
    for told in told {
        match told.event {
            Event::Attacked { seat, .. } => of(&mut sums, seat).attacks += 1,
            Event::Fought { seat, .. } => {
                let sum = of(&mut sums, seat);
                match told.event.went() {
                    Some(Ordering::Greater) => sum.won += 1,
                    Some(Ordering::Equal) => sum.tied += 1,
                    Some(Ordering::Less) => sum.lost += 1,
                    None => {}
                }
            }
            Event::Rolled { seat, one, two } => {
                let sum = of(&mut sums, seat);
                sum.rolls += 1;
                sum.luck += i64::from(one) + i64::from(two) - 7;
            }
            _ => {}
        }
    }
    let mut facts = Vec::new();
    for (seat, sum) in Seat::all(2).zip(sums) {
        if sum.attacks > 0 {
            let strikes =
                Message::new("wizards-fact-strikes").with("seat", seat).with("attacks", sum.attacks);
            facts.push(strikes.with("won", sum.won).with("tied", sum.tied).with("lost", sum.lost));
        }
        if sum.rolls > 0 {
            let dice = Message::new("wizards-fact-dice").with("seat", seat).with("rolls", sum.rolls);
            facts.push(dice.with("luck", sum.luck));
        }
    }
    facts
}
