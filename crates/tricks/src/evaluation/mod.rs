//! What the game knows of good and bad play. Used by bots only, never by the rules.

mod hope;
mod play;

use table::{Evaluate, Rng, Seat, pick};

use crate::choice::Choice;
use crate::rules::Tricks;
use crate::state::{Ask, Phase, State};

impl Evaluate for Tricks {
    /// Everybody wins or loses together: how far the objectives are met, whosever they are.
    fn value(state: &State, _seat: Seat) -> f64 {
        match state.phase {
            Phase::Over { won, .. } => f64::from(u8::from(won)),
            Phase::Between { won: true, .. } => 0.9,
            Phase::Between { won: false, .. } => 0.05,
            _ if state.deal.total == 0 => 0.5,
            _ => hope::of_all(state),
        }
    }

    /// Plays towards the objectives of all; passes back what was passed now and then, else anything.
    fn habit(state: &State, _seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        match state.phase {
            Phase::Play { chair } => play::card(state, chair, choices, rng),
            Phase::Prepare {
                ask: Ask::Return { given, .. },
                ..
            } if pick(rng, 2) == 0 => {
                let same = choices.iter().position(|choice| *choice == Choice::Pass(given));
                same.unwrap_or_else(|| pick(rng, choices.len()))
            }
            _ => pick(rng, choices.len()),
        }
    }
}
