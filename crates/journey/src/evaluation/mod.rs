//! What the game knows of good and bad play. Used by bots only, never by the rules.

mod mood;
mod worth;

use table::{Evaluate, Rng, Seat};

use crate::choice::Choice;
use crate::rules::Journey;
use crate::state::{Phase, State};
use mood::Mood;

impl Evaluate for Journey {
    fn value(state: &State, seat: Seat) -> f64 {
        if let Phase::Over { winners, .. } = state.phase {
            return if winners.has(seat) {
                1.0 / winners.len() as f64
            } else {
                0.0
            };
        }
        worth::chance_to_win(state, seat)
    }

    fn habit(state: &State, seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        match &state.phase {
            // Who plays whom makes no difference that a habit could know of.
            Phase::TakeHobbit => table::pick(rng, choices.len()),
            Phase::SetAside(roll) => {
                let mood = Mood::of(state, roll, seat);
                best(choices, |choice| mood.urge(choice))
            }
            _ => best(choices, |choice| match choice {
                Choice::Settle => 100.0,
                Choice::Advance(boxes) => f64::from(boxes),
                _ => 0.0,
            }),
        }
    }
}

fn best(choices: &[Choice], urge: impl Fn(Choice) -> f64) -> usize {
    let mut best = (0, f64::MIN);
    for (index, choice) in choices.iter().enumerate() {
        let urge = urge(*choice);
        if urge > best.1 {
            best = (index, urge);
        }
    }
    best.0
}
