//! Facts of the whole journey, for the page at its end: the dice that were told, counted.

use journey::dice::Symbol;
use journey::event::Event;
use journey::view::View;
use table::{BySeat, Message, Seat, Told};

/// The symbols that carry a bearer on, and that bring the Nazgûl nearer.
const SYMBOLS: [Symbol; 2] = [Symbol::Ring, Symbol::Nazgul];

/// How often a symbol was rolled, and how often more than was to be expected, in sixths.
#[derive(Clone, Copy, Default)]
struct Sum {
    rolled: i64,
    luck: i64,
}

/// The rolls of each player against what their dice promised.
pub(crate) fn facts(view: &View, told: &[Told<Event>]) -> Vec<Message> {
    let mut sums = BySeat::new(view.seats.players(), |_| [Sum::default(); 2]);
    let mut rolled = BySeat::new(view.seats.players(), |_| false);
    for told in told {
        let Event::Rolled { seat, dice, .. } = &told.event else { continue };
        rolled[*seat] = true;
        for (die, shown) in dice {
            for (symbol, sum) in SYMBOLS.iter().zip(&mut sums[*seat]) {
                let here = i64::from(shown == symbol);
                let faces = view.sheet.faces(*die).iter().filter(|face| *face == symbol).count() as i64;
                sum.rolled += here;
                sum.luck += 6 * here - faces;
            }
        }
    }
    let fact = |(seat, [rings, nazgul]): (Seat, &[Sum; 2])| {
        let above = |sum: &Sum| (sum.luck + 3).div_euclid(6);
        Message::new("journey-fact-rolled")
            .with("seat", seat)
            .with("rings", rings.rolled)
            .with("rings-luck", above(rings))
            .with("nazgul", nazgul.rolled)
            .with("nazgul-luck", above(nazgul))
    };
    sums.iter().filter(|(seat, _)| rolled[*seat]).map(fact).collect()
}
