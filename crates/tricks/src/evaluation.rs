//! What the game knows of good and bad play. Used by bots only, never by the rules.

use table::{Evaluate, Rng, Seat, pick};

use crate::chair::Chair;
use crate::choice::Choice;
use crate::goal::judge::Status;
use crate::rules::Tricks;
use crate::state::{Ask, Phase, State};

impl Evaluate for Tricks {
    /// Everybody wins or loses together: how far the objectives are met, whosever they are.
    fn value(state: &State, _seat: Seat) -> f64 {
        match state.phase {
            Phase::Over { won, .. } => f64::from(u8::from(won)),
            Phase::Between { won, .. } => {
                if won {
                    0.9
                } else {
                    0.05
                }
            }
            _ if state.deal.total == 0 => 0.5,
            _ => Chair::all(state.chairs())
                .map(|chair| chance_of(state, chair))
                .product(),
        }
    }

    /// Passes back what was passed now and then, else anything.
    fn habit(state: &State, _seat: Seat, choices: &[Choice], rng: &mut Rng) -> usize {
        if let Phase::Prepare {
            ask: Ask::Return { given, .. },
            ..
        } = state.phase
            && pick(rng, 2) == 0
            && let Some(same) = choices.iter().position(|choice| *choice == Choice::Pass(given))
        {
            return same;
        }
        pick(rng, choices.len())
    }
}

fn chance_of(state: &State, chair: Chair) -> f64 {
    match state.status(chair) {
        Status::Met => 1.0,
        Status::Failed => 0.0,
        // The fewer tricks are left, the less likely it is that what is open will still be met.
        Status::Open => 0.5 + 0.3 * f64::from(state.tricks_left()) / f64::from(state.deal.total.max(1)),
    }
}
