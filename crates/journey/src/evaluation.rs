//! What the game knows of good and bad play. Used by bots only, never by the rules.

use table::{Evaluate, Rng, Seat};

use crate::choice::Choice;
use crate::dice::{Colour, Symbol};
use crate::rules::Journey;
use crate::state::{Phase, Roll, State};

/// Round boxes a sensible player advances in a turn, on average (measured with `habit` against itself).
const PACE: f64 = 1.6;
/// Nazgûl marks a player receives in a round, on average.
const PRESSURE: f64 = 1.3;
/// How steeply an advantage of one turn turns into winning.
const STEEPNESS: f64 = 0.9;

impl Evaluate for Journey {
    fn value(state: &State, seat: Seat) -> f64 {
        if let Phase::Over { winners, .. } = state.phase {
            return if winners.has(seat) {
                1.0 / winners.len() as f64
            } else {
                0.0
            };
        }
        let promise = |seat| promise(state, seat);
        let total = Seat::all(state.players()).map(promise).sum::<f64>();
        if total > 0.0 { promise(seat) / total } else { 0.0 }
    }

    fn habit(state: &State, _seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        let urge = |choice: &Choice| match state.phase {
            Phase::SetAside(ref roll) => urge_to_set_aside(state, roll, *choice),
            _ => match choice {
                Choice::Settle => 3.0,
                Choice::Advance(boxes) => f64::from(*boxes),
                _ => 1.0,
            },
        };
        let best = choices.iter().map(urge).fold(f64::MIN, f64::max);
        let ties = choices.iter().filter(|choice| urge(choice) >= best).count();
        let pick = table::pick(rng, ties);
        choices
            .iter()
            .enumerate()
            .filter(|(_, choice)| urge(choice) >= best)
            .nth(pick)
            .map_or(0, |(i, _)| i)
    }
}

/// How likely this player is to be the one who wins, not yet compared with the others.
fn promise(state: &State, seat: Seat) -> f64 {
    let player = &state.seats[seat];
    if player.eliminated() {
        return 0.0;
    }
    let (rings, marks) = expected(state, seat);
    let boxes = (f64::from(state.sheet.mordor()) - f64::from(player.bearer) - rings).max(0.0);
    let turns = boxes / PACE;
    let left = f64::from(player.nazgul.marks_left()) - marks;
    // Marks that can still be borne beyond what the road will bring.
    let margin = left - PRESSURE * turns;
    let survival = 1.0 / (1.0 + (-1.1 * margin - 0.6).exp());
    let alive = if left <= 0.0 { 0.02 } else { 1.0 };
    // Having more of the Nazgûl route left also decides ties in Mordor.
    (-STEEPNESS * turns + 0.03 * left).exp() * survival * alive
}

/// What the dice already set aside this turn will bring `seat`: round boxes, and Nazgûl marks less what
/// Gandalfs add to the road.
fn expected(state: &State, seat: Seat) -> (f64, f64) {
    let (roll, nazgul, gandalfs, rings) = match &state.phase {
        Phase::SetAside(roll) => {
            let tally = roll.tally();
            let aside = roll
                .set_aside()
                .iter()
                .filter(|die| roll.face(*die) == Symbol::Nazgul)
                .collect();
            (roll, aside, tally.counted_gandalfs(), tally.counted_rings())
        }
        Phase::Apply(results) | Phase::Advance(results) => {
            (&results.roll, results.nazgul, results.gandalfs, results.rings)
        }
        _ => return (0.0, 0.0),
    };
    let hits = nazgul
        .iter()
        .filter(|die| state.hit_by(roll, *die) == Some(seat))
        .count();
    if seat == state.active {
        (f64::from(rings), hits as f64 - f64::from(gandalfs))
    } else {
        (0.0, hits as f64)
    }
}

/// How much a sensible player in a hurry wants this, when dice are to be set aside.
fn urge_to_set_aside(state: &State, roll: &Roll, choice: Choice) -> f64 {
    let tally = roll.tally();
    let counted = tally.counted_rings();
    match choice {
        Choice::Set(die) => match roll.face(die) {
            Symbol::Nazgul => urge_for_nazgul(state, roll, die),
            Symbol::Ring => 8.0,
            Symbol::Gandalf => 6.0,
            Symbol::Fellowship if !tally.repelled() => 9.0,
            Symbol::Fellowship => 4.5,
            // With Rings in hand the Tree brings them home.
            Symbol::WhiteTree if counted > 0 && roll.left().len() > 1 => 7.0,
            Symbol::WhiteTree => 1.5,
            Symbol::Orc => 1.0,
        },
        Choice::Stop => 5.5,
        Choice::Roll => 4.0,
        Choice::Repeat => {
            let bad = roll.left().iter().filter(|die| {
                let symbol = roll.face(*die);
                symbol == Symbol::Orc || symbol == Symbol::Nazgul
            });
            if 2 * bad.count() > roll.left().len() {
                20.0
            } else {
                0.0
            }
        }
        _ => 0.0,
    }
}

/// A Nazgûl that must be taken should fly at the rival who is nearest to Mordor.
fn urge_for_nazgul(state: &State, roll: &Roll, die: Colour) -> f64 {
    let due = !roll.shows(roll.chosen, Symbol::Nazgul);
    let base = if due { 10.0 } else { 0.5 };
    match state.hit_by(roll, die) {
        Some(seat) if seat == state.active => base,
        Some(seat) => base + 1.0 + f64::from(state.seats[seat].bearer) / 100.0,
        None => base + 1.0,
    }
}
